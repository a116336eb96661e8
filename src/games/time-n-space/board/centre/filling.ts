/** Suggests the most useful cubes, orders, fields and buildings until the player chooses others. */
import { record } from '@/kit/keys';
import { sum } from '@/kit/lists';
import { of, type Seat } from '@/kit/seat';
import { askedCount, freeFields, heldCount, loadedCount } from '../../rules/bot/survey';
import {
  cubeAt,
  goodOf,
  isEmpty,
  isOrder,
  kindAt,
  lying,
  makesAt,
  slotOf,
  thingAt,
  valueOf,
} from '../../rules/centre';
import {
  type Field,
  type Good,
  GOODS,
  type Order,
  ORDERS,
  type Slot,
  SLOTS,
  TILES,
} from '../../rules/components';
import { whyNotBuild } from '../../rules/research';
import { ordersAbove } from '../pieces/counters';
import type { Centre, Seen } from '../../rules/state';

// Loading -------------------------------------------------------------------------------------------

/** Picks the cubes that others ask for most and that are not loaded yet. */
export function cubesToLoad(seen: Seen, seat: Seat, from: readonly Field[], room: number): Field[] {
  const centre = of(seen.centres, seat);
  const chosen: Field[] = [];
  const missing = (field: Field): number => {
    const good = cubeAt(centre, field);
    const again = chosen.filter(other => thingAt(centre, other) === good).length;
    return wantedCubes(seen, seat, good) - loadedCount(centre, good) - again;
  };
  while (chosen.length < Math.min(room, from.length)) {
    const left = from.filter(field => !chosen.includes(field));
    chosen.push(best(left, missing));
  }
  return chosen;
}

/** Counts the cubes of a good that the others' orders take. */
function wantedCubes(seen: Seen, seat: Seat, good: Good): number {
  const others = seen.seats.filter(other => other !== seat).map(other => of(seen.centres, other));
  return sum(others.map(centre => sum(ordersOn(centre, good).map(valueOf))));
}

const ordersOn = (centre: Centre, good: Good): Order[] =>
  lying(centre, isOrder)
    .map(({ thing }) => thing)
    .filter(order => goodOf(order) === good);

// Offering ------------------------------------------------------------------------------------------

/**
 * Picks orders of different goods that others could fill soon, then orders that finish a colour.
 */
export function ordersToOffer(seen: Seen, seat: Seat, count: number): Order[] {
  const centre = of(seen.centres, seat);
  const chosen: Order[] = [];
  const left = (order: Order) => centre.above[order] - chosen.filter(it => it === order).length;
  const rank = (order: Order): number => {
    const good = goodOf(order);
    const open = sum(
      [...ordersOn(centre, good), ...chosen.filter(it => goodOf(it) === good)].map(valueOf),
    );
    const soon = heldByOthers(seen, seat, good) - open >= valueOf(order) ? 100 : 0;
    const still = sum(ORDERS.filter(it => goodOf(it) === good).map(left));
    return soon - 2 * still - 5 * open - valueOf(order);
  };
  while (chosen.length < count) {
    const choice = ORDERS.filter(order => left(order) > 0);
    if (choice.length === 0) break;
    chosen.push(best(choice, rank));
  }
  return chosen;
}

/** Picks two orders worth 1, a different pair for every seat. */
export function ordersToBegin({ seats }: Seen, seat: Seat): Order[] {
  const first = seats.indexOf(seat) + 2;
  return [first, first + 1].map((n): Order => `${GOODS[n % GOODS.length] ?? GOODS[0]}-1`);
}

const heldByOthers = (seen: Seen, seat: Seat, good: Good): number =>
  sum(seen.seats.filter(it => it !== seat).map(it => heldCount(of(seen.centres, it), good)));

/** Picks the free fields on which an order is least in the way. */
export function fieldsToBlock(seen: Seen, seat: Seat, count: number): Field[] {
  const centre = of(seen.centres, seat);
  const free = freeFields(centre);
  const chosen: Field[] = [];
  while (chosen.length < Math.min(count, free.length)) {
    const left = free.filter(field => !chosen.includes(field));
    chosen.push(best(left, field => -loss(seen, seat, field, chosen)));
  }
  return chosen;
}

/** Estimates what is lost while an order lies there. */
function loss(seen: Seen, seat: Seat, field: Field, chosen: readonly Field[]): number {
  const centre = of(seen.centres, seat);
  const slot = slotOf(field);
  const building = centre.buildings[slot];
  const good = makesAt(centre, field);
  const isBeam = kindAt(centre, slot) === 'beam';
  const isWanted = good !== undefined && askedCount(seen, seat, good) > 0;
  const isBlocked = building.units.some(isOrder) || chosen.some(other => slotOf(other) === slot);
  const isInUse = of(seen.glasses, seat).some(glass => glass?.on === slot);
  const couldGrow =
    isEmpty(building) &&
    (building.stage === 2 || (building.stage === 1 && centre.research !== null));
  return sum([
    isBeam ? 4 : 0,
    isWanted ? 1 : 0,
    isInUse ? 3 : 0,
    couldGrow && !isBlocked ? 3 : 0,
    isBlocked ? -1 : 0,
  ]);
}

// Building ------------------------------------------------------------------------------------------

/** Picks a building to build over, preferably of the tile's kind and with its goods. */
export function slotToBuildOn(seen: Seen, seat: Seat): Slot | undefined {
  const centre = of(seen.centres, seat);
  const tile = centre.research && TILES[centre.research]?.[2];
  const open = SLOTS.filter(slot => !whyNotBuild(seen, seat, slot));
  if (!tile || open.length === 0) return undefined;
  return best(open, slot => {
    const kind = kindAt(centre, slot);
    const keepsGood =
      tile.kind === 'plant' && tile.makes.some(good => good === makesAt(centre, `${slot}.0`));
    const alike = SLOTS.filter(other => kindAt(centre, other) === kind).length;
    return (kind === tile.kind ? 4 : 0) + (keepsGood ? 1 : 0) + (alike > 1 ? 2 : 0);
  });
}

// -----------------------------------------------------------------------------------------------------

export const leftAbove = (centre: Centre): Readonly<Record<Good, number>> =>
  record(GOODS, good => ordersAbove(centre, good).length);

/** Returns the first of those that rank highest. */
function best<T>(things: readonly T[], rank: (thing: T) => number): T {
  const [first, ...others] = things;
  if (first === undefined) throw new Error('nothing to choose from');
  return others.reduce((soFar, thing) => (rank(thing) > rank(soFar) ? thing : soFar), first);
}
