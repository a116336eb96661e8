import { boardTexts } from '../pieces/texts';

export const betweenWords = boardTexts.words('between');
