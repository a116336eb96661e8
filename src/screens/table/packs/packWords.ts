import { packsDe } from '@/texts/packs.de';
import { packsEn } from '@/texts/packs.en';
import { createWords } from '@/ui/words/words';

export const packWords = createWords('packs', { en: packsEn, de: packsDe });
export const usePackWords = packWords.useSay;
