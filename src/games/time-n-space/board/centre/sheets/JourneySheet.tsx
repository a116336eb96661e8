import { useState } from 'react';
import { type LayoutChangeEvent, StyleSheet, useWindowDimensions, View } from 'react-native';
import { of } from '@/kit/seat';
import { Button } from '@/ui/Button';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { Node } from '../../../rules/components';
import type { GlassId } from '../../../rules/state';
import { Pointed } from '@/ui/lesson/slots';
import { StarMap } from '../../map/StarMap';
import { nodeName } from '../../pieces/naming';
import { useActs, useSeat } from '../HandContext';
import { waysOf } from '../turning';
import { useVoice } from '../useVoice';
import { HandSheet } from './HandSheet';

type Props = { readonly glass: GlassId };

/** Asks where the ship goes, or whether it stays, when a glass is turned on it. */
export function JourneySheet({ glass }: Props) {
  const { view, seat, clock, places } = useSeat('view', 'seat', 'clock', 'places');
  const { turn } = useActs();
  const { say, piece } = useVoice();
  const window = useWindowDimensions();
  const [width, setWidth] = useState(0);
  const ways = waysOf(view, seat);
  const here = of(view.ships, seat).at;
  const fly = (to: Node) => turn(glass, 'ship', to === here ? {} : { to });
  const measured = ({ nativeEvent }: LayoutChangeEvent) => setWidth(nativeEvent.layout.width);
  const size = { width, height: Math.min(width, SHARE * window.height) };
  return (
    <HandSheet title={say('journey.title')} testID="journey-sheet">
      <View onLayout={measured} style={styles.map}>
        {width > 0 && (
          <StarMap
            view={view}
            seat={seat}
            clock={clock}
            places={places}
            size={size}
            glow={ways}
            onNode={node => ways.includes(node) && fly(node)}
          />
        )}
      </View>
      <View style={styles.ways}>
        {ways.map((node, n) => (
          <Pointed key={node} at={`fly-${node}`}>
            <Button
              wide
              kind={n === 0 ? 'quiet' : 'main'}
              icon={n === 0 ? 'undo' : 'ship'}
              title={say(n === 0 ? 'journey.stay' : 'journey.fly', { node: nodeName(piece, node) })}
              onPress={() => fly(node)}
              testID={`fly-${node}`}
            />
          </Pointed>
        ))}
      </View>
      <Type as="small" tone="soft" align="center">
        {say('journey.arrives')}
      </Type>
    </HandSheet>
  );
}

const SHARE = 0.4; // share of the window; the buttons must fit below

const styles = StyleSheet.create({
  ways: { gap: space.s },
  map: { alignItems: 'stretch' },
});
