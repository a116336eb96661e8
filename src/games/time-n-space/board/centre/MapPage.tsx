import { useState } from 'react';
import { type LayoutChangeEvent, StyleSheet, View } from 'react-native';
import { of } from '@/kit/seat';
import { space } from '@/ui/theme/tokens';
import type { Why } from '../../rules/actions';
import type { Node } from '../../rules/components';
import { StarMap } from '../map/StarMap';
import { useActs, useHand } from './HandContext';
import { glassOn, waysOf, whyNotTurnOn } from './turning';

const noWormhole = (from: Node, to: Node): Why => ({ code: 'no-wormhole', from, to });

const NOWHERE = { width: 0, height: 0 };

/** The star map in full. With a glass in hand a touch sends the ship there. */
export function MapPage() {
  const { view, seat, clock, places, held } = useHand('view', 'seat', 'clock', 'places', 'held');
  const { open, openPlace, tell, turn } = useActs();
  const [size, setSize] = useState(NOWHERE);
  const measured = ({ nativeEvent }: LayoutChangeEvent) => setSize(nativeEvent.layout);
  const ways = waysOf(view, seat);
  const touch = (node: Node) => {
    const glass = glassOn(view, seat, 'ship');
    if (held === null) {
      if (glass === undefined)
        open({ what: 'symbol', on: 'ship', ...(ways.includes(node) && { to: node }) });
      else openPlace(glass);
      return;
    }
    const { at } = of(view.ships, seat);
    const why = whyNotTurnOn(view, seat, held, 'ship', clock.now());
    if (why) tell(why);
    else if (!ways.includes(node)) tell(noWormhole(at, node));
    else turn(held, 'ship', node === at ? {} : { to: node });
  };
  const { width, height } = size;
  return (
    <View style={styles.page} onLayout={measured}>
      {width > 0 && (
        <StarMap
          view={view}
          seat={seat}
          clock={clock}
          places={places}
          size={{ width, height }}
          onNode={touch}
          glow={held === null ? [] : ways}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({ page: { flex: 1, margin: space.s } });
