/** What is remembered of an evening when its table has long been cleared. */
import type { Seat } from '@/kit/seat';
import { createWords, spoken } from '@/ui/words/words';
import type { Memory, Story, Summary } from '../../../board';
import { rightOf, score } from '../../rules/score';
import type { View } from '../../rules/state';
import { de } from '../../texts/memory.de';
import { en } from '../../texts/memory.en';
import { chosenIn } from '../options/chosen';
import { optionWords } from '../options/words';
import { triedBy } from './counting';

const words = createWords('timeline-twist.memory', { en, de });
const NAMES = Object.keys(en) as (keyof typeof en)[];

export const memory: Memory<View> = {
  summary,
  called(language, wanted) {
    const name = NAMES.find(known => known === wanted);
    return name && words.sayIn(spoken(language))(name);
  },
  optionWords: (language, options) => optionWords.sayIn(spoken(language))(chosenIn(options).way),
};

function summary(story: Story<View>, seat: Seat): Summary {
  const end = story.viewAfter(story.entries);
  const turned = triedBy(end, seat);
  if (end.way === 'versus') return { shares: {}, counts: { right: rightOf(end, seat), turned } };
  const { line, gaps, discards } = score(end);
  return { shares: {}, counts: { line, gaps, discards, turned } };
}
