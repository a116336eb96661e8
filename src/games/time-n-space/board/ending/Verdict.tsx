import { View } from 'react-native';
import { type BySeat, of, type Seat } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { Type } from '@/ui/Type';
import type { Place } from '../../../board';
import type { Result } from '../../../game';
import { GOODS } from '../../rules/components';
import type { Score } from '../../rules/score';
import { listed } from '../pieces/naming';
import { pieceWords } from '../pieces/words';
import { placeOf, type Tie, ties } from './counting';
import { endingWords, nameOf } from './words';

type Props = {
  readonly result: Result;
  readonly scores: BySeat<Score>;
  readonly places: readonly Place[];
  readonly seat: Seat | null;
  readonly counted: number;
  readonly done: boolean;
};

/** Who has won; while there is still something to count, what is being counted. */
export function Verdict({ counted, done, ...props }: Props) {
  const say = endingWords.useSay();
  const good = GOODS[counted - 1];
  return (
    <View role="status" aria-live="polite" testID="verdict">
      {done ? (
        <Decided {...props} />
      ) : (
        <Type as="title" align="center" tone="soft">
          {good ? say(`counting.${good}`) : say('begin')}
        </Type>
      )}
    </View>
  );
}

function Decided({ result, scores, places, seat }: Omit<Props, 'counted' | 'done'>) {
  const say = endingWords.useSay();
  const pieces = pieceWords.useSay();
  const { textScale } = useComfort();
  const [winners = []] = result.places;
  const names = listed(
    pieces,
    winners.map(winner => nameOf(places, pieces, winner)),
  );
  const alone = winners[0] === seat ? say('youWin') : say('wins', { name: names });
  const own = seat && !winners.includes(seat) ? placeOf(result, seat) : null;
  return (
    <>
      <Type as={textScale > 1.4 ? 'title' : 'display'} align="center" tone="sand" testID="winner">
        {winners.length > 1 ? say('shareVictory', { names }) : alone}
      </Type>
      {own !== null && (
        <Type align="center" tone="soft">
          {say('youAre', { place: own })}
        </Type>
      )}
      {ties(result, scores).map(tie => (
        <TieLine key={JSON.stringify(tie)} {...{ tie, result, scores, places }} />
      ))}
    </>
  );
}

type TieProps = Pick<Props, 'result' | 'scores' | 'places'> & { readonly tie: Tie };

function TieLine({ tie, result, scores, places }: TieProps) {
  const say = endingWords.useSay();
  const pieces = pieceWords.useSay();
  const name = (seat: Seat) => nameOf(places, pieces, seat);
  const words = (): string => {
    if (tie.kind === 'broken') {
      const { first, second } = tie;
      const [more, fewer] = [of(scores, first), of(scores, second)];
      const both = { first: name(first), second: name(second) };
      return `${say('tie.both', { ...both, points: more.points })} ${say('tie.counters', {
        ...both,
        more: more.counters,
        fewer: fewer.counters,
      })}`;
    }
    const [one] = tie.seats;
    if (!one) return '';
    return say('tie.shared', {
      names: listed(pieces, tie.seats.map(name)),
      points: of(scores, one).points,
      count: of(scores, one).counters,
      place: placeOf(result, one),
    });
  };
  return (
    <Type as="small" align="center" tone="soft" testID="tie">
      {words()}
    </Type>
  );
}
