import { createTexts } from '@/ui/words/words';

export const coachTexts = createTexts('time-n-space.coach', {
  en: () => import('../../texts/fetched/coach.en'),
  de: () => import('../../texts/fetched/coach.de'),
});
