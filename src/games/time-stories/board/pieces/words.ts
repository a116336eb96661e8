import { boardTexts } from './texts';

export const pieceWords = boardTexts.words('pieces');
