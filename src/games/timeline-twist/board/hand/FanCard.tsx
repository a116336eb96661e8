import { StyleSheet, View } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { Icon } from '@/ui/Icon';
import { Press } from '@/ui/Press';
import { colors, LARGE, radius, sizes, space, TOUCH } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import type { Front } from '../../deck/card';
import type { Held } from '../../rules/state';
import { Picture } from '../cards/Picture';
import { SignMark } from '../cards/SignMark';
import { heldName } from '../pieces/naming';
import { printOf } from '../table/printOf';
import { Carried } from './Carried';
import { useActs, useFromSeat } from './HandContext';
import { useAsked } from './useAsked';
import { handWords } from './words';

type Props = {
  readonly held: Held;
  readonly isChosen: boolean;
  /** Room is scarce: the picture is left out. */
  readonly isLow: boolean;
  /** There is plenty of room: picture and words are larger. */
  readonly isRoomy: boolean;
};

/** One of a player’s cards: its title shows, and the chosen card shows all. */
export function FanCard({ held, isChosen, isLow, isRoomy }: Props) {
  const say = handWords.useSay();
  const { language } = useComfort();
  const { choose } = useActs();
  const options = useFromSeat(({ view }) => view.options);
  const asked = useAsked(held);
  const hasSign = options.way === 'together';
  const card = printOf({ options }, held.card);
  const { title, fact } = card[language];
  const named = asked
    ? say('askedFor', { card: heldName(language, options, held) })
    : heldName(language, options, held);
  return (
    <View style={[styles.card, held.sideways && styles.spent, isChosen && styles.chosen]}>
      <Press
        role="radio"
        checked={isChosen}
        name={isChosen ? `${named}. ${fact}` : say('choose', { card: named })}
        onPress={() => choose(held.card)}
        testID={`card-${held.card}`}
        style={[styles.head, isLow && styles.lowHead, !hasSign && styles.bareHead]}
      >
        {hasSign && <SignMark sign={held.sign} size={30} asked={asked} />}
        <Type as="heading" {...(isLow && !isChosen && { numberOfLines: 1 })} style={styles.title}>
          {title}
        </Type>
        {held.sideways ? (
          <Spent isLow={isLow} />
        ) : (
          !isChosen && <Picture card={card} side="fact" size={34} />
        )}
      </Press>
      {isChosen && (
        <Carried>
          <Body {...{ card, isLow, isRoomy }} words={held.sideways ? say('spentHelp') : fact} />
        </Carried>
      )}
    </View>
  );
}

type BodyProps = Pick<Props, 'isLow' | 'isRoomy'> & {
  readonly card: Front;
  readonly words: string;
};

function Body({ card, isLow, isRoomy, words }: BodyProps) {
  const isStacked = useComfort().textScale > LARGE || isRoomy;
  return (
    <View style={[styles.body, isStacked && styles.stacked]} testID="chosen-card">
      {!isLow && <Picture card={card} side="fact" size={isRoomy ? LARGER : USUAL} />}
      <View style={!isStacked && styles.words}>
        <Type align={isStacked ? 'center' : 'left'} style={[styles.fact, isRoomy && styles.roomy]}>
          {words}
        </Type>
      </View>
    </View>
  );
}

/** Sizes of the picture. */
const [USUAL, LARGER] = [92, 132];

function Spent({ isLow }: { isLow: boolean }) {
  const say = handWords.useSay();
  const { textScale } = useComfort();
  // The cross stands in for the note, which would squeeze the title.
  if (isLow || textScale > LARGE) return <Icon name="cross" size={18} color={colors.vermilion} />;
  return (
    <Type as="label" style={styles.note}>
      {say('spent')}
    </Type>
  );
}

const styles = StyleSheet.create({
  card: {
    marginHorizontal: space.s,
    borderTopLeftRadius: radius.m,
    borderTopRightRadius: radius.m,
    borderWidth: 1.5,
    borderBottomWidth: 0,
    borderColor: colors.paperEdge,
    backgroundColor: colors.paper,
  },
  chosen: {
    marginHorizontal: 0,
    borderColor: colors.lamp,
    borderBottomWidth: 1.5,
    borderBottomLeftRadius: radius.m,
    borderBottomRightRadius: radius.m,
    backgroundColor: colors.paperLight,
  },
  spent: { backgroundColor: colors.paperShade },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: space.s,
    minHeight: 50,
    paddingVertical: 6,
    paddingHorizontal: space.s + 2,
  },
  /** Without a sign, the title lines up with the words below. */
  bareHead: { paddingLeft: space.m },
  lowHead: { minHeight: TOUCH, paddingVertical: 3 },
  title: { flex: 1, color: colors.print },
  note: { color: colors.print },
  body: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.m,
    paddingBottom: space.m - 2,
  },
  stacked: { flexDirection: 'column' },
  words: { flex: 1 },
  fact: { color: colors.print },
  roomy: { fontSize: sizes.heading[0], lineHeight: sizes.heading[1] },
});
