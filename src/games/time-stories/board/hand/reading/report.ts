/** What a card of the base adds to its text: the report of what was read, and the dreams. */
import { cardText, type MissionWords } from '../../../mission/words';
import { holds } from '../../../rules/conditions';
import { missionIn } from '../../../rules/lookup';
import type { Seen } from '../../../rules/state';

export function reportLines(words: MissionWords, seen: Seen, card: string): readonly string[] {
  const { lines = [], dreams = false } = missionIn(seen).base[card] ?? {};
  const fitting = lines.filter(({ when }) => holds(seen, when, { agent: null, card: null }));
  return [
    ...fitting.map(({ text }) => cardText(words, card, text)),
    ...(dreams ? dreamsOf(words, seen) : []),
  ];
}

const dreamsOf = (words: MissionWords, { runs }: Seen): readonly string[] =>
  (runs[runs.length - 1]?.lenders ?? []).flatMap(lender => words.lenders[lender]?.dream || []);
