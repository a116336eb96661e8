import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { Press } from '@/ui/Press';
import { radius, space } from '@/ui/theme/tokens';
import type { Held } from '../../rules/state';
import { FactCard } from '../cards/FactCard';
import { heldName } from '../pieces/naming';
import { printOf } from '../table/printOf';
import { Carried } from './Carried';
import { useActs, useChosen, useFromSeat } from './HandContext';
import { heldIn } from './selectors';
import { useAsked } from './useAsked';
import { handWords } from './words';

/** A player’s cards side by side, all in full, where there is room. */
export function Spread() {
  const say = handWords.useSay();
  const held = useFromSeat(heldIn);
  return (
    <View role="radiogroup" aria-label={say('cards')} style={styles.spread} testID="cards">
      {held.map(it => (
        <Lying key={it.card} held={it} />
      ))}
    </View>
  );
}

function Lying({ held }: { held: Held }) {
  const say = handWords.useSay();
  const { language } = useComfort();
  const { choose } = useActs();
  const options = useFromSeat(({ view }) => view.options);
  const chosen = useChosen();
  const asked = useAsked(held);
  const scale = useWindowDimensions().width >= VAST ? LARGER : 1;
  const card = printOf({ options }, held.card);
  const isChosen = held === chosen;
  const named = asked
    ? say('askedFor', { card: heldName(language, options, held) })
    : heldName(language, options, held);
  const face = (
    <View style={styles.face} {...(isChosen && { testID: 'chosen-card' })}>
      <FactCard
        scale={scale}
        card={card}
        chosen={isChosen}
        spent={held.sideways}
        asked={asked}
        plain={options.way === 'versus'}
      />
    </View>
  );
  return (
    <Press
      role="radio"
      checked={isChosen}
      name={isChosen ? `${named}. ${card[language].fact}` : say('choose', { card: named })}
      onPress={() => choose(held.card)}
      testID={`card-${held.card}`}
      style={[
        styles.card,
        { maxWidth: WIDEST * scale, minHeight: LOWEST * scale },
        isChosen && styles.raised,
      ]}
    >
      {isChosen ? <Carried>{face}</Carried> : face}
    </Press>
  );
}

/** No card is wider than the first or lower than the second; all are as high as the highest. */
const [WIDEST, LOWEST] = [300, 240];
/** On a screen at least this wide, cards are larger. */
const [VAST, LARGER] = [1500, 1.3];

const styles = StyleSheet.create({
  spread: {
    flexDirection: 'row',
    alignItems: 'stretch',
    justifyContent: 'center',
    gap: space.m,
    paddingHorizontal: space.l,
    paddingTop: space.m,
  },
  card: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    justifyContent: 'flex-start',
    borderRadius: radius.m,
  },
  raised: { marginTop: -space.m, marginBottom: space.m },
  face: { flex: 1 },
});
