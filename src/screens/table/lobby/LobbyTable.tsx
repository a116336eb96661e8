import type { Seat } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { Spinner } from '@/ui/Spinner';
import { TOUCH } from '@/ui/theme/tokens';
import { useSession } from '../../world';
import type { useTable } from '../useTable';
import { CodeOnTable } from './CodeOnTable';
import { GlassOnTable } from './GlassOnTable';
import { RoundTable } from './RoundTable';
import { SeatDisc } from './SeatDisc';
import { TableTop } from './TableTop';
import { discsRoundCode, tableSizes } from './tableSizes';

type Props = {
  table: ReturnType<typeof useTable>;
  game: string;
  room: { readonly width: number; readonly height: number };
  code: string | 'opening' | null;
  enlarge: () => void;
  openSeat: (seat: Seat) => void;
};

/** Font size of a name, and its height below the disc. */
const NAME = 15;
const TAG = 26;

/** The table as every phone shows it, with its own seat nearest. */
export function LobbyTable({ table, game, room, code, enlarge, openSeat }: Props) {
  const { places, board, own } = table;
  const { textScale } = useComfort();
  const below = TAG * textScale;
  const sizes = tableSizes(room, places.length, below);
  const { radius, disc } = sizes;
  const isAlone = useSession(it => it.hosting?.door.is === 'none');
  const freeIcon = isAlone ? 'robot' : table.isHost && code === null ? 'qr' : 'plus';
  const round = discsRoundCode(sizes, TOUCH);
  const isOpening = code === 'opening';
  const isCode = code !== null && !isOpening;
  const over = isCode ? (
    <CodeOnTable text={code} size={round.code} enlarge={enlarge} />
  ) : (
    <OnTable {...{ isOpening, radius }} isHost={table.isHost} />
  );
  const isCovered = isCode || isOpening || !table.isHost;
  return (
    <RoundTable
      {...{ places, radius }}
      nearest={own[0]}
      margin={disc / 2}
      below={below}
      testID={own.length > 0 ? 'seated' : 'standing'}
      over={over}
      renderSeat={(place, spot) => (
        <SeatDisc
          key={place.seat}
          {...{ place, board, spot }}
          size={!isCode ? disc : place.sits === 'nobody' ? round.free : round.taken}
          isOwn={own.includes(place.seat)}
          nameSize={NAME * textScale}
          icon={freeIcon}
          onPress={() => openSeat(place.seat)}
        />
      )}
    >
      <TableTop game={game} side={2 * radius} isFaint={isCovered} />
    </RoundTable>
  );
}

type OnTableProps = { isOpening: boolean; isHost: boolean; radius: number };

function OnTable({ isOpening, isHost, radius }: OnTableProps) {
  if (isOpening) return <Spinner />;
  return isHost ? null : <GlassOnTable height={radius * 1.1} />;
}
