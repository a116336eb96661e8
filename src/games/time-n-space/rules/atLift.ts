/** What a visitor finds: the cubes and orders that were there at the lift, and no others. */
import { of, type Seat } from '../../../kit/seat';
import { fieldsWhere, isCube, isOrder, kindAt, withThings } from './centre';
import type { Field, Slot } from './components';
import type { Centre, Contest, Exchange, Seen, State, Thing, Visit } from './state';

/** The fields of the loaded cubes and of the planet's orders at this moment. */
export const thereNow = (
  { centres }: Seen,
  seat: Seat,
  planet: Seat,
): Pick<Visit, 'cubes' | 'orders'> => ({
  cubes: loadedIn(of(centres, seat)),
  orders: fieldsWhere(of(centres, planet), isOrder),
});

/** The table as this visitor may use it, without what came after the lift. */
export function asAtLift(seen: Seen, { seat, planet, cubes, orders }: Visit): Seen {
  const [own, theirs] = [of(seen.centres, seat), of(seen.centres, planet)];
  const centres = {
    ...seen.centres,
    [seat]: cleared(own, without(loadedIn(own), cubes)),
    [planet]: cleared(theirs, without(fieldsWhere(theirs, isOrder), orders)),
  };
  return { ...seen, centres };
}

/** The table as a seat may use it: a waiting visitor has only what was there at the lift. */
export function asFound(seen: Seen, seat: Seat): Seen {
  const visit = waitingVisits(seen).find(waiting => waiting.seat === seat);
  return visit ? asAtLift(seen, visit) : seen;
}

/** All visits that are not served yet. */
export const waitingVisits = ({ held, contests }: Seen): Visit[] => [
  ...held,
  ...contests.flatMap(({ waiting }) => waiting),
];

/** Orders put up now on these fields are not those that stood there before. */
export const withoutLater = (state: State, planet: Seat, fields: readonly Field[]): State =>
  withStanding(state, planet, before => without(before, fields));

/** A counter went from `from` in the place of another, which stays where it stood. */
export const withMoved = (state: State, planet: Seat, from: Field, to: Field): State =>
  withStanding(state, planet, before =>
    before.includes(from) ? [...without(before, [from, to]), to] : before,
  );

/**
 * Updates, for all that wait there and for the owner's choices, where the orders they found stand
 * now.
 */
function withStanding(
  state: State,
  planet: Seat,
  now: (before: readonly Field[]) => readonly Field[],
): State {
  const known = <V extends Visit>(visit: V): V =>
    visit.planet === planet ? { ...visit, orders: now(visit.orders) } : visit;
  const knownTo = (contest: Contest): Contest =>
    contest.planet === planet ? { ...contest, waiting: contest.waiting.map(known) } : contest;
  const open = (exchange: Exchange): Exchange =>
    exchange.seat === planet ? { ...exchange, others: now(exchange.others) } : exchange;
  return {
    ...state,
    held: mapped(state.held, known),
    contests: mapped(state.contests, knownTo),
    exchanges: mapped(state.exchanges, open),
  };
}

/** Returns the same list if nothing in it changes. */
function mapped<T>(things: readonly T[], change: (thing: T) => T): readonly T[] {
  const after = things.map(change);
  return after.some((thing, n) => thing !== things[n]) ? after : things;
}

const loadedIn = (centre: Centre): Field[] =>
  fieldsWhere(
    centre,
    (thing: Thing | null, slot: Slot) => isCube(thing) && kindAt(centre, slot) === 'beam',
  );

const without = (fields: readonly Field[], others: readonly Field[]): Field[] =>
  fields.filter(field => !others.includes(field));

const cleared = (centre: Centre, fields: readonly Field[]): Centre =>
  withThings(
    centre,
    fields.map(field => [field, null]),
  );
