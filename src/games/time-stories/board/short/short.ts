import { keysOf } from '@/kit/keys';
import { createWords } from '@/ui/words/words';
import type { Chapter } from '../../../board';
import { RED_UNITS, SETTLE_AFTER_MS, VORTEX_UNITS } from '../../rules/components';
import { de } from '../../texts/short.de';
import { en } from '../../texts/short.en';

const words = createWords('time-stories.short', { en, de });
const CHAPTERS = keysOf(en);

const BLANKS = { vortex: VORTEX_UNITS, red: RED_UNITS, seconds: SETTLE_AFTER_MS / 1_000 };

/** The short rules. Falls back to English. */
export function rules(language: string): readonly Chapter[] {
  const say = words.sayIn(language);
  return CHAPTERS.map(chapter => ({
    title: say(`${chapter}.title`),
    text: say(`${chapter}.text`, BLANKS),
  }));
}
