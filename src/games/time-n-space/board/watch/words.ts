import type { Say } from '@/ui/words/words';
import type { en } from '../../texts/watch.en';
import { boardTexts } from '../pieces/texts';

export type WatchSay = Say<typeof en>;
export const watchWords = boardTexts.words('watch');
