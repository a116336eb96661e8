import { createTexts } from '@/ui/words/words';

export const boardTexts = createTexts('time-stories.board', {
  en: () => import('../../texts/fetched/board.en'),
  de: () => import('../../texts/fetched/board.de'),
});
