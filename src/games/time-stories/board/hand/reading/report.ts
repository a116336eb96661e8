/** What the base adds to its cards in later runs: the report, the dreams, what eyes cost. */
import type { MissionWords } from '../../../mission/words';
import { agentOf } from '../../../rules/lookup';
import type { Seen } from '../../../rules/state';

const REPORT = 'baseC';
const DREAMS = 'baseD';

export function reportLines(words: MissionWords, seen: Seen, card: string): readonly string[] {
  if (seen.run < 2) return [];
  if (card === REPORT)
    return Object.entries(words.debrief)
      .filter(([read]) => read in seen.read)
      .map(([, line]) => line);
  if (card === DREAMS) return dreamsOf(words, seen);
  return [];
}

/** The lenders of the last run are known as long as nobody has chosen another. */
const dreamsOf = (words: MissionWords, seen: Seen): readonly string[] =>
  seen.figures.flatMap(figure => {
    const { lender } = agentOf(seen, figure);
    const dream = lender === null ? undefined : words.lenders[lender]?.dream;
    return dream ? [dream] : [];
  });
