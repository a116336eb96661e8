/** What others ask for, and what it is worth to this seat to bring it. */
import { of, type Seat } from '../../../../kit/seat';
import { destination } from '../board';
import {
  fieldsWhere,
  goodOf,
  isCube,
  isOrder,
  kindAt,
  loadedWith,
  slotOf,
  valueOf,
} from '../centre';
import { BONUS_VALUE, type Field, GOODS, type Good, type Order, SLOTS } from '../components';
import type { Centre, Delivery, Seen } from '../state';
import type { Weights } from './character';
import { distance } from './flights';
import type { ByGood, Plan } from './plan';

export type Stock = Record<Good, number>;

export const noStock = (): Stock => ({ grey: 0, yellow: 0, blue: 0, brown: 0 });

/** Cubes on a centre: on its beam stations, or on its plants. */
export function stockOn(centre: Centre, kind: 'beam' | 'plant'): Stock {
  const stock = noStock();
  for (const slot of SLOTS) {
    if (kindAt(centre, slot) !== kind) continue;
    for (const thing of centre.buildings[slot].units) if (isCube(thing)) stock[thing]++;
  }
  return stock;
}

export type Wanted = { readonly order: Order; readonly worth: number };
export type Market = {
  /** The orders on every other planet, the dearest first. */
  readonly wanted: Readonly<Record<string, readonly Wanted[]>>;
  /** What the first, the second, … cube of a good would bring. */
  readonly pulls: ByGood<readonly number[]>;
  readonly bonus: number;
};

export function marketFor(seen: Seen, seat: Seat, plan: Plan, weights: Weights): Market {
  const wanted: Record<string, Wanted[]> = {};
  const pulls: Record<Good, number[]> = { grey: [], yellow: [], blue: [], brown: [] };
  const ship = destination(of(seen.ships, seat));
  const most = beamRoom(of(seen.centres, seat));
  for (const planet of seen.seats) {
    if (planet === seat) continue;
    const there = wantedAt(seen, seat, planet, plan, weights);
    wanted[planet] = there;
    const lure = seen.bonusAt.includes(planet) ? weights.lure : 0;
    const near = 1 - weights.near * (distance(seen, ship, planet) - 1);
    for (const { order, worth } of there) {
      const value = valueOf(order);
      if (value > most) continue;
      for (let cube = 0; cube < value; cube++)
        pulls[goodOf(order)].push((near * (worth + lure)) / value);
    }
  }
  for (const good of GOODS) {
    pulls[good].sort((one, other) => other - one);
    const spare =
      weights.spare *
      plan.hope[good] *
      plan.symbols[good] *
      Math.min(1, Math.max(0, plan.left - 4) / 6);
    pulls[good].push(spare, spare * 0.7, spare * 0.4);
  }
  const symbols = Math.max(...GOODS.map(good => plan.hope[good] * plan.symbols[good]));
  return { wanted, pulls, bonus: BONUS_VALUE * symbols };
}

const beamRoom = (centre: Centre): number =>
  fieldsWhere(centre, (thing, slot) => kindAt(centre, slot) === 'beam' && !isOrder(thing)).length;

function wantedAt(seen: Seen, seat: Seat, planet: Seat, plan: Plan, weights: Weights): Wanted[] {
  const { below } = of(seen.centres, seat);
  const have = new Set((below[planet] ?? []).map(goodOf));
  const rivals = rivalsAt(seen, seat, planet);
  const wanted: Wanted[] = [];
  for (const slot of SLOTS) {
    for (const thing of of(seen.centres, planet).buildings[slot].units) {
      if (!isOrder(thing)) continue;
      const good = goodOf(thing);
      const fresh = have.has(good) ? 0 : weights.newSymbol * plan.values[good];
      have.add(good);
      const bare = plan.hope[good] * (valueOf(thing) * plan.symbols[good] + fresh) + 0.1;
      const isRaced = rivals.some(rival => loadedWith(rival, good).length >= valueOf(thing));
      wanted.push({ order: thing, worth: isRaced ? bare * weights.rival : bare });
    }
  }
  return wanted.sort((one, other) => other.worth - one.worth);
}

/** Whose ships are on their way there, with a glass that runs or is through. */
const rivalsAt = (seen: Seen, seat: Seat, planet: Seat): Centre[] =>
  seen.seats
    .filter(other => other !== seat && other !== planet)
    .filter(other => of(seen.glasses, other).some(glass => glass?.on === 'ship'))
    .filter(other => destination(of(seen.ships, other)) === planet)
    .map(other => of(seen.centres, other));

export type Haul = { readonly orders: readonly Order[]; readonly worth: number };

/** What to fill at a planet with so many cubes: the most value, of every good by itself. */
export function haulAt(market: Market, seen: Seen, planet: Seat, cubes: Stock): Haul {
  const left = { ...cubes };
  const orders: Order[] = [];
  let worth = 0;
  for (const good of GOODS) {
    if (left[good] === 0) continue;
    const there = (market.wanted[planet] ?? []).filter(({ order }) => goodOf(order) === good);
    const chosen = fullest(there, left[good]);
    for (const one of chosen) {
      orders.push(one.order);
      worth += one.worth;
    }
  }
  const bonus = orders.length > 0 && seen.bonusAt.includes(planet) ? market.bonus : 0;
  return { orders, worth: worth + bonus };
}

/** Of these orders those that together are worth most, and need no more cubes. */
function fullest(wanted: readonly Wanted[], cubes: number): readonly Wanted[] {
  let best: { worth: number; chosen: readonly Wanted[] }[] = [{ worth: 0, chosen: [] }];
  for (let n = 1; n <= cubes; n++) best.push({ worth: 0, chosen: [] });
  for (const one of wanted) {
    const value = valueOf(one.order);
    best = best.map((without, n) => {
      const before = n >= value ? best[n - value] : undefined;
      return before && before.worth + one.worth > without.worth
        ? { worth: before.worth + one.worth, chosen: [...before.chosen, one] }
        : without;
    });
  }
  return best[cubes]?.chosen ?? [];
}

/** The same, with the cubes named by the units they lie in. */
export function paidFrom(centre: Centre, orders: readonly Order[]): Delivery[] {
  const fields = Object.fromEntries(GOODS.map(good => [good, cubesOf(centre, good)])) as Record<
    Good,
    Field[]
  >;
  return orders.map(order => ({ order, from: fields[goodOf(order)].splice(0, valueOf(order)) }));
}

/** Stations that can still grow are emptied first. */
const cubesOf = (centre: Centre, good: Good): Field[] => {
  const stage = (field: Field) => centre.buildings[slotOf(field)].stage;
  const isDone = (field: Field) => (stage(field) === 2 ? 0 : 1);
  return loadedWith(centre, good).sort((one, other) => isDone(one) - isDone(other));
};
