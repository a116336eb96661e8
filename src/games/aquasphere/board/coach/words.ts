import { createTexts } from '@/ui/words/words';

const coachTexts = createTexts('aquasphere.coach', {
  en: () => import('../../texts/fetched/coach.en'),
  de: () => import('../../texts/fetched/coach.de'),
});

export const coachWords = coachTexts.words('coach');
