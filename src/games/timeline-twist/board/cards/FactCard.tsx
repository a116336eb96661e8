import { StyleSheet, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { colors, radius, space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { Front } from '../../deck/card';
import { Picture } from './Picture';
import { SignMark } from './SignMark';

type Props = {
  readonly card: Front;
  /** Size relative to a card in the hand. */
  readonly scale?: number;
  readonly chosen?: boolean;
  /** The card can no longer be placed. */
  readonly spent?: boolean;
  /** The picture stands beside the words. */
  readonly beside?: boolean;
  /** The card can be discarded now. */
  readonly asked?: boolean;
  /** Leaves the sign out, because signs do not count against each other. */
  readonly plain?: boolean;
};

/** The fact side of a card: everything a player may know before it is turned. */
export function FactCard({
  card,
  scale = 1,
  chosen = false,
  spent = false,
  asked,
  beside = false,
  plain = false,
}: Props) {
  const { language } = useComfort();
  const { title, fact } = card[language];
  const align = beside ? 'left' : 'center';
  const named = (
    <Type as="heading" align={align} style={[styles.title, grown(19, scale)]}>
      {title}
    </Type>
  );
  return (
    <View
      style={[
        styles.card,
        { padding: space.m * scale - 4, borderRadius: radius.m * scale },
        chosen && styles.chosen,
        spent && styles.spent,
      ]}
    >
      <View style={[styles.head, beside ? styles.beside : plain && styles.middle]}>
        {!plain && <SignMark sign={card.front} size={34 * scale} asked={asked === true} />}
        {beside && <View style={styles.words}>{named}</View>}
        <Picture card={card} side="fact" size={(beside ? 58 : 84) * scale} />
        {!beside && !plain && <View style={{ width: 34 * scale }} />}
      </View>
      {!beside && named}
      <Type align={align} style={[styles.fact, grown(16, scale)]}>
        {fact}
      </Type>
    </View>
  );
}

const grown = (size: number, scale: number) =>
  scale === 1 ? null : { fontSize: size * scale, lineHeight: size * scale * 1.32 };

const styles = StyleSheet.create({
  card: {
    flexGrow: 1,
    gap: space.s,
    borderWidth: 2,
    borderColor: colors.paperShade,
    backgroundColor: colors.paper,
  },
  chosen: { borderColor: colors.lamp, backgroundColor: colors.paperLight },
  spent: { backgroundColor: colors.paperShade },
  head: { flexDirection: 'row', alignItems: 'flex-start', justifyContent: 'space-between' },
  beside: { alignItems: 'center', gap: space.s },
  middle: { justifyContent: 'center' },
  words: { flex: 1 },
  title: { color: colors.print },
  fact: { color: colors.print },
});
