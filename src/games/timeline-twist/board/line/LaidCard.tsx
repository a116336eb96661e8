import { StyleSheet, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { colors } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { Held, Seen } from '../../rules/state';
import { Picture } from '../cards/Picture';
import { printOf } from '../table/printOf';
import type { RibbonSizes } from './ribbonSizes';

type Props = {
  readonly view: Seen;
  readonly held: Held;
  readonly sizes: RibbonSizes;
  readonly left: number;
};

/** The chosen card in its gap, fact side up. */
export function LaidCard({ view, held, sizes, left }: Props) {
  const { language } = useComfort();
  const card = printOf(view, held.card);
  const { width, height } = sizes.card;
  const isFull = height > width;
  const fontSize = Math.max(LEAST, width * LETTERS);
  return (
    <View
      aria-hidden
      pointerEvents="none"
      testID="laid"
      style={[
        styles.card,
        { left, top: sizes.top.card - RAISED, width, height, borderRadius: width * ROUND },
      ]}
    >
      <Picture card={card} side="fact" size={Math.min(width * 0.66, height * 0.42)} />
      {isFull && (
        <Type
          align="center"
          numberOfLines={3}
          style={[styles.title, { fontSize, lineHeight: fontSize * 1.2 }]}
        >
          {card[language].title}
        </Type>
      )}
    </View>
  );
}

const RAISED = 5;
const [LETTERS, ROUND] = [0.13, 0.1];
const LEAST = 10;

const styles = StyleSheet.create({
  card: {
    position: 'absolute',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    paddingHorizontal: 3,
    overflow: 'hidden',
    borderWidth: 2,
    borderColor: colors.vermilion,
    backgroundColor: colors.paperLight,
  },
  title: { color: colors.print },
});
