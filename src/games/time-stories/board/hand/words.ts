import { boardTexts } from '../pieces/texts';

export const handWords = boardTexts.words('hand');
