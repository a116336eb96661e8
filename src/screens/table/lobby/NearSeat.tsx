import { StyleSheet, View } from 'react-native';
import type { TablePlace } from '@/games/board';
import type { useTable } from '../useTable';
import type { NewSeatSizes } from './newSeatSizes';
import { RoundTable } from './RoundTable';
import { SeatDisc } from './SeatDisc';
import { TableTop } from './TableTop';

type Props = {
  table: ReturnType<typeof useTable>;
  /** The own seat as it will be. */
  own: TablePlace;
  game: string;
  sizes: NewSeatSizes;
};

/** The table from close to the own seat, with the neighbours at its rim. */
export function NearSeat({ table: { places, board }, own, game, sizes }: Props) {
  const { width, height, own: middle, disc, radius, name } = sizes;
  const margin = disc / 2;
  const place = { left: middle.x - radius - margin, top: middle.y - 2 * radius - margin };
  return (
    <View style={[styles.window, { width, height }]} aria-hidden>
      <View style={[styles.table, place]}>
        <RoundTable
          places={places}
          nearest={own.seat}
          radius={radius}
          margin={margin}
          below={name * 2}
          renderSeat={(seat, spot) => (
            <SeatDisc
              key={seat.seat}
              place={seat.seat === own.seat ? own : seat}
              {...{ board, spot }}
              size={disc}
              nameSize={name}
              isOwn={seat.seat === own.seat}
              icon="plus"
            />
          )}
        >
          <TableTop game={game} side={2 * radius} isFaint={false} />
        </RoundTable>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  window: { overflow: 'hidden', alignSelf: 'center', pointerEvents: 'none' },
  table: { position: 'absolute' },
});
