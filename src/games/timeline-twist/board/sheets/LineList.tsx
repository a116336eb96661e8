import { StyleSheet, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { CardId } from '../../deck/card';
import type { Seen } from '../../rules/state';
import { Picture } from '../cards/Picture';
import { handWords } from '../hand/words';
import { dateOf } from '../pieces/naming';
import { columnsOf } from '../table/line';
import { printOf } from '../table/printOf';

type Props = {
  readonly view: Seen;
  /** The card to mark, because the player asked for it. */
  readonly at?: CardId | undefined;
};

/** The whole timeline as a list, from the earliest card to the latest. */
export const LineList = ({ view, at }: Props) => (
  <View role="list" style={styles.list} testID="line-list">
    {columnsOf(view).map(({ cards, above }) => (
      <View key={cards[0]} style={styles.column}>
        {cards.map(card => (
          <LineEntry key={card} {...{ view, card }} isMarked={card === at} />
        ))}
        {above.map(card => (
          <LineEntry key={card} {...{ view, card }} isMarked={card === at} isAbove />
        ))}
      </View>
    ))}
  </View>
);

type EntryProps = {
  readonly view: Seen;
  readonly card: CardId;
  readonly isMarked: boolean;
  readonly isAbove?: boolean;
};

export function LineEntry({ view, card, isMarked, isAbove = false }: EntryProps) {
  const say = handWords.useSay();
  const { language } = useComfort();
  const print = printOf(view, card);
  const { title, fact } = print[language];
  return (
    <View
      accessible
      role="listitem"
      style={[styles.entry, isAbove && styles.above, isMarked && styles.marked]}
    >
      <Picture card={print} side="fact" size={52} />
      <View style={styles.words}>
        <Type as="heading" style={styles.date}>
          {isAbove
            ? `${dateOf(language, view, card)} · ${say('gapRow')}`
            : dateOf(language, view, card)}
        </Type>
        <Type style={styles.title}>{title}</Type>
        <Type as="small" style={styles.fact}>
          {fact}
        </Type>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.xs },
  column: { gap: space.xs },
  entry: {
    flexDirection: 'row',
    alignItems: 'flex-start',
    gap: space.m - 4,
    padding: space.m - 4,
    borderRadius: radius.s,
    borderWidth: 2,
    borderColor: colors.paperShade,
    backgroundColor: colors.paper,
  },
  above: { marginLeft: space.l, borderStyle: 'dashed', borderColor: colors.paperEdge },
  marked: { borderColor: colors.vermilion, backgroundColor: colors.paperLight },
  words: { flex: 1, gap: 2 },
  date: { color: colors.vermilion },
  title: { color: colors.print },
  fact: { color: colors.printSoft },
});
