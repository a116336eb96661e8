/** The counters that lie above a centre and below it, good by good. */
import { keysOf } from '@/kit/keys';
import { of, type Seat } from '@/kit/seat';
import { goodOf } from '../../rules/centre';
import { type Good, type Order, ORDERS } from '../../rules/components';
import type { Centre } from '../../rules/state';

/** A counter and whose it is. */
export type Owned = { readonly order: Order; readonly seat: Seat };

/** Own orders that are not in play: while there is one, its good scores nothing. */
export const ordersAbove = ({ above }: Centre, good: Good): Order[] =>
  ORDERS.filter(order => goodOf(order) === good).flatMap(order =>
    Array.from({ length: above[order] }, () => order),
  );

export const above = (centre: Centre, good: Good, seat: Seat): Owned[] =>
  ordersAbove(centre, good).map(order => ({ order, seat }));

export const below = (centre: Centre, good: Good): Owned[] =>
  keysOf(centre.below).flatMap(seat =>
    of(centre.below, seat)
      .filter(order => goodOf(order) === good)
      .sort()
      .map(order => ({ order, seat })),
  );

const APART = { alike: 0.24, other: 1.04 }; // of the size of a counter

/** How far from the first each lies: those alike on a pile, all closer together if need be. */
export function fanned(counters: readonly Owned[], size: number, width: number): number[] {
  let gone = 0;
  const places = counters.map((counter, n) => {
    const before = counters[n - 1];
    if (before) gone += size * (isAlike(before, counter) ? APART.alike : APART.other);
    return gone;
  });
  const tight = Math.min(1, (width - size) / Math.max(1, gone));
  return places.map(place => place * tight);
}

const isAlike = (one: Owned, other: Owned): boolean =>
  one.order === other.order && one.seat === other.seat;
