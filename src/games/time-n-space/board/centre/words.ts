import type { Say } from '@/ui/words/words';
import type { en } from '../../texts/centre.en';
import { boardTexts } from '../pieces/texts';

export type CentreSay = Say<typeof en>;
export const centreWords = boardTexts.words('centre');
