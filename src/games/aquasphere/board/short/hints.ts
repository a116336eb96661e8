import { keysOf } from '@/kit/keys';
import { spoken } from '@/ui/words/words';
import type { Chapter } from '../../../board';
import { de } from '../../texts/hints.de';
import { en } from '../../texts/hints.en';

const HINTS = { en, de };

/** The first rules in four cards, for somebody who waits. */
export const hints = (language: string): readonly Chapter[] =>
  keysOf(en).map(key => HINTS[spoken(language)][key]);
