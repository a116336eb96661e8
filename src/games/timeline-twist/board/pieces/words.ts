import { createWords } from '@/ui/words/words';
import { de } from '../../texts/pieces.de';
import { en } from '../../texts/pieces.en';

export const pieceWords = createWords('timeline-twist.pieces', { en, de });
