import { boardTexts } from '../pieces/texts';

export const watchWords = boardTexts.words('watch');
