import { useState } from 'react';
import { ScrollView, StyleSheet } from 'react-native';
import { space } from '@/ui/theme/tokens';
import { Mats } from '../mats/Mats';
import { useSeat } from './HandContext';
import { useVoice } from './useVoice';

/** The others’ centres; beside the map (`whole`) all of them fit at once. */
export function MatsPage({ whole = false }: { whole?: boolean }) {
  const [height, setHeight] = useState(0);
  const { view, seat, places, clock } = useSeat('view', 'seat', 'places', 'clock');
  const { say } = useVoice();
  return (
    // The list holds nothing to touch, so it takes the focus itself: keyboards scroll only what has
    // it.
    <ScrollView
      tabIndex={0}
      role="region"
      aria-label={say('pages.mats')}
      contentContainerStyle={styles.page}
      onLayout={({ nativeEvent }) => setHeight(nativeEvent.layout.height)}
    >
      <Mats {...{ view, seat, places, clock }} room={whole ? height - 2 * space.s : undefined} />
    </ScrollView>
  );
}

const styles = StyleSheet.create({ page: { padding: space.s } });
