import { StyleSheet, View } from 'react-native';
import { Icon } from '@/ui/Icon';
import { Press } from '@/ui/Press';
import { space, TOUCH } from '@/ui/theme/tokens';
import type { GameEvent } from '../../../rules/events';
import { glaze } from '../../pieces/palette';
import { Print } from '../../pieces/Print';
import { useRoom } from '../../pieces/useRoom';
import { happenedWords } from '../happenedWords';
import type { BookPart } from '../hand';
import { useActs, useHand, useSpeech } from '../HandContext';

/** What the book says more about. */
const IN_BOOK: Readonly<Partial<Record<GameEvent['type'], BookPart>>> = {
  rule: 'rules',
  hint: 'hints',
};

/** The last thing that happened in the open; where there is room, its line keeps its place when it is empty. */
export function Happened() {
  const { happened } = useHand('happened');
  const speech = useSpeech();
  const { isLow } = useRoom();
  const [last] = happened;
  if (!last && isLow) return null;
  const words = last ? happenedWords(speech, last) : ' ';
  const part = last && IN_BOOK[last.type];
  return (
    <View aria-live="polite" style={styles.line} testID="happened">
      {part ? <InBook {...{ words, part }} /> : <Words>{words}</Words>}
    </View>
  );
}

const Words = ({ children }: { readonly children: string }) => (
  <Print as="small" tone="cobalt" numberOfLines={1} style={styles.words}>
    {children}
  </Print>
);

type InBookProps = { readonly words: string; readonly part: BookPart };

/** The line is too short for a rule, so a touch opens the book at it. */
function InBook({ words, part }: InBookProps) {
  const { open } = useActs();
  return (
    <Press
      name={words}
      onPress={() => open('more', part)}
      style={styles.open}
      testID="happened-open"
    >
      <View style={styles.row}>
        <Words>{words}</Words>
        <Icon name="book" size={18} color={glaze.cobalt} />
      </View>
    </Press>
  );
}

const LINE = 19;

const styles = StyleSheet.create({
  line: { minHeight: LINE },
  // As large as a finger, in the room of a line.
  open: { marginVertical: (LINE - TOUCH) / 2 },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  words: { flexShrink: 1 },
});
