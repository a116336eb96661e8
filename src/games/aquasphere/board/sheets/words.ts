import { boardTexts } from '../pieces/texts';

export const helpWords = boardTexts.words('help');
