import { historyDe } from '@/texts/history.de';
import { historyEn } from '@/texts/history.en';
import { createWords } from '@/ui/words/words';

export const historyWords = createWords('history', { en: historyEn, de: historyDe });
