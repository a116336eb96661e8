import { keysOf } from '@/kit/keys';
import { createWords } from '@/ui/words/words';
import type { Chapter } from '../../../board';
import { CARDS_TOGETHER, HAND, POINTS } from '../../rules/components';
import { de } from '../../texts/short.de';
import { en } from '../../texts/short.en';

const words = createWords('timeline-twist.short', { en, de });
const CHAPTERS = keysOf(en);

const BLANKS = {
  hand: HAND,
  cards: CARDS_TOGETHER,
  line: POINTS.line,
  gaps: POINTS.gaps,
  cost: -POINTS.elsewhere,
};

/** The short rules. Falls back to English. */
export function rules(language: string): readonly Chapter[] {
  const say = words.sayIn(language);
  return CHAPTERS.map(chapter => ({
    title: say(`${chapter}.title`),
    text: say(`${chapter}.text`, BLANKS),
  }));
}
