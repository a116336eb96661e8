import { useState } from 'react';
import type { TablePlace } from '@/games/board';
import type { Seat } from '@/kit/seat';
import { newcomers } from '@/stores/arrivals';
import { arcFrom } from '../table/lobby/arc';
import { RoundTable } from '../table/lobby/RoundTable';
import { SeatDisc } from '../table/lobby/SeatDisc';
import { TableTop } from '../table/lobby/TableTop';
import type { useTable } from '../table/useTable';
import type { TvSizes } from './tvSizes';

type Props = { table: ReturnType<typeof useTable>; game: string; sizes: TvSizes };

/** Everybody round the table; newcomers fly in from the code that they have scanned. */
export function SeatsAfar({ table: { places, board }, game, sizes }: Props) {
  const { radius, disc, name, below, card, table: at } = sizes;
  const came = useNewcomers(places);
  const source = { ...card, left: card.left - at.left, top: card.top - at.top };
  return (
    <RoundTable
      {...{ places, below, radius }}
      nearest={undefined}
      margin={disc / 2}
      renderSeat={(place, spot) => (
        <SeatDisc
          key={place.seat}
          {...{ place, board, spot }}
          size={disc}
          nameSize={name}
          isOwn={false}
          icon="plus"
          flight={came.includes(place.seat) ? arcFrom(source, spot, disc) : undefined}
        />
      )}
    >
      <TableTop game={game} side={2 * radius} isFaint={false} />
    </RoundTable>
  );
}

const NOBODY: readonly Seat[] = [];

/** The seats of those who have come with the last change of the table. */
function useNewcomers(places: readonly TablePlace[]): readonly Seat[] {
  const [last, setLast] = useState({ places, came: NOBODY });
  if (last.places === places) return last.came;
  const isOpened = last.places.length === 0;
  const came = isOpened ? NOBODY : newcomers(last.places, places).map(({ seat }) => seat);
  const next = { places, came: came.length > 0 || isOpened ? came : last.came };
  setLast(next);
  return next.came;
}
