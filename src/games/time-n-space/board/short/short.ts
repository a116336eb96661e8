import { keysOf } from '@/kit/keys';
import { SECOND } from '@/kit/millis';
import { createWords } from '@/ui/words/words';
import type { Chapter } from '../../../board';
import {
  ANSWER_MS,
  BONUS_VALUE,
  CHOSEN_AT_START,
  CUBES_PER_GOOD,
  type Face,
  GLASS_SECONDS,
  LAST_CALL_MS,
  MINUTES,
  TILES,
} from '../../rules/components';
import { de } from '../../texts/short.de';
import { en } from '../../texts/short.en';

const words = createWords('time-n-space.short', { en, de });
export const CHAPTERS = keysOf(en);

const size = (face: Face | undefined) => (face?.kind === 'beam' ? face.units : 0);
const BLANKS = {
  minutes: MINUTES.normal,
  beginnerMinutes: MINUTES.beginner,
  glass: GLASS_SECONDS,
  chosen: CHOSEN_AT_START,
  cubes: CUBES_PER_GOOD,
  answer: ANSWER_MS / SECOND,
  lastCall: LAST_CALL_MS / SECOND,
  bonus: BONUS_VALUE,
  two: size(TILES['black-1']?.[2]),
  three: size(TILES['black-1']?.[3]),
};

/** The short rules. Falls back to English. */
export function rules(language: string): readonly Chapter[] {
  const say = words.sayIn(language);
  return CHAPTERS.map(chapter => ({
    title: say(`${chapter}.title`),
    text: say(`${chapter}.text`, BLANKS),
  }));
}
