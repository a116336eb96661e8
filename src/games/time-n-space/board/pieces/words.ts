import type { Say } from '@/ui/words/words';
import type { en } from '../../texts/pieces.en';
import { boardTexts } from './texts';

export type PieceSay = Say<typeof en>;
export const pieceWords = boardTexts.words('pieces');
