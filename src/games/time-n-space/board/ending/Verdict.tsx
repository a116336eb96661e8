import { View } from 'react-native';
import type { Seat } from '@/kit/seat';
import { useComfort } from '@/ui/comfort';
import { Type } from '@/ui/Type';
import { pieceWords } from '../pieces/words';
import { rankOf } from './counting';
import { countingWords, type Ended, tieWords, winnerWords } from './verdictWords';
import { endingWords } from './words';

type Props = Ended & {
  readonly seat: Seat | null;
  readonly counted: number;
  readonly done: boolean;
};

/** Who has won; while there is still something to count, what is being counted. */
export function Verdict({ counted, done, ...props }: Props) {
  const say = endingWords.useSay();
  return (
    <View role="status" aria-live="polite" testID="verdict">
      {done ? (
        <Decided {...props} />
      ) : (
        <Type as="title" align="center" tone="soft">
          {countingWords(say, counted)}
        </Type>
      )}
    </View>
  );
}

function Decided({ seat, ...ended }: Omit<Props, 'counted' | 'done'>) {
  const says = { say: endingWords.useSay(), pieces: pieceWords.useSay() };
  const { textScale } = useComfort();
  const { result } = ended;
  const own = seat && !result.places[0]?.includes(seat) ? rankOf(result, seat) : null;
  return (
    <>
      <Type as={textScale > 1.4 ? 'title' : 'display'} align="center" tone="sand" testID="winner">
        {winnerWords(says, ended, seat)}
      </Type>
      {own !== null && (
        <Type align="center" tone="soft">
          {says.say('youAre', { place: own })}
        </Type>
      )}
      {tieWords(says, ended).map(words => (
        <Type key={words} as="small" align="center" tone="soft" testID="tie">
          {words}
        </Type>
      ))}
    </>
  );
}
