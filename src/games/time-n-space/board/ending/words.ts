import type { Say } from '@/ui/words/words';
import type { en } from '../../texts/ending.en';
import { type PieceSay, pieceWords } from '../pieces/words';
import { endingTexts } from './texts';

export type EndingSay = Say<typeof en>;
export const endingWords = endingTexts.words('ending');

export type EndingVoice = { readonly say: EndingSay; readonly piece: PieceSay };
export const useEndingVoice = (): EndingVoice => ({
  say: endingWords.useSay(),
  piece: pieceWords.useSay(),
});
