import { startDe } from '@/texts/start.de';
import { startEn } from '@/texts/start.en';
import { createWords } from '@/ui/words/words';

export const startWords = createWords('start', { en: startEn, de: startDe });
