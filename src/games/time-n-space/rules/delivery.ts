/** Fills orders at another player's planet with cubes from the visitor's own beam stations. */
import type { Millis } from '../../../kit/millis';
import { of, type Seat } from '../../../kit/seat';
import type { Why } from './actions';
import {
  fieldsWith,
  goodOf,
  isCube,
  kindAt,
  loadedWith,
  slotOf,
  thingAt,
  valueOf,
  withThings,
} from './centre';
import { asAtLift, waitingVisits } from './atLift';
import { type Change, withCentre, withSupply } from './change';
import { ANSWER_MS, type Field, ORDERS, type Order } from './components';
import { whyNotOnce } from './fields';
import { countOf } from './orders';
import type { Centre, Delivery, Exchange, Seen, State, Visit } from './state';

export const ordersIn = (parts: readonly { readonly order: Order }[]): Order[] =>
  parts.map(({ order }) => order);

/** How many orders of this kind are on that player's centre. */
export const thereAt = (seen: Seen, planet: Seat, order: Order): number =>
  fieldsWith(of(seen.centres, planet), order).length;

/** How many orders of this kind the seat could fill there with its loaded cubes. */
export function couldFill(seen: Seen, seat: Seat, planet: Seat, order: Order): number {
  const cubes = loadedWith(of(seen.centres, seat), goodOf(order)).length;
  const payable = Math.floor(cubes / valueOf(order));
  return payable === 0 ? 0 : Math.min(thereAt(seen, planet, order), payable);
}

export const canFillAny = (seen: Seen, seat: Seat, planet: Seat): boolean =>
  ORDERS.some(order => couldFill(seen, seat, planet, order) > 0);

export function whyNotDeliver(
  seen: Seen,
  seat: Seat,
  planet: Seat,
  deliveries: readonly Delivery[],
): Why | undefined {
  if (deliveries.length === 0) return { code: 'nothing-chosen' };
  return (
    whyNotPay(of(seen.centres, seat), deliveries) ?? whyNotThere(seen, planet, ordersIn(deliveries))
  );
}

function whyNotPay(centre: Centre, deliveries: readonly Delivery[]): Why | undefined {
  for (const { order, from } of deliveries) {
    const need = valueOf(order);
    if (from.length !== need) return { code: 'wrong-count', order, need, given: from.length };
    for (const field of from) {
      const why = whyNotCube(centre, field, order);
      if (why) return why;
    }
  }
  return whyNotOnce(deliveries.flatMap(({ from }) => from));
}

function whyNotCube(centre: Centre, field: Field, order: Order): Why | undefined {
  const thing = thingAt(centre, field);
  if (thing === undefined) return { code: 'no-such-field', field };
  if (kindAt(centre, slotOf(field)) !== 'beam') return { code: 'not-in-a-beam-station', field };
  if (!isCube(thing)) return { code: 'no-cube', field };
  return thing === goodOf(order) ? undefined : { code: 'wrong-cube', field, need: goodOf(order) };
}

function whyNotThere(seen: Seen, planet: Seat, orders: readonly Order[]): Why | undefined {
  for (const order of orders) {
    const [wanted, there] = [countOf(orders, order), thereAt(seen, planet, order)];
    if (wanted > there) return { code: 'order-gone', order, wanted, there };
  }
  return undefined;
}

/** As many of the deliveries, from the first on, as are still possible. */
export function stillPossible(
  seen: Seen,
  seat: Seat,
  planet: Seat,
  deliveries: readonly Delivery[],
): Delivery[] {
  return deliveries.reduce<Delivery[]>((possible, delivery) => {
    const more = [...possible, delivery];
    return whyNotDeliver(seen, seat, planet, more) ? possible : more;
  }, []);
}

/** Cubes go to the supply, counters to the visitor, and the bonus to the first visitor here. */
export function delivered(state: State, visit: Visit, at: Millis): Change {
  const { seat, planet, deliveries } = visit;
  const given = handedOver(state, visit);
  const cubes = deliveries.flatMap(({ from }) => from);
  const bonus = state.bonusAt.includes(planet);
  const paid = withPaid(state, seat, deliveries);
  const cleared = withCentre(
    paid,
    planet,
    withThings(
      of(paid.centres, planet),
      given.map(({ field }) => [field, null]),
    ),
  );
  const earned = withEarned(cleared, seat, planet, ordersIn(deliveries), bonus);
  return {
    state: { ...earned, exchanges: [...earned.exchanges, ...exchanges(earned, visit, given, at)] },
    events: [{ type: 'delivered', seat, planet, orders: given, cubes, bonus }],
  };
}

type Given = { readonly order: Order; readonly field: Field };

/**
 * Which counters go: of identical ones the first on the centre, until its owner exchanges it.
 * Counters that no other waiting visitor could have go before those.
 */
function handedOver(state: State, visit: Visit): Given[] {
  const orders = ordersIn(visit.deliveries);
  const others = waitingVisits(state).filter(
    ({ seat, planet }) => planet === visit.planet && seat !== visit.seat,
  );
  const claims = (field: Field) => others.filter(other => other.orders.includes(field)).length;
  const centre = of(asAtLift(state, visit).centres, visit.planet);
  return orders.map((order, n) => {
    const alike = fieldsWith(centre, order).sort((one, other) => claims(one) - claims(other));
    const field = alike[countOf(orders.slice(0, n), order)];
    if (field === undefined) throw new Error(`no ${order} stands there`);
    return { order, field };
  });
}

function withPaid(state: State, seat: Seat, deliveries: readonly Delivery[]): State {
  const fields = deliveries.flatMap(({ from }) => from);
  const goods = deliveries.flatMap(({ order, from }) => from.map(() => goodOf(order)));
  const centre = withThings(
    of(state.centres, seat),
    fields.map(field => [field, null]),
  );
  return withSupply(withCentre(state, seat, centre), goods, 1);
}

function withEarned(
  state: State,
  seat: Seat,
  planet: Seat,
  orders: readonly Order[],
  bonus: boolean,
): State {
  const centre = of(state.centres, seat);
  const below = { ...centre.below, [planet]: [...(centre.below[planet] ?? []), ...orders] };
  return {
    ...withCentre(state, seat, { ...centre, below, bonus: centre.bonus + (bonus ? 1 : 0) }),
    bonusAt: bonus ? state.bonusAt.filter(other => other !== planet) : state.bonusAt,
  };
}

/** If identical counters are left, the owner may exchange the one that went. */
function exchanges(state: State, visit: Visit, given: readonly Given[], at: Millis): Exchange[] {
  const { planet: seat } = visit;
  const centre = of(asAtLift(state, visit).centres, seat);
  return given
    .map(({ order, field }) => ({ order, field, others: fieldsWith(centre, order) }))
    .filter(({ others }) => others.length > 0)
    .map(open => ({ seat, ...open, until: at + ANSWER_MS }));
}
