import type { Say } from '@/ui/words/words';
import type { en } from '../../texts/map.en';
import { boardTexts } from '../pieces/texts';

export type MapSay = Say<typeof en>;
export const mapWords = boardTexts.words('map');
