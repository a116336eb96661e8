import { createWords, type Say } from '@/ui/words/words';
import { de } from '../../texts/map.de';
import { en } from '../../texts/map.en';

export type MapSay = Say<typeof en>;
export const mapWords = createWords('time-n-space.map', { en, de });
