import { createTexts } from '@/ui/words/words';

export const endingTexts = createTexts('time-stories.ending', {
  en: () => import('../../texts/fetched/ending.en'),
  de: () => import('../../texts/fetched/ending.de'),
});
