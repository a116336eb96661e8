/** Players who arrive together: which visits can be served, and who goes first if they conflict. */
import { firstOf, sum } from '../../../kit/lists';
import type { Millis } from '../../../kit/millis';
import { of, type Seat } from '../../../kit/seat';
import { LAG_MS } from '../../game';
import type { Why } from './actions';
import { asAtLift, asFound } from './atLift';
import { destination } from './board';
import { type Change, inTurn, unchanged } from './change';
import { ANSWER_MS, MOMENT_MS, type Order } from './components';
import {
  canFillAny,
  couldFill,
  delivered,
  ordersIn,
  stillPossible,
  thereAt,
  whyNotDeliver,
} from './delivery';
import { countOf } from './orders';
import type { Contest, Delivery, Held, Seen, State, Visit } from './state';

/** Refuses a visit that would take something from others who are being served. */
export function whyNotVisit(seen: Seen, visit: Visit): Why | undefined {
  const { seat, planet, deliveries } = visit;
  const why = whyNotDeliver(seen, seat, planet, deliveries);
  return why ?? whyNotAfter(seen, visit) ?? whyNotDuring(seen, visit, contestAt(seen, planet));
}

/**
 * Refuses a visit that would take something from an earlier visitor, who still waits for late
 * fingers.
 */
function whyNotAfter(seen: Seen, visit: Visit): Why | undefined {
  const first = heldAt(seen, visit.planet).filter(held => !isTogether(held, visit));
  if (!isShort(seen, [...first, visit]).includes(visit)) return undefined;
  return { code: 'being-settled', until: Math.max(...first.map(({ until }) => until)) };
}

function whyNotDuring(seen: Seen, visit: Visit, contest: Contest | undefined): Why | undefined {
  if (!contest || sameMoment(contest, visit)) return undefined;
  const first = contest.waiting.map(({ seat }) => seat);
  return couldBeShort(seen, visit, first)
    ? { code: 'being-settled', until: contest.until + LAG_MS }
    : undefined;
}

/** A lift at somebody's planet: served at once, unless others arrive there at the same moment. */
export function visited(state: State, visit: Visit, at: Millis): Change {
  const { seat, planet } = visit;
  const contest = contestAt(state, planet);
  if (contest && isShort(state, [...contest.waiting, visit]).includes(visit)) {
    return asked(state, { ...contest, waiting: byFinger([...contest.waiting, visit]) });
  }
  const together = heldAt(state, planet).filter(held => isTogether(held, visit));
  const rivals = isShort(state, [...together, visit]);
  if (rivals.includes(visit)) return contested(state, planet, rivals, at);
  const until = visit.finger + MOMENT_MS + LAG_MS;
  if (until <= at || !couldBeShort(state, visit, arriving(state, visit))) {
    return served(state, visit, at);
  }
  const held: Held = { ...visit, until };
  return {
    state: { ...state, held: [...state.held, held] },
    events: [{ type: 'held', seat, planet, until }],
  };
}

/** The moment is over and nobody else has arrived. */
export function released(state: State, held: Held, at: Millis): Change {
  return served({ ...state, held: state.held.filter(other => other !== held) }, held, at);
}

export function whyNotAdmit(
  seen: Seen,
  owner: Seat,
  visitor: Seat,
  finger: Millis,
): Why | undefined {
  const contest = contestAt(seen, owner);
  if (!contest || contest.chooser !== null || finger >= contest.until)
    return { code: 'nothing-to-settle' };
  const waits = contest.waiting.some(({ seat }) => seat === visitor);
  return waits ? undefined : { code: 'not-waiting', visitor };
}

/** The owner admits a visitor: the first one gets the original wish, any other chooses again. */
export function admitted(state: State, planet: Seat, visitor: Seat, at: Millis): Change {
  const contest = settling(state, planet);
  const events = [{ type: 'admitted', planet, visitor }] as const;
  if (!contest.fresh) {
    return inTurn({ state, events }, now => asked(now, choosing(contest, visitor, at)));
  }
  const first = waitingOf(contest, visitor);
  return inTurn(
    { state, events },
    now => served(now, first, at),
    now => next(now, without({ ...contest, fresh: false }, visitor), at),
  );
}

