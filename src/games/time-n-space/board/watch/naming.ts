import type { Place } from '@/games/board';
import type { Seat } from '@/kit/seat';
import { seatName } from '../pieces/naming';
import type { PieceSay } from '../pieces/words';

/** What people call who sits there; without a name of his own, his colour. */
export const nameOf = (say: PieceSay, places: readonly Place[], seat: Seat): string =>
  placeOf(places, seat)?.name || seatName(say, seat);

export const placeOf = (places: readonly Place[], seat: Seat): Place | undefined =>
  places.find(place => place.seat === seat);
