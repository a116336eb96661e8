/** What is remembered of an evening when its table has long been cleared. */
import type { Seat } from '@/kit/seat';
import { createNames } from '@/ui/words/names';
import type { MatchSummaries, MatchReplay, Summary } from '../../../board';
import { rightOf, score } from '../../rules/score';
import type { View } from '../../rules/state';
import { de } from '../../texts/memory.de';
import { en } from '../../texts/memory.en';
import { chosenIn } from '../options/chosen';
import { optionWords } from '../options/words';
import { triedBy } from './counting';

export const memory: MatchSummaries<View> = {
  summary,
  called: createNames('timeline-twist.memory', { en, de }),
  optionWords: (language, options) => optionWords.sayIn(language)(chosenIn(options).way),
};

function summary(story: MatchReplay<View>, seat: Seat): Summary {
  const end = story.viewAfter(story.entries);
  const turned = triedBy(end, seat);
  if (end.way === 'versus') return { shares: {}, counts: { right: rightOf(end, seat), turned } };
  const { line, gaps, discards } = score(end);
  return { shares: {}, counts: { line, gaps, discards, turned } };
}
