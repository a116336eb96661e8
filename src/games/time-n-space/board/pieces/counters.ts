/** The counters above and below a centre, by good. */
import { keysOf } from '@/kit/keys';
import { of, type Seat } from '@/kit/seat';
import { goodOf } from '../../rules/centre';
import { type Good, type Order, ORDERS } from '../../rules/components';
import type { Centre } from '../../rules/state';

/** A counter and its owner. */
export type Owned = { readonly order: Order; readonly seat: Seat };

/** The player's orders that are not in play. While there is one, its good scores nothing. */
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

const APART = { alike: 0.24, other: 1.04 }; // shares of a counter's size

/** Offsets of counters: equal ones form a pile, and all move closer together if they must. */
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
