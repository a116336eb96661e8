import { createWords } from '@/ui/words/words';
import { de as titlesDe } from '../../texts/game.de';
import { en as titlesEn } from '../../texts/game.en';
import { de } from '../../texts/lesson.de';
import { en } from '../../texts/lesson.en';

export const lessonWords = createWords('time-n-space.lesson', { en, de });
/** Titles under which the manifest offers the lessons. */
export const lessonTitles = createWords('time-n-space.game', { en: titlesEn, de: titlesDe });
