/** Sums up a finished match for the history. */
import type { Seat } from '@/kit/seat';
import { createNames } from '@/ui/words/names';
import type { MatchSummaries, MatchReplay, Summary } from '../../../board';
import { RANKS } from '../../rules/components';
import { rightOf, score } from '../../rules/score';
import type { View } from '../../rules/state';
import { wayOfPlaying } from '../options/wayOfPlaying';
import { triedBy } from './counting';
import { endingTexts } from './texts';
import { endingWords } from './words';

export const memory: MatchSummaries<View> = {
  summary,
  called: createNames(endingTexts.words('memory')),
  optionWords: wayOfPlaying,
  rankWords,
};

function rankWords(language: string, kept: string): string | undefined {
  const known = RANKS.find(({ rank }) => rank === kept);
  return known && endingWords.sayIn(language)(`rank.${known.rank}`);
}

function summary(story: MatchReplay<View>, seat: Seat): Summary {
  const end = story.viewAfter(story.entries);
  const turned = triedBy(end, seat);
  if (end.way === 'versus') return { shares: {}, counts: { right: rightOf(end, seat), turned } };
  const { line, gaps, discards } = score(end);
  return { shares: {}, counts: { line, gaps, discards, turned } };
}
