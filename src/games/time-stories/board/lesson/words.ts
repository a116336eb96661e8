import { de as titlesDe } from '../../texts/game.de';
import { en as titlesEn } from '../../texts/game.en';
import { createTexts, createWords } from '@/ui/words/words';

const lessonTexts = createTexts('time-stories.lesson', {
  en: () => import('../../texts/fetched/lesson.en'),
  de: () => import('../../texts/fetched/lesson.de'),
});

export const lessonWords = lessonTexts.words('lesson');
/** Titles under which the manifest offers the lessons. */
export const lessonTitles = createWords('time-stories.game', { en: titlesEn, de: titlesDe });
