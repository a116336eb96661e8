import { type ComponentType, createElement, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { keysOf } from '@/kit/keys';
import { Sheet } from '@/ui/Sheet';
import { space } from '@/ui/theme/tokens';
import { Type } from '@/ui/Type';
import { Button } from '@/ui/Button';
import { RESOURCES } from '../../../mission/names';
import { hintPrice, whyNotHint } from '../../../rules/hints';
import { missionIn } from '../../../rules/lookup';
import { whyNotProposeBy } from '../../../rules/proposals';
import { cardName, resourceName } from '../../pieces/naming';
import { TokenSign } from '../../signs/TokenSign';
import type { BookPart } from '../hand';
import { happenedWords } from '../happenedWords';
import { useActs, useHand, useSeat, useSpeech } from '../HandContext';
import { useNotes } from '../notes/notes';
import { ToldList } from '../notes/ToldList';
import { Refused } from '../Refused';
import { Aloud } from '../scenes/EnteringScene';
import { handWords } from '../words';

/** Notes, tokens, rules and hints, and what happened last. */
export function MoreSheet() {
  const say = handWords.useSay();
  const { sheet, part } = useHand('sheet', 'part');
  const { open } = useActs();
  return (
    <Sheet
      title={say('sheet.title')}
      open={sheet === 'more'}
      onClose={() => open(null)}
      testID="more-sheet"
    >
      <Refused ground="sheet" />
      {orderFrom(part).map(it => createElement(PARTS[it], { key: it }))}
    </Sheet>
  );
}

/** The part that was asked for comes first. */
const orderFrom = (part: BookPart | null): readonly BookPart[] =>
  part === null ? keysOf(PARTS) : [part, ...keysOf(PARTS).filter(it => it !== part)];

function AloudHere() {
  const { view } = useSpeech();
  return view.laid.length > 0 && <Aloud text="first" />;
}

type PartProps = { readonly title: string; readonly none: string; readonly children: ReactNode[] };

const Part = ({ title, none, children }: PartProps) => (
  <View style={styles.part}>
    <Type as="heading">{title}</Type>
    {children.length > 0 ? children : <Type tone="soft">{none}</Type>}
  </View>
);

function OwnNotes() {
  const say = handWords.useSay();
  const { words } = useSpeech();
  const { notes, pin } = useNotes();
  return (
    <Part title={say('sheet.notes')} none={say('sheet.noNotes')}>
      {Object.entries(notes).map(([card, text]) => (
        <View key={card} testID={`note-${card}`}>
          <Type as="label" tone="soft">
            {cardName(words, card)}
          </Type>
          <Type>{text}</Type>
          <Button
            title={say('card.pin')}
            name={`${say('card.pin')}: ${cardName(words, card)}`}
            onPress={() => pin(text)}
            testID={`pin-${card}`}
          />
        </View>
      ))}
    </Part>
  );
}

/** What others have pinned, for those who do not see the board. */
function ToldAloud() {
  const say = handWords.useSay();
  const { told } = useNotes();
  return (
    <Part title={say('sheet.told')} none={say('sheet.noTold')}>
      {told.length > 0 ? [<ToldList key="told" Words={Type} />] : []}
    </Part>
  );
}

/** Tokens, and the resources of the team. */
function Tokens() {
  const say = handWords.useSay();
  const { view, words } = useSpeech();
  const owned = RESOURCES.filter(it => view.team[it] > 0);
  return (
    <Part title={say('sheet.tokens')} none={say('sheet.noTokens')}>
      {[
        ...view.tokens.map(token => (
          <View key={token} style={styles.row}>
            <TokenSign token={token} size={24} />
            <Type>{words.tokens[token] ?? token}</Type>
          </View>
        )),
        ...owned.map(it => (
          <Type key={it}>{`${view.team[it]} ${resourceName(words, it, view.team[it])}`}</Type>
        )),
      ]}
    </Part>
  );
}

/** Hints that are open, and the next one with its price. */
function Hints() {
  const say = handWords.useSay();
  const { view, words } = useSpeech();
  const { seat } = useSeat('seat');
  const { act, open } = useActs();
  const puzzles = Object.keys(missionIn(view).puzzles);
  const nameOfPuzzle = (puzzle: string) => words.puzzles[puzzle] ?? puzzle;
  const given = puzzles.flatMap(puzzle =>
    (words.hints[puzzle] ?? []).slice(0, view.hints[puzzle] ?? 0).map((text, n) => (
      <View key={`${puzzle} ${n}`}>
        <Type as="label" tone="soft">
          {`${n + 1}. ${say('sheet.hint', { puzzle: nameOfPuzzle(puzzle) })}`}
        </Type>
        <Type>{text}</Type>
      </View>
    )),
  );
  const more = puzzles
    .filter(it => !whyNotHint(view, it) && !whyNotProposeBy(view, { do: 'hint', puzzle: it }, seat))
    .map(puzzle => {
      const price = hintPrice(view, puzzle);
      const cost = price === 0 ? say('sheet.free') : say('sheet.price', { count: price });
      return (
        <Button
          key={puzzle}
          title={`${say('sheet.hint', { puzzle: nameOfPuzzle(puzzle) })} (${cost})`}
          onPress={() => act({ type: 'propose', proposal: { do: 'hint', puzzle } }) && open(null)}
          testID={`hint-${puzzle}`}
        />
      );
    });
  return (
    <Part title={say('sheet.hints')} none={say('sheet.noHints')}>
      {[...given, ...more]}
    </Part>
  );
}

/** The latest first. */
function Rules() {
  const say = handWords.useSay();
  const { view, words } = useSpeech();
  return (
    <Part title={say('sheet.rules')} none={say('sheet.noRules')}>
      {[...view.rules].reverse().map(rule => (
        <Type key={rule}>{words.rules[rule] ?? rule}</Type>
      ))}
    </Part>
  );
}

function Past() {
  const say = handWords.useSay();
  const speech = useSpeech();
  const { happened } = useHand('happened');
  return (
    <Part title={say('sheet.happened')} none={say('sheet.nothingHappened')}>
      {happened.map((it, at) => (
        <Type key={at} tone="soft">
          {happenedWords(speech, it)}
        </Type>
      ))}
    </Part>
  );
}

const PARTS: Readonly<Record<BookPart, ComponentType>> = {
  aloud: AloudHere,
  notes: OwnNotes,
  told: ToldAloud,
  tokens: Tokens,
  hints: Hints,
  rules: Rules,
  happened: Past,
};

const styles = StyleSheet.create({
  part: { gap: space.xs },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
});
