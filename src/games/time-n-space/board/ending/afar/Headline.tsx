import { StyleSheet, View } from 'react-native';
import { fonts } from '@/ui/theme/tokens';
import { pieceWords } from '../../pieces/words';
import { Caption } from '../../watch/Caption';
import type { WatchRect } from '../../watch/layout';
import { countingWords, type Ended, tieWords, winnerWords } from '../verdictWords';
import { endingWords } from '../words';
import { boxOf } from './boxOf';

type Props = Ended & {
  readonly counted: number;
  readonly done: boolean;
  readonly rect: WatchRect;
};

/** What is being counted, and then who has won. */
export function Headline({ counted, done, rect, ...ended }: Props) {
  const says = { say: endingWords.useSay(), pieces: pieceWords.useSay() };
  const ties = done ? tieWords(says, ended) : [];
  return (
    <View role="status" aria-live="polite" testID="verdict" style={[styles.headline, boxOf(rect)]}>
      {done ? (
        <View testID="winner">
          <Caption
            size={ties.length > 0 ? 50 : 76}
            tone="heed"
            align="center"
            lines={1}
            style={styles.display}
          >
            {winnerWords(says, ended, null)}
          </Caption>
        </View>
      ) : (
        <Caption size={56} tone="soft" align="center" style={styles.display}>
          {countingWords(says.say, counted)}
        </Caption>
      )}
      {ties.map(words => (
        <View key={words} testID="tie">
          <Caption size={26} tone="soft" align="center" lines={1}>
            {words}
          </Caption>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  headline: { position: 'absolute', justifyContent: 'center' },
  display: { fontFamily: fonts.display },
});
