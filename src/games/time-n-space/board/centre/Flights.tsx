import { useCallback } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import { Flying } from '@/ui/moving/Flying';
import { durations } from '@/ui/theme/tokens';
import type { GameEvent } from '../../rules/actions';
import type { View as Seen } from '../../rules/state';
import { Tile, ThingShape } from '../pieces/Tile';
import { useFlying } from '../useFlying';
import { anchorAt } from './anchors';
import { useFromSeat, useSeat, useSeatStore } from './HandContext';
import { ownCentre } from './handSelectors';
import type { MatLayout } from './layout';
import { type PieceFlight, flights } from './motions';

/** Animates what has just moved over the mat. Everything below already shows the new state. */
export function Flights({ mat }: { readonly mat: MatLayout }) {
  const { seat } = useSeat('seat');
  const { events } = useSeatStore();
  const centre = useFromSeat(ownCentre);
  const ofSeat = useCallback(
    (told: readonly GameEvent[], view: Seen) => flights(told, view, seat),
    [seat],
  );
  const flying = useFlying(events, ofSeat, durations.move + 60);
  return (
    <View aria-hidden pointerEvents="none" style={StyleSheet.absoluteFill}>
      {flying.map(({ id, flight }) => (
        <PieceFlying
          key={id}
          flight={flight}
          from={anchorAt(mat, centre, flight.from)}
          to={anchorAt(mat, centre, flight.to)}
          tile={mat.tile}
        />
      ))}
    </View>
  );
}

type Point = { readonly x: number; readonly y: number };
type Props = {
  readonly flight: PieceFlight;
  readonly from: Point;
  readonly to: Point;
  readonly tile: number;
};

function PieceFlying({ flight, from, to, tile }: Props) {
  const size = flight.tile ? tile * 0.8 : tile * 0.4;
  return (
    <Flying way={[from, to]} ms={durations.move} size={size} lift={14} swell={0.3} testID="flying">
      {flight.tile && <Tile tile={flight.tile} size={size} />}
      {flight.thing && (
        <Svg width={size} height={size} viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}>
          <ThingShape thing={flight.thing} seat={flight.seat} size={size * 0.9} />
        </Svg>
      )}
    </Flying>
  );
}
