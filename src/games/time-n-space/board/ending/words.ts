import type { Seat } from '@/kit/seat';
import { createWords, type Say } from '@/ui/words/words';
import type { TablePlace } from '../../../board';
import { de } from '../../texts/ending.de';
import { en } from '../../texts/ending.en';
import { seatName } from '../pieces/naming';
import type { PieceSay } from '../pieces/words';

export type EndingSay = Say<typeof en>;
export const endingWords = createWords('time-n-space.ending', { en, de });

export const playerName = (places: readonly TablePlace[], say: PieceSay, seat: Seat): string =>
  places.find(place => place.seat === seat)?.name || seatName(say, seat);
