import { createTexts } from '@/ui/words/words';

export const endingTexts = createTexts('time-n-space.ending', {
  en: () => import('../../texts/fetched/ending.en'),
  de: () => import('../../texts/fetched/ending.de'),
});
