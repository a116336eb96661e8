import type { Say } from '@/ui/words/words';
import type { en } from '../../texts/mats.en';
import { boardTexts } from '../pieces/texts';

export type MatsSay = Say<typeof en>;
export const matsWords = boardTexts.words('mats');
