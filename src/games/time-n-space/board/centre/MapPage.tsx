import { useState } from 'react';
import { type LayoutChangeEvent, StyleSheet, View } from 'react-native';
import { space } from '@/ui/theme/tokens';
import type { Node } from '../../rules/components';
import { StarMap } from '../map/StarMap';
import { useActs, useFromHand, useSeat } from './HandContext';
import { waysOf } from './turning';

const NOWHERE = { width: 0, height: 0 };
const NONE: readonly Node[] = [];

/** The full star map. With a glass in hand, touching a place sends the ship there. */
export function MapPage() {
  const { view, seat, clock, places } = useSeat('view', 'seat', 'clock', 'places');
  const { touchNode } = useActs();
  const isHeld = useFromHand(({ held }) => held !== null);
  const glow = isHeld ? waysOf(view, seat) : NONE;
  const [size, setSize] = useState(NOWHERE);
  const measured = ({ nativeEvent }: LayoutChangeEvent) => setSize(nativeEvent.layout);
  return (
    <View style={styles.page} onLayout={measured}>
      {size.width > 0 && (
        <StarMap {...{ view, seat, clock, places, size, glow }} onNode={touchNode} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({ page: { flex: 1, margin: space.s } });
