import { StyleSheet, View } from 'react-native';
import type { Seat } from '@/kit/seat';
import { boxOf, type Rect } from '../pieces/rect';
import { rankOf } from './counting';
import { EndingText } from './EndingText';
import { type Counted, countingWords, type Ended, tieWords, winnerWords } from './verdictWords';
import { useEndingVoice } from './words';

type Props = Counted & {
  readonly seat: Seat | null;
  /** Where it lies on a TV. */
  readonly rect?: Rect;
};

/** Says what is being counted, and in the end who has won. */
export function Verdict({ counted, done, seat, rect, ...ended }: Props) {
  const { say } = useEndingVoice();
  return (
    <View
      role="status"
      aria-live="polite"
      testID="verdict"
      style={rect && [styles.headline, boxOf(rect)]}
    >
      {done ? (
        <Decided {...ended} seat={seat} />
      ) : (
        <EndingText as="counting" tone="soft" align="center">
          {countingWords(say, counted)}
        </EndingText>
      )}
    </View>
  );
}

function Decided({ seat, ...ended }: Ended & { readonly seat: Seat | null }) {
  const voice = useEndingVoice();
  const { result } = ended;
  const own = seat && !result.places[0]?.includes(seat) ? rankOf(result, seat) : null;
  const ties = tieWords(voice, ended);
  return (
    <>
      <EndingText
        as={ties.length > 0 ? 'winnerOfTie' : 'winner'}
        tone="win"
        align="center"
        testID="winner"
      >
        {winnerWords(voice, ended, seat)}
      </EndingText>
      {own !== null && (
        <EndingText as="own" tone="soft" align="center">
          {voice.say('youAre', { place: own })}
        </EndingText>
      )}
      {ties.map(words => (
        <EndingText key={words} as="tie" tone="soft" align="center" testID="tie">
          {words}
        </EndingText>
      ))}
    </>
  );
}

const styles = StyleSheet.create({
  headline: { position: 'absolute', justifyContent: 'center' },
});
