import { licencesDe } from '@/texts/licences.de';
import { licencesEn } from '@/texts/licences.en';
import { createWords } from '@/ui/words/words';

export const licencesWords = createWords('licences', { en: licencesEn, de: licencesDe });
