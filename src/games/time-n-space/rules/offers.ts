/** What a seat can do now: every kind of act once, usefully filled in, with its choices. */
import type { Millis } from '../../../kit/millis';
import { paired } from '../../../kit/lists';
import { isThrough } from '../../../kit/sand';
import { of, type Seat } from '../../../kit/seat';
import type { Context, Offer } from '../../game';
import type { Action, Deed } from './actions';
import { asFound } from './atLift';
import { destination, isMoon, neighbours, planetAt } from './board';
import {
  fieldsOf,
  fieldsWith,
  goodOf,
  loadedWith,
  makesAt,
  slotOf,
  thingAt,
  valueOf,
} from './centre';
import { type Field, ORDERS, type Order, type Place, SLOTS, type Slot, slotOn } from './components';
import { freeFields, ownOrders, plantCubes } from './bot/survey';
import { deedsAt } from './deeds';
import { othersFor } from './exchange';
import { couldFill } from './delivery';
import { mostAt } from './orders';
import { whyNot } from './rules';
import type { Centre, Delivery, GlassId, Seen } from './state';

/** Alternatives to what the action names. */
export type Choices = {
  readonly orders?: readonly Order[];
  readonly fields?: readonly Field[];
  readonly from?: readonly Field[];
  readonly most?: number;
};
export type TnsOffer = Offer<Action> & { readonly choices?: Choices };

export function offers(seen: Seen, seat: Seat, at: Millis): TnsOffer[] {
  const context: Context = { seat, at, finger: at };
  return ideas(seen, seat, at).filter(({ action }) => !whyNot(seen, action, context));
}

function ideas(seen: Seen, seat: Seat, at: Millis): TnsOffer[] {
  const centre = of(seen.centres, seat);
  switch (seen.phase.name) {
    case 'choosing':
      return toChoose(centre);
    case 'preparing':
      return [...toPlace(centre), { action: { type: 'ready' } }];
    case 'running':
      return [
        ...GLASSES.flatMap(glass => withGlass(seen, seat, glass, at)),
        ...toSettle(seen, seat),
        ...toExchange(seen, seat),
      ];
    case 'over':
      return [];
  }
}

export function waitingFor({ phase, seats }: Seen): readonly Seat[] {
  if (phase.name === 'over') return [];
  return phase.name === 'preparing' ? seats.filter(seat => !phase.ready.includes(seat)) : seats;
}

const GLASSES: readonly GlassId[] = [0, 1];

function toChoose(centre: Centre): TnsOffer[] {
  const orders = ownOrders(centre);
  const [one, two] = orders;
  return one && two
    ? [{ action: { type: 'choose', orders: [one, two] }, choices: { orders } }]
    : [];
}

function toPlace(centre: Centre): TnsOffer[] {
  const fields = freeFields(centre);
  const [one, two] = fields;
  return one && two ? [{ action: { type: 'place', fields: [one, two] }, choices: { fields } }] : [];
}

function withGlass(seen: Seen, seat: Seat, glass: GlassId, at: Millis): TnsOffer[] {
  const standing = of(seen.glasses, seat)[glass];
  if (!standing) return toTurn(seen, seat, glass);
  return isThrough(standing.until, at) ? toLift(seen, seat, glass, standing.on) : [];
}

function toTurn(seen: Seen, seat: Seat, glass: GlassId): TnsOffer[] {
  const onCentre = ([...SLOTS, 'research'] as const).map((on): TnsOffer => ({
    action: { type: 'turn', glass, on },
  }));
  const journeys = neighbours(seen, of(seen.ships, seat).at).map((to): TnsOffer => ({
    action: { type: 'turn', glass, on: 'ship', to },
  }));
  return [...onCentre, { action: { type: 'turn', glass, on: 'ship' } }, ...journeys];
}

function toLift(seen: Seen, seat: Seat, glass: GlassId, on: Place): TnsOffer[] {
  const kinds: readonly Deed['do'][] = [...deedsAt(seen, { seat }, on), 'lapse'];
  return kinds
    .flatMap(kind => deeds(seen, seat, on, kind))
    .map(({ deed, choices }) => ({
      action: { type: 'lift', glass, deed },
      ...(choices && { choices }),
    }));
}

type Filled = { readonly deed: Deed; readonly choices?: Choices };

