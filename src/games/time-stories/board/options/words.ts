import { boardTexts } from '../pieces/texts';

export const optionWords = boardTexts.words('options');
