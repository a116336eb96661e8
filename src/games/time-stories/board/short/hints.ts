import { keysOf } from '@/kit/keys';
import { createWords } from '@/ui/words/words';
import type { Chapter } from '../../../board';
import { de } from '../../texts/hints.de';
import { en } from '../../texts/hints.en';

const words = createWords('time-stories.hints', { en, de });

/** Four rules for somebody who waits. Falls back to English. */
export function hints(language: string): readonly Chapter[] {
  const say = words.sayIn(language);
  return keysOf(en).map(hint => ({ title: say(`${hint}.title`), text: say(`${hint}.text`) }));
}
