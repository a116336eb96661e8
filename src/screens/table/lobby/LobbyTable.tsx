import { View } from 'react-native';
import type { TablePlace } from '@/games/board';
import type { Seat } from '@/kit/seat';
import { Ghost } from '@/ui/carrying/Ghost';
import { useComfort } from '@/ui/comfort';
import { Spinner } from '@/ui/Spinner';
import { colors, TOUCH } from '@/ui/theme/tokens';
import { useSession } from '../../world';
import type { useTable } from '../useTable';
import { CodeOnTable } from './CodeOnTable';
import { GlassOnTable } from './GlassOnTable';
import { PullBack } from './PullBack';
import { RoundTable } from './RoundTable';
import { SeatDisc, Sitting } from './SeatDisc';
import { TableTop } from './TableTop';
import { discsRoundCode, seatSpots, tableSizes } from './tableSizes';
import { useDragToSwap } from './useDragToSwap';

type Props = {
  table: ReturnType<typeof useTable>;
  game: string;
  room: { readonly width: number; readonly height: number };
  code: string | 'opening' | null;
  enlarge: () => void;
  openSeat: (seat: Seat) => void;
  /** The view comes from close to the own seat. */
  pullsBack: boolean;
};

/** Font sizes of a name, by the width of its disc. */
const NAME = { least: 15, most: 24, share: 0.17 };
/** Large text grows names less, because neighbours need room for theirs. */
const GROWTH = 0.8;
/** The height of a name with its frame, in font sizes. */
const TAG = 1.75;

/** The table as every phone shows it, with its own seat nearest. */
export function LobbyTable({ table, game, room, code, enlarge, openSeat, pullsBack }: Props) {
  const { places, board, own } = table;
  const { textScale } = useComfort();
  const { disc: most } = tableSizes(room, places.length, NAME.least * TAG);
  const name = Math.min(NAME.most, Math.max(NAME.least, most * NAME.share)) * textScale ** GROWTH;
  const below = name * TAG;
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
  const spots = seatSpots(places, own[0], radius, disc / 2);
  const { finger, ground, measure, carried, ...drag } = useDragToSwap(table, { spots, disc });
  const sizeOf = ({ sits }: TablePlace) =>
    !isCode ? disc : sits === 'nobody' ? round.free : round.taken;
  const [ownSpot] = spots.filter((_, at) => places[at]?.seat === own[0]);
  const whole = (
    <View ref={ground} onLayout={measure} testID="drag-ground">
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
            size={sizeOf(place)}
            isOwn={own.includes(place.seat)}
            nameSize={name}
            icon={freeIcon}
            drag={drag.dragOf(place)}
            isLifted={place === carried}
            isTarget={drag.isTarget(place)}
            onPress={() => openSeat(place.seat)}
          />
        )}
      >
        <TableTop game={game} side={2 * radius} isFaint={isCovered} />
      </RoundTable>
      <Ghost finger={finger} width={disc} height={disc}>
        {carried && (
          <Sitting
            {...{ place: carried, board, size: disc, icon: freeIcon }}
            colour={board?.colour(carried.seat) ?? colors.brass}
          />
        )}
      </Ghost>
    </View>
  );
  return pullsBack && ownSpot ? (
    <PullBack own={ownSpot} disc={disc}>
      {whole}
    </PullBack>
  ) : (
    whole
  );
}

type OnTableProps = { isOpening: boolean; isHost: boolean; radius: number };

function OnTable({ isOpening, isHost, radius }: OnTableProps) {
  if (isOpening) return <Spinner />;
  return isHost ? null : <GlassOnTable height={radius * 1.1} />;
}
