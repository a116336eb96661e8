import { createWords, type Say } from '@/ui/words/words';
import { de } from '../../texts/watch.de';
import { en } from '../../texts/watch.en';

export type WatchSay = Say<typeof en>;
export const watchWords = createWords('time-n-space.watch', { en, de });
