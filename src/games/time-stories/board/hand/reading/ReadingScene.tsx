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
import { BallotPanel } from '../foot/BallotPanel';
import { Refused } from '../foot/Foot';
import type { Reading } from '../hand';
import { useActs, useReader, useSpeech } from '../HandContext';
import { CardPicture } from '../pictures';
import { testsFor } from '../selectors';
import { handWords } from '../words';
import { ActProse } from './ActProse';
import { CardProse } from './CardProse';
import { ClayGround } from './ClayGround';
import { CodePads } from './CodePad';
import { DarkRoom } from './DarkRoom';
import { NoteField } from './NoteField';
import { QuestionPanel } from './QuestionPanel';

/** A card as only its reader sees it. */
export function ReadingScene({ reading: { card, texts } }: { readonly reading: Reading }) {
  const say = handWords.useSay();
  const { view, words } = useSpeech();
  const { layBack } = useActs();
  const { width, height } = useWindowDimensions();
  const isAsked = view.asked !== null;
  const wide = Math.min(width - 28, 560);
  return (
    <DarkRoom testID="reading">
      <ScrollView style={styles.grow} contentContainerStyle={styles.scroll}>
        <View style={[styles.card, { width: wide }]}>
          <ClayGround />
          <CardPicture
            mission={view.options.mission}
            place={locationOf(view, card).place}
            card={card}
            width={wide - 20}
            height={height < 700 ? 84 : 158}
          />
          <Titled card={card} />
          {proseOf(words, card, texts, view.fronts[card]?.texts ?? []).map(text => (
            <CardProse key={text} isLarge tone="clay" text={text} />
          ))}
          <QuestionPanel />
          <RuleStrips card={card} />
          <CodePads card={card} />
        </View>
        {!isAsked && <NoteField card={card} />}
      </ScrollView>
      <Refused />
      {isAsked ? (
        <AskedBallot />
      ) : (
        <StationButton title={say('card.back')} onPress={layBack} testID="lay-back" />
      )}
    </DarkRoom>
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
    <Refused />
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
  scroll: { alignItems: 'center', gap: space.s },
  ballot: { padding: space.s, borderRadius: radius.m, backgroundColor: glaze.white },
  card: {
    gap: space.s,
    padding: 10,
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
