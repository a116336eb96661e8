/** Estimates that a player at the table would make in their head. */
import { MINUTE, type Millis } from '@/kit/millis';
import { of, type Seat } from '@/kit/seat';
import { loadedCount } from '../../rules/bot/survey';
import { fieldsWith, goodOf, kindAt, valueOf, withThings } from '../../rules/centre';
import { type Good, isSlot, type Order, ORDERS, type Slot, SLOTS } from '../../rules/components';
import { mostValuable } from '../../rules/offers';
import { glassMs } from '../../rules/hourglass';
import { mostAt } from '../../rules/orders';
import type { Centre, Seen } from '../../rules/state';

export const endOf = ({ phase }: Seen): Millis => (phase.name === 'running' ? phase.endsAt : 0);

/** Minutes, rounded up, until no glass may be turned any more. */
export const minutesLeft = (seen: Seen, at: Millis): number =>
  Math.max(0, Math.ceil((endOf(seen) - at) / MINUTE));

/** How often the two glasses can still be turned, if neither of them is left idle. */
function turnsLeft(seen: Seen, seat: Seat, at: Millis): number {
  const length = glassMs(seen.options, seat);
  return of(seen.glasses, seat).reduce((turns, glass) => {
    const free = Math.max(at, glass?.until ?? at);
    return turns + Math.max(0, Math.ceil((endOf(seen) - free) / length));
  }, 0);
}

/** How often a trading centre can still be used, including glasses that stand on one. */
export const offersLeft = (seen: Seen, seat: Seat, at: Millis): number =>
  turnsLeft(seen, seat, at) +
  of(seen.glasses, seat).filter(
    it => it && isSlot(it.on) && mostAt(of(seen.centres, seat), it.on) > 0,
  ).length;

/** The trading centre that lets most orders through; null if none lets any. */
export function bestTrade(centre: Centre): Slot | null {
  const trades = SLOTS.filter(slot => mostAt(centre, slot) > 0);
  return [...trades].sort((one, other) => mostAt(centre, other) - mostAt(centre, one))[0] ?? null;
}

/** How many times a glass must be lifted to bring so many orders into play. */
export function liftingsFor(centre: Centre, count: number): number {
  const trade = bestTrade(centre);
  if (count === 0) return 0;
  return trade === null ? Infinity : Math.ceil(count / mostAt(centre, trade));
}

/** The contents of the fields of this player's plants, or beam stations. */
export const fieldsOn = (centre: Centre, kind: 'plant' | 'beam') =>
  SLOTS.filter(slot => kindAt(centre, slot) === kind).flatMap(slot => centre.buildings[slot].units);

export const ordersOn = (centre: Centre, good?: Good): Order[] =>
  ORDERS.flatMap(order =>
    good === undefined || goodOf(order) === good ? fieldsWith(centre, order).map(() => order) : [],
  );

export const others = ({ seats }: Seen, seat: Seat): Seat[] => seats.filter(it => it !== seat);

/** Tells whether another player has an order for this good. */
export const isWanted = (seen: Seen, seat: Seat, good: Good): boolean =>
  others(seen, seat).some(it => ordersOn(of(seen.centres, it), good).length > 0);

/** The number of cubes that others ask for and that are not loaded yet. */
export const missing = (seen: Seen, seat: Seat, good: Good): number =>
  others(seen, seat)
    .flatMap(it => ordersOn(of(seen.centres, it), good))
    .reduce((sum, order) => sum + valueOf(order), 0) - loadedCount(of(seen.centres, seat), good);

/** The view after this visitor has been there and taken what they could. */
export function visitedBy(seen: Seen, visitor: Seat, planet: Seat): Seen {
  const gone = mostValuable(seen, visitor, planet);
  const [theirs, his] = [of(seen.centres, planet), of(seen.centres, visitor)];
  const cleared = gone.reduce((centre, { order }) => {
    const [field] = fieldsWith(centre, order);
    return field ? withThings(centre, [[field, null]]) : centre;
  }, theirs);
  const paid = withThings(
    his,
    gone.flatMap(({ from }) => from).map(field => [field, null] as const),
  );
  return { ...seen, centres: { ...seen.centres, [planet]: cleared, [visitor]: paid } };
}

export const freeOn = (centre: Centre, kind: 'plant' | 'beam'): number =>
  fieldsOn(centre, kind).filter(thing => thing === null).length;