function deeds(seen: Seen, seat: Seat, on: Place, kind: Deed['do']): Filled[] {
  const centre = of(seen.centres, seat);
  switch (kind) {
    case 'lapse':
    case 'upgrade':
      return [{ deed: { do: kind } }];
    case 'produce':
      return toProduce(seen, centre, slotOn(on));
    case 'load':
      return toLoad(centre, slotOn(on));
    case 'offer':
      return toOffer(centre, slotOn(on));
    case 'build':
      return SLOTS.map(slot => ({ deed: { do: 'build', slot } }));
    case 'tuck':
    case 'take':
      return ofTop(seen, seat, kind);
    case 'deliver':
      return toDeliver(seen, seat, planetAt(destination(of(seen.ships, seat))));
  }
}

function toProduce({ supply }: Seen, centre: Centre, slot: Slot): Filled[] {
  const fields = fieldsOf(slot, centre.buildings[slot]).filter(field => {
    const good = makesAt(centre, field);
    return thingAt(centre, field) === null && good !== undefined && supply[good] > 0;
  });
  return [{ deed: { do: 'produce', fields }, choices: { fields } }];
}

function toLoad(centre: Centre, slot: Slot): Filled[] {
  const fields = freeFields(centre).filter(field => slotOf(field) === slot);
  const from = plantCubes(centre);
  const moves = paired(from, fields).map(([cube, to]) => ({ from: cube, to }));
  return [{ deed: { do: 'load', moves }, choices: { from, fields } }];
}

function toOffer(centre: Centre, slot: Slot): Filled[] {
  const [orders, fields, most] = [ownOrders(centre), freeFields(centre), mostAt(centre, slot)];
  const count = Math.min(most, orders.length, fields.length);
  const placings = paired(orders.slice(0, count), fields).map(([order, field]) => ({
    order,
    field,
  }));
  return [{ deed: { do: 'offer', orders: placings }, choices: { orders, fields, most } }];
}

function ofTop(seen: Seen, seat: Seat, kind: 'tuck' | 'take'): Filled[] {
  const node = destination(of(seen.ships, seat));
  const tile = isMoon(node) ? seen.moons[node]?.top : null;
  return tile ? [{ deed: { do: kind, tile } }] : [];
}

function toDeliver(seen: Seen, seat: Seat, planet: Seat): Filled[] {
  const orders = ORDERS.filter(order => couldFill(seen, seat, planet, order) > 0);
  const deliveries = mostValuable(seen, seat, planet);
  return [{ deed: { do: 'deliver', deliveries }, choices: { orders } }];
}

/** The most valuable deliveries: of every good the most valuable orders that fit come first. */
export function mostValuable(seen: Seen, seat: Seat, planet: Seat): Delivery[] {
  const [mine, theirs] = [of(seen.centres, seat), of(seen.centres, planet)];
  const used: Field[] = [];
  const wanted = ORDERS.flatMap(order => fieldsWith(theirs, order).map(() => order));
  return [...wanted]
    .sort((one, other) => valueOf(other) - valueOf(one))
    .flatMap(order => {
      const free = loadedWith(mine, goodOf(order)).filter(field => !used.includes(field));
      const from = free.slice(0, valueOf(order));
      if (from.length < valueOf(order)) return [];
      used.push(...from);
      return [{ order, from }];
    });
}

function toSettle(seen: Seen, seat: Seat): TnsOffer[] {
  return seen.contests.flatMap(({ planet, waiting, chooser }): TnsOffer[] => {
    if (chooser === seat) {
      const deliveries = mostValuable(asFound(seen, seat), seat, planet);
      const redo = [...(deliveries.length > 0 ? [deliveries] : []), []];
      return redo.map(chosen => ({ action: { type: 'redo', deliveries: chosen } }));
    }
    if (planet !== seat || chooser !== null) return [];
    return waiting.map(visit => ({ action: { type: 'admit', visitor: visit.seat } }));
  });
}

function toExchange(seen: Seen, seat: Seat): TnsOffer[] {
  const open = seen.exchanges.filter(exchange => exchange.seat === seat);
  return open.flatMap(exchange =>
    othersFor(seen, exchange).map((from): TnsOffer => ({
      action: { type: 'exchange', from, to: exchange.field },
    })),
  );
}
