import { createWords, type Say } from '@/ui/words/words';
import { de } from '../../texts/pieces.de';
import { en } from '../../texts/pieces.en';

export type PieceSay = Say<typeof en>;
export const pieceWords = createWords('timeline-twist.pieces', { en, de });