export function whyNotRedo(
  seen: Seen,
  seat: Seat,
  deliveries: readonly Delivery[],
  finger: Millis,
): Why | undefined {
  const contest = seen.contests.find(({ chooser }) => chooser === seat);
  if (!contest || finger >= contest.until) return { code: 'not-yours-to-choose' };
  if (deliveries.length === 0) return undefined; // the visitor lets it lapse
  const { planet } = contest;
  const why = whyNotDeliver(asFound(seen, seat), seat, planet, deliveries);
  return why ?? whyNotBefore(seen, { ...waitingOf(contest, seat), deliveries });
}

/** The second visitor must not go before one whose moment is not yet over. */
function whyNotBefore(seen: Seen, visit: Visit): Why | undefined {
  const held = heldAt(seen, visit.planet);
  if (!isShort(seen, [...held, visit]).includes(visit)) return undefined;
  return { code: 'being-settled', until: Math.max(...held.map(({ until }) => until)) };
}

/** The second visitor has chosen again from what was left. */
export function redone(
  state: State,
  seat: Seat,
  deliveries: readonly Delivery[],
  at: Millis,
): Change {
  const contest = state.contests.find(({ chooser }) => chooser === seat);
  if (!contest) throw new Error(`${seat} has nothing to choose`);
  const visit = { ...waitingOf(contest, seat), deliveries };
  return inTurn(served(state, visit, at), now => next(now, without(contest, seat), at));
}

/**
 * Nobody answered in time: the earliest finger goes first, and the second keeps what is possible.
 */
export function unanswered(state: State, contest: Contest, at: Millis): Change {
  const { chooser, planet, waiting } = contest;
  if (chooser === null) return admitted(state, planet, firstOf(waiting).seat, at);
  const visit = waitingOf(contest, chooser);
  return redone(state, chooser, possible(state, visit), at);
}

function contested(state: State, planet: Seat, visits: readonly Visit[], at: Millis): Change {
  const waiting = byFinger(visits.map(visitOnly));
  const held = state.held.filter(other => !visits.includes(other));
  const until = at + ANSWER_MS;
  return asked({ ...state, held }, { planet, fresh: true, waiting, chooser: null, until });
}

/** Goes on with the visitors that still wait and could still fill something. */
function next(state: State, contest: Contest, at: Millis): Change {
  const { planet } = contest;
  const waiting = contest.waiting.filter(visit =>
    canFillAny(asAtLift(state, visit), visit.seat, planet),
  );
  const empty = contest.waiting.filter(visit => !waiting.includes(visit));
  const events = empty.map(({ seat }) => ({ type: 'left-empty', seat, planet }) as const);
  const others = state.contests.filter(other => other.planet !== planet);
  const [only, another] = waiting;
  if (!only) return { state: { ...state, contests: others }, events };
  const left: Contest = { ...contest, waiting, chooser: null, until: at + ANSWER_MS };
  return inTurn({ state, events }, now =>
    asked(now, another ? left : choosing(left, only.seat, at)),
  );
}

/** Asks the owner, or the visitor that chooses again. */
function asked(state: State, contest: Contest): Change {
  const { planet, chooser, until, waiting } = contest;
  const contests = [...state.contests.filter(other => other.planet !== planet), contest];
  const visitors = waiting.map(({ seat }) => seat);
  return {
    state: { ...state, contests },
    events: [
      chooser === null
        ? { type: 'contested', planet, visitors, until }
        : { type: 'to-choose-anew', seat: chooser, planet, until },
    ],
  };
}

function served(state: State, visit: Visit, at: Millis): Change {
  const deliveries = possible(state, visit);
  if (deliveries.length > 0) return delivered(state, { ...visit, deliveries }, at);
  return { ...unchanged(state), events: [{ type: 'lapsed', seat: visit.seat, on: 'ship' }] };
}

