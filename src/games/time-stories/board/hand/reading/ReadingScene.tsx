import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { PointerSlot } from '@/ui/lesson/slots';
import { radius, space } from '@/ui/theme/tokens';
import type { LocationId } from '../../../mission/names';
import { actLabel, cardText, type MissionWords } from '../../../mission/words';
import { locationOf } from '../../../rules/lookup';
import { cardName, markOf } from '../../pieces/naming';
import { clay, glaze } from '../../pieces/palette';
import { Print } from '../../pieces/Print';
import { ShieldList } from '../../pieces/ShieldList';
import { SkillSign } from '../../pieces/SkillSign';
import { StationButton } from '../../pieces/StationButton';
import { useRoom } from '../../pieces/useRoom';
import { BallotPanel } from '../foot/BallotPanel';
import type { Reading } from '../hand';
import { MOST_WIDE } from '../Columns';
import { useActs, useReader, useSpeech } from '../HandContext';
import { CardPicture } from '../pictures';
import { Refused } from '../Refused';
import { testsFor } from '../selectors';
import { TilePanel } from '../TilePanel';
import { handWords } from '../words';
import { ActProse } from './ActProse';
import { CardProse } from './CardProse';
import { ClayGround } from './ClayGround';
import { CodePads } from './CodePad';
import { DarkRoom, ROOM_EDGE } from './DarkRoom';
import { NoteField } from './NoteField';
import { QuestionPanel } from './QuestionPanel';

/** A card as only its reader sees it. On a tablet the note stands beside it. */
export function ReadingScene({ reading }: { readonly reading: Reading }) {
  const { isWide } = useRoom();
  const isAsked = useSpeech().view.asked !== null;
  const note = !isAsked && <NoteField card={reading.card} />;
  const card = <Card {...reading} />;
  if (isWide)
    return (
      <DarkRoom testID="reading">
        <View style={styles.beside}>
          <ScrollView contentContainerStyle={[styles.scroll, styles.middle]}>{card}</ScrollView>
          <View style={styles.side}>
            {note}
            <Below isAsked={isAsked} />
          </View>
        </View>
      </DarkRoom>
    );
  return (
    <DarkRoom testID="reading">
      <ScrollView style={styles.grow} contentContainerStyle={styles.scroll}>
        {card}
        {note}
      </ScrollView>
      <Below isAsked={isAsked} />
    </DarkRoom>
  );
}

/** The way back, or what has to be agreed on first. */
function Below({ isAsked }: { readonly isAsked: boolean }) {
  const say = handWords.useSay();
  const { layBack } = useActs();
  return (
    <>
      <Refused ground="clay" />
      {isAsked ? (
        <AskedBallot />
      ) : (
        <StationButton title={say('card.back')} onPress={layBack} testID="lay-back" />
      )}
    </>
  );
}

function Card({ card, texts, rules }: Reading) {
  const { view, words } = useSpeech();
  const { width, height } = useCardSize();
  return (
    <View style={[styles.card, { width }]}>
      <ClayGround />
      <CardPicture
        mission={view.options.mission}
        place={locationOf(view, card).place}
        card={card}
        width={width - 2 * EDGE}
        height={height}
      />
      <Titled card={card} />
      {proseOf(words, card, texts, view.fronts[card]?.texts ?? []).map(text => (
        <CardProse key={text} isLarge tone="clay" text={text} />
      ))}
      <ForAll rules={rules} />
      <QuestionPanel />
      <RuleStrips card={card} />
      <CodePads card={card} />
    </View>
  );
}

/** Of the card, and how high its picture is. */
function useCardSize() {
  const { width } = useWindowDimensions();
  const { isWide, isLow } = useRoom();
  if (isWide) return { width: Math.min(width - 2 * ROOM_EDGE - SIDE - space.m, 640), height: 200 };
  return { width: Math.min(width - 2 * ROOM_EDGE, 560), height: isLow ? 84 : 158 };
}

const EDGE = 10;
const SIDE = 340;

