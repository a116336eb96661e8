import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';
import { useComfort } from '@/ui/comfort';
import { Press } from '@/ui/Press';
import { colors, LARGE } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { CardId } from '../../rules/components';
import { cardOf } from '../../rules/lab';
import { CardShape } from '../cards/CardShape';
import { applies } from '../cards/applies';
import { cardWords } from '../cards/cardWords';
import { sea } from '../pieces/colours';
import { useAnchor } from './anchors';
import { useActs, useFromSeat, useSeat } from './HandContext';
import { isAskedIn, ownIn } from './selectors';
import { useSizes } from './shape';
import { handWords } from './words';

/** The research cards; one that can be used now glows. */
export function Cards() {
  const say = handWords.useSay();
  const anchor = useAnchor('cards');
  const { cards } = useFromSeat(ownIn);
  const { isTight } = useSizes();
  if (cards.length === 0)
    return (
      <View
        ref={anchor}
        collapsable={false}
        style={[styles.cards, styles.none, { minHeight: isTight ? 48 : 58 }]}
        testID="cards"
      >
        <Type as="small" tone="soft">
          {say('noCards')}
        </Type>
      </View>
    );
  return (
    <View ref={anchor} collapsable={false} style={styles.cards} testID="cards">
      {cards.map(id => (
        <ResearchCard key={id} id={id} isBrief={cards.length > 2} />
      ))}
    </View>
  );
}

type CardProps = { readonly id: CardId; readonly isBrief: boolean };

function ResearchCard({ id, isBrief }: CardProps) {
  const say = handWords.useSay();
  const { language, textScale } = useComfort();
  const { isTight } = useSizes();
  const brief = textScale > LARGE ? {} : { numberOfLines: 1 };
  const { explain } = useActs();
  const { view, seat } = useSeat('view', 'seat');
  const isAsked = useFromSeat(isAskedIn);
  const { spent } = useFromSeat(ownIn);
  const card = cardOf(id);
  const { title, line } = cardWords(language, card);
  const glows = isAsked && applies(view, seat, id);
  const name = `${title}: ${line}${glows ? `, ${say('cardGlows')}` : ''}`;
  return (
    <Press
      name={name}
      onPress={() => explain({ about: 'card', card: id })}
      testID={`card-${id}`}
      style={[
        styles.card,
        { minHeight: isTight ? 48 : 58 },
        glows && styles.glows,
        spent.includes(id) && styles.spent,
      ]}
    >
      <Svg aria-hidden width={isTight ? 44 : 60} height={isTight ? 34 : 42} viewBox="0 0 60 42">
        <CardShape card={card} x={30} y={21} size={30} />
      </Svg>
      {!isBrief && (
        <View style={styles.words}>
          <Type as="label" {...brief} style={styles.print}>
            {title}
          </Type>
          <Type as="label" {...brief} style={styles.soft}>
            {line}
          </Type>
        </View>
      )}
    </Press>
  );
}

const styles = StyleSheet.create({
  cards: { flexDirection: 'row', gap: 6 },
  none: {
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 12,
    borderWidth: 1.5,
    borderStyle: 'dashed',
    borderColor: sea.empty,
  },
  card: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: 4,
    paddingHorizontal: 4,
    borderRadius: 12,
    borderWidth: 2,
    borderColor: colors.paperShade,
    backgroundColor: colors.paper,
  },
  glows: { borderColor: colors.lamp, boxShadow: `0 0 12px ${colors.lamp}` },
  spent: { opacity: 0.6 },
  words: { flex: 1 },
  print: { color: colors.print },
  soft: { color: colors.printSoft },
});
