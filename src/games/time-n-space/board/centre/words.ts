import { createWords, type Say } from '@/ui/words/words';
import { de } from '../../texts/centre.de';
import { en } from '../../texts/centre.en';

export type CentreSay = Say<typeof en>;
export const centreWords = createWords('time-n-space.centre', { en, de });