/** Boxes with rules are white, because everybody may read them. */
function ForAll({ rules }: Pick<Reading, 'rules'>) {
  const say = handWords.useSay();
  const { words } = useSpeech();
  if (rules.length === 0) return null;
  return (
    <TilePanel testID="for-all">
      <Print as="label" tone="cobalt">
        {say('card.forAll')}
      </Print>
      {rules.map(rule => (
        <Print key={rule}>{words.rules[rule] ?? rule}</Print>
      ))}
    </TilePanel>
  );
}

/** A card without words for a later visit is read as it lies, and nothing on it twice. */
export function proseOf(
  words: MissionWords,
  card: LocationId,
  texts: readonly string[],
  lying: readonly string[],
): readonly string[] {
  const isAgain = texts.includes('again') && words.cards[card]?.texts['again'] === undefined;
  const all = isAgain ? [...lying, ...texts] : texts;
  return [...new Set(all.map(text => cardText(words, card, text)))];
}

/** The mark and the name of the card. */
function Titled({ card }: { readonly card: string }) {
  const { words } = useSpeech();
  return (
    <View style={styles.titled}>
      <View style={styles.mark}>
        <Print as="heading" tone="clay">
          {markOf(card)}
        </Print>
      </View>
      <Print as="title" tone="clay" style={styles.grow} testID="card-title">
        {cardName(words, card)}
      </Print>
      <PointerSlot at="card-title" />
    </View>
  );
}

/** What can be rolled for here: skill, name and shields. */
function RuleStrips({ card }: { readonly card: string }) {
  const { view, words } = useSpeech();
  const figure = useReader(card);
  return testsFor(view, figure)
    .filter(() => view.agents[figure]?.at === card)
    .map(({ act, test, shields }) => (
      <View key={act} style={styles.strip} testID={`strip-${act}`}>
        <View style={styles.stripRow}>
          <SkillSign skill={test.skill} size={26} color={clay.mark} />
          <Print as="heading" tone="clay" style={styles.stripName}>
            {actLabel(words, card, act)}
          </Print>
          <ShieldList shields={shields} />
        </View>
        <ActProse card={card} act={act} />
      </View>
    ));
}

/** A question that came without a card to read, as to choose a space. */
export const AskedScene = () => (
  <DarkRoom testID="asked">
    <ScrollView style={styles.grow} contentContainerStyle={styles.scroll}>
      <View style={styles.card}>
        <ClayGround />
        <QuestionPanel />
      </View>
    </ScrollView>
    <Refused ground="clay" />
    <AskedBallot />
  </DarkRoom>
);

/** The question hides the foot, where the proposal for a shared agent would stand. */
function AskedBallot() {
  const { view } = useSpeech();
  return (
    view.ballot && (
      <View style={styles.ballot}>
        <BallotPanel ballot={view.ballot} />
      </View>
    )
  );
}

const styles = StyleSheet.create({
  grow: { flex: 1 },
  beside: {
    flex: 1,
    flexDirection: 'row',
    gap: space.m,
    width: '100%',
    maxWidth: MOST_WIDE,
    alignSelf: 'center',
  },
  middle: { flexGrow: 1, justifyContent: 'center' },
  side: { width: SIDE, justifyContent: 'center', gap: space.m },
  scroll: { alignItems: 'center', gap: space.s },
  ballot: { padding: space.s, borderRadius: radius.m, backgroundColor: glaze.white },
  card: {
    gap: space.s,
    padding: EDGE,
    borderRadius: radius.l,
    borderWidth: 2,
    borderColor: clay.edge,
    backgroundColor: clay.mid,
    overflow: 'hidden',
  },
  titled: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  mark: {
    minWidth: 52,
    height: 52,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: 26,
    borderWidth: 3,
    borderColor: clay.face,
    backgroundColor: clay.deep,
  },
  strip: {
    justifyContent: 'center',
    minHeight: 52,
    padding: space.s,
    borderRadius: radius.m,
    borderWidth: 1,
    borderColor: clay.edge,
    backgroundColor: clay.face,
  },
  stripRow: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  stripName: { flexGrow: 1, flexShrink: 1, flexBasis: 130 },
});
