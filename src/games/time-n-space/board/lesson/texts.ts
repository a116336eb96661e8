import { createTexts } from '@/ui/words/words';

export const lessonTexts = createTexts('time-n-space.lesson', {
  en: () => import('../../texts/fetched/lesson.en'),
  de: () => import('../../texts/fetched/lesson.de'),
});
