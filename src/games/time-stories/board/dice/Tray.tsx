import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated';
import { useComfort } from '@/ui/comfort';
import { durations, radius, space } from '@/ui/theme/tokens';
import type { Face } from '../../rules/components';
import { handWords } from '../hand/words';
import { glaze } from '../pieces/palette';
import { pieceWords } from '../pieces/words';
import { ActionDie } from '../signs/Signs';

/** The dice as they have fallen into the glazed tray. */
export function Tray({ faces }: { readonly faces: readonly Face[] }) {
  const say = handWords.useSay();
  const name = pieceWords.useSay();
  const told = faces.map(face => name(`face.${face}`)).join(', ');
  return (
    <View
      accessible
      role="img"
      aria-label={say('dice.thrown', { faces: told })}
      aria-live="polite"
      style={styles.tray}
      testID="tray"
    >
      {faces.map((face, at) => (
        <Falling key={at} at={at}>
          <ActionDie size={62} face={face} />
        </Falling>
      ))}
    </View>
  );
}

type FallingProps = { readonly at: number; readonly children: React.ReactNode };

/** Each die rolls in a moment after the one before. */
function Falling({ at, children }: FallingProps) {
  const { still } = useComfort();
  const away = useSharedValue(still ? 0 : 1);
  useEffect(() => {
    const fall = withTiming(0, { duration: durations.flight, easing: Easing.out(Easing.bounce) });
    away.set(withDelay(at * 60, fall));
  }, [away, at]);
  const falling = useAnimatedStyle(() => ({
    opacity: 1 - away.get() * 0.6,
    transform: [
      { translateY: -away.get() * 140 },
      { rotate: `${(TILTS[at % TILTS.length] ?? 0) + away.get() * 320}deg` },
    ],
  }));
  return <Animated.View style={falling}>{children}</Animated.View>;
}

const TILTS = [-8, 6, -4, 11, -12, 3];

const styles = StyleSheet.create({
  tray: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: space.m,
    minHeight: 120,
    padding: space.m,
    borderRadius: radius.l,
    borderWidth: 6,
    borderColor: glaze.brass,
    backgroundColor: glaze.cobaltMid,
    overflow: 'hidden',
  },
});
