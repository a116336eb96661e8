/** What a visitor finds: the cubes and orders that were there when they lifted, and no others. */
import { of, type Seat } from '../../../kit/seat';
import { fieldsWhere, isCube, isOrder, kindAt, withThings } from './centre';
import type { Field, Slot } from './components';
import type { Centre, Contest, Seen, State, Thing, Visit } from './state';

/** The fields of the loaded cubes, and of the orders at the planet, at this moment. */
export const thereNow = (
  { centres }: Seen,
  seat: Seat,
  planet: Seat,
): Pick<Visit, 'cubes' | 'orders'> => ({
  cubes: loadedIn(of(centres, seat)),
  orders: fieldsWhere(of(centres, planet), isOrder),
});

/** The table as this visitor may use it: what came after the lift is not there. */
export function asAtLift(seen: Seen, { seat, planet, cubes, orders }: Visit): Seen {
  const [own, theirs] = [of(seen.centres, seat), of(seen.centres, planet)];
  const centres = {
    ...seen.centres,
    [seat]: cleared(own, without(loadedIn(own), cubes)),
    [planet]: cleared(theirs, without(fieldsWhere(theirs, isOrder), orders)),
  };
  return { ...seen, centres };
}

/** The table as a seat may use it: who waits at a planet has no more than was there at the lift. */
export function asFound(seen: Seen, seat: Seat): Seen {
  const visit = waitingVisits(seen).find(waiting => waiting.seat === seat);
  return visit ? asAtLift(seen, visit) : seen;
}

/** Everybody who has lifted at somebody's planet and is not served yet. */
export const waitingVisits = ({ held, contests }: Seen): Visit[] => [
  ...held,
  ...contests.flatMap(({ waiting }) => waiting),
];

/** Orders put up now lie on these fields: for those who have lifted already they are not there. */
export function withoutLater(state: State, planet: Seat, fields: readonly Field[]): State {
  const known = <V extends Visit>(visit: V): V =>
    visit.planet === planet ? { ...visit, orders: without(visit.orders, fields) } : visit;
  const knownAt = (contest: Contest): Contest =>
    contest.planet === planet ? { ...contest, waiting: contest.waiting.map(known) } : contest;
  return { ...state, held: state.held.map(known), contests: state.contests.map(knownAt) };
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
