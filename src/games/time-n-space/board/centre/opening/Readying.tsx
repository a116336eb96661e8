import { useState } from 'react';
import { type LayoutChangeEvent, StyleSheet, View } from 'react-native';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { Panel } from '@/ui/Panel';
import { Type } from '@/ui/Type';
import { of } from '@/kit/seat';
import { SLOTS } from '../../../rules/components';
import { Pointed } from '@/ui/lesson/slots';
import { buildingName } from '../../pieces/naming';
import { BuildingPiece } from '../../pieces/Tile';
import { useActs, useSeat } from '../HandContext';
import { matLayout } from '../layout';
import { Sky } from '../places/Sky';
import { useVoice } from '../useVoice';
import { progressOf } from './progress';

/** Shows the centre at the start, and the button that says this player is ready. */
export function Readying() {
  const { view, seat, pending } = useSeat('view', 'seat', 'pending');
  const { act } = useActs();
  const { say } = useVoice();
  const isReady = progressOf(view, seat) === 'ready';
  return (
    <Panel>
      <Type as="title">{say('opening.readyTitle')}</Type>
      <Type tone="soft">
        {say(view.options.level === 'beginner' ? 'opening.beginnerHint' : 'opening.readyHint')}
      </Type>
      {isReady ? (
        <Notice tone="go" title={say('opening.isReady')} testID="is-ready" />
      ) : (
        <Pointed at="ready">
          <Button
            wide
            kind="main"
            icon="check"
            title={say('opening.ready')}
            busy={pending.some(({ type }) => type === 'ready')}
            onPress={() => act({ type: 'ready' })}
            testID="ready"
          />
        </Pointed>
      )}
      <Laid />
    </Panel>
  );
}

/** The mat as a picture, with nothing to touch. */
function Laid() {
  const { view, seat } = useSeat('view', 'seat');
  const { piece } = useVoice();
  const [width, setWidth] = useState(0);
  const { buildings } = of(view.centres, seat);
  const { places, tile } = matLayout(Math.min(width, WIDEST), 0);
  const measured = ({ nativeEvent }: LayoutChangeEvent) => setWidth(nativeEvent.layout.width);
  const bottom = Math.max(places['beam-2'].y, places['trade-2'].y) + tile;
  return (
    <View onLayout={measured} style={{ height: bottom }}>
      {width > 0 &&
        SLOTS.map(slot => (
          <View
            key={slot}
            accessible
            role="img"
            aria-label={buildingName(piece, slot, buildings[slot], seat)}
            style={[styles.building, { left: places[slot].x, top: places[slot].y }]}
          >
            <BuildingPiece slot={slot} building={buildings[slot]} seat={seat} size={tile} />
          </View>
        ))}
      {width > 0 && (
        <View style={[styles.building, { left: places.ship.x, top: places.ship.y }]}>
          <Sky {...places.ship} />
        </View>
      )}
    </View>
  );
}

const WIDEST = 420;
const styles = StyleSheet.create({ building: { position: 'absolute' } });
