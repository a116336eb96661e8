import type { TablePlace } from '@/games/board';
import type { Seat } from '@/kit/seat';
import { seatName } from '../pieces/naming';
import type { PieceSay } from '../pieces/words';

/** What people call who sits there; without a name of his own, his colour. */
export const nameOf = (say: PieceSay, places: readonly TablePlace[], seat: Seat): string =>
  tablePlaceOf(places, seat)?.name || seatName(say, seat);

export const tablePlaceOf = (places: readonly TablePlace[], seat: Seat): TablePlace | undefined =>
  places.find(place => place.seat === seat);