const possible = (seen: Seen, visit: Visit): Delivery[] =>
  stillPossible(asAtLift(seen, visit), visit.seat, visit.planet, visit.deliveries);

/** The visits that cannot all be served: too few orders of a kind, or one bonus for two. */
function isShort(seen: Seen, visits: readonly Visit[]): Visit[] {
  const [first] = visits;
  if (!first || visits.length < 2) return [];
  if (seen.bonusAt.includes(first.planet)) return [...visits];
  const isScarce = (order: Order) => visits.some(visit => isOverdrawn(seen, visits, visit, order));
  return visits.filter(({ deliveries }) => deliveries.some(({ order }) => isScarce(order)));
}

/**
 * True if orders are too few for this visit and all that lifted before it. Those have no more to
 * choose from.
 */
function isOverdrawn(seen: Seen, visits: readonly Visit[], last: Visit, order: Order): boolean {
  const there = (visit: Visit) => thereAt(asAtLift(seen, visit), visit.planet, order);
  const before = visits.filter(visit => there(visit) <= there(last));
  const wanted = before.flatMap(({ deliveries }) => ordersIn(deliveries));
  return countOf(wanted, order) > there(last);
}

/** True if there might be too little, whatever these others choose. */
function couldBeShort(seen: Seen, visit: Visit, others: readonly Seat[]): boolean {
  const { planet, deliveries } = visit;
  if (seen.bonusAt.includes(planet)) {
    return others.some(other => canFillAny(asFound(seen, other), other, planet));
  }
  return deliveries.some(({ order }) => {
    const mine = countOf(ordersIn(deliveries), order);
    const theirs = others.map(other => couldFill(asFound(seen, other), other, planet, order));
    return sum([mine, ...theirs]) > thereAt(seen, planet, order);
  });
}

/** The other seats whose sand lets them lift at this planet before the moment is over. */
function arriving(seen: Seen, { seat, planet, finger }: Visit): Seat[] {
  return seen.seats.filter(other => {
    if (other === seat || other === planet) return false;
    const glass = of(seen.glasses, other).find(standing => standing?.on === 'ship');
    if (!glass || glass.until >= finger + MOMENT_MS) return false;
    return destination(of(seen.ships, other)) === planet;
  });
}

/** A finger of the same moment joins, however late the ruling, until the owner has answered. */
const sameMoment = ({ fresh, waiting }: Contest, visit: Visit): boolean =>
  fresh && isTogether(firstOf(waiting), visit);

/** True if the other finger lifted within the moment after this one, or before it. */
const isTogether = ({ finger }: Visit, other: Visit): boolean => other.finger < finger + MOMENT_MS;

const heldAt = ({ held }: Seen, planet: Seat): Held[] =>
  held.filter(visit => visit.planet === planet);

const byFinger = (visits: readonly Visit[]): Visit[] =>
  [...visits].sort((one, other) => one.finger - other.finger);

const visitOnly = ({ seat, planet, finger, deliveries, cubes, orders }: Visit): Visit => ({
  seat,
  planet,
  finger,
  deliveries,
  cubes,
  orders,
});

const choosing = (contest: Contest, chooser: Seat, at: Millis): Contest => ({
  ...contest,
  chooser,
  until: at + ANSWER_MS,
});

const without = (contest: Contest, visitor: Seat): Contest => ({
  ...contest,
  waiting: contest.waiting.filter(({ seat }) => seat !== visitor),
});

const contestAt = ({ contests }: Seen, planet: Seat): Contest | undefined =>
  contests.find(contest => contest.planet === planet);

function settling(seen: Seen, planet: Seat): Contest {
  const contest = contestAt(seen, planet);
  if (!contest) throw new Error(`nothing to settle at ${planet}`);
  return contest;
}

function waitingOf({ waiting }: Contest, visitor: Seat): Visit {
  const visit = waiting.find(({ seat }) => seat === visitor);
  if (!visit) throw new Error(`${visitor} does not wait`);
  return visit;
}
