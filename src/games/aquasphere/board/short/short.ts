import { keysOf } from '@/kit/keys';
import { createWords } from '@/ui/words/words';
import type { Chapter } from '../../../board';
import {
  BASE_LAB,
  BONUS,
  BUY_TIME,
  MAJORITY,
  MOST_EXPANSIONS,
  MOST_PROGRAMMED,
  RECALL_TIME,
  ROUNDS,
  SUBMARINES,
} from '../../rules/components';
import { de } from '../../texts/short.de';
import { en } from '../../texts/short.en';

const words = createWords('aquasphere.short', { en, de });
const CHAPTERS = keysOf(en);

const BLANKS = {
  rounds: ROUNDS,
  most: MOST_PROGRAMMED,
  home: RECALL_TIME,
  buy: BUY_TIME,
  alone: MAJORITY.alone,
  tied: MAJORITY.shared,
  bonus: BONUS,
  submarines: SUBMARINES,
  expansions: MOST_EXPANSIONS,
  time: BASE_LAB.time,
  octopods: BASE_LAB.octopods,
};

/** The short rules. Falls back to English. */
export function rules(language: string): readonly Chapter[] {
  const say = words.sayIn(language);
  return CHAPTERS.map(chapter => ({
    title: say(`${chapter}.title`),
    text: say(`${chapter}.text`, BLANKS),
  }));
}
