import { endingTexts } from './texts';

export const endingWords = endingTexts.words('ending');
