import { createWords, type Say } from '@/ui/words/words';
import { de } from '../../texts/mats.de';
import { en } from '../../texts/mats.en';

export type MatsSay = Say<typeof en>;
export const matsWords = createWords('time-n-space.mats', { en, de });
