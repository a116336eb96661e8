import { pairingDe } from '@/texts/pairing.de';
import { pairingEn } from '@/texts/pairing.en';
import { createWords } from '@/ui/words/words';

export const pairingWords = createWords('pairing', { en: pairingEn, de: pairingDe });
