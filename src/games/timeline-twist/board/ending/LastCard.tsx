import { useEffect, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { space } from '@/ui/theme/tokens';
import type { Seen } from '../../rules/state';
import { MomentPanel } from '../moment/MomentPanel';
import { lastTurning } from '../moment/turning';

/** Turns the last card over for everybody, and then makes room for the result. */
export function LastCard({ view, scale }: { view: Seen; scale: number }) {
  const { width } = useWindowDimensions();
  const [turning] = useState(() => lastTurning(view));
  const [isShown, setShown] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!turning || !isShown) return null;
  return (
    <View pointerEvents="none" style={styles.over}>
      <MomentPanel
        view={view}
        turning={turning}
        width={Math.min(width * SHARE, WIDTH * scale)}
        {...{ scale }}
      />
    </View>
  );
}

const SHOWN_MS = 4_200;
const SHARE = 0.5;
const WIDTH = 190;

const styles = StyleSheet.create({
  over: { position: 'absolute', top: space.l, left: 0, right: 0, alignItems: 'center', zIndex: 1 },
});
