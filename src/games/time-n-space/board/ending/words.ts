import { createWords, type Say } from '@/ui/words/words';
import { de } from '../../texts/ending.de';
import { en } from '../../texts/ending.en';
import { type PieceSay, pieceWords } from '../pieces/words';

export type EndingSay = Say<typeof en>;
export const endingWords = createWords('time-n-space.ending', { en, de });

export type EndingVoice = { readonly say: EndingSay; readonly piece: PieceSay };
export const useEndingVoice = (): EndingVoice => ({
  say: endingWords.useSay(),
  piece: pieceWords.useSay(),
});
