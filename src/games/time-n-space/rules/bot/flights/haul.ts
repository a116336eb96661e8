/** Which orders to fill at a planet, and with which cubes. */
import { record } from '../../../../../kit/keys';
import type { Seat } from '../../../../../kit/seat';
import { goodOf, loadedWith, slotOf, valueOf } from '../../centre';
import { type Field, GOODS, type Good, type Order } from '../../components';
import type { Centre, Delivery, Seen } from '../../state';
import type { Market, Wanted } from './market';
import type { Stock } from '../stock';

type Haul = { readonly orders: readonly Order[]; readonly worth: number };

/** The most value for these cubes, computed for every good separately. */
export function haulAt(market: Market, seen: Seen, planet: Seat, cubes: Stock): Haul {
  const wanted = market.wanted[planet] ?? [];
  const chosen = GOODS.filter(good => cubes[good] > 0).flatMap(good =>
    fullest(
      wanted.filter(({ order }) => goodOf(order) === good),
      cubes[good],
    ),
  );
  const bonus = chosen.length > 0 && seen.bonusAt.includes(planet) ? market.bonus : 0;
  return {
    orders: chosen.map(({ order }) => order),
    worth: chosen.reduce((sum, { worth }) => sum + worth, 0) + bonus,
  };
}

type Best = { readonly worth: number; readonly chosen: readonly Wanted[] };

/** The most valuable set of these orders that needs no more than `cubes`: a knapsack. */
function fullest(wanted: readonly Wanted[], cubes: number): readonly Wanted[] {
  const none = Array.from({ length: cubes + 1 }, (): Best => ({ worth: 0, chosen: [] }));
  return wanted.reduce(withOrWithout, none)[cubes]?.chosen ?? [];
}

/** The best set for every number of cubes, with one more order to choose from. */
const withOrWithout = (best: readonly Best[], one: Wanted): Best[] =>
  best.map((without, cubes) => {
    const before = best[cubes - valueOf(one.order)];
    if (!before || before.worth + one.worth <= without.worth) return without;
    return { worth: before.worth + one.worth, chosen: [...before.chosen, one] };
  });

/** The deliveries for these orders, with their cubes named by unit. */
export function paidFrom(centre: Centre, orders: readonly Order[]): Delivery[] {
  const fields = record(GOODS, good => cubesOf(centre, good));
  return orders.map(order => ({ order, from: fields[goodOf(order)].splice(0, valueOf(order)) }));
}

/** Empties stations first that can still be upgraded. */
const cubesOf = (centre: Centre, good: Good): Field[] => {
  const stage = (field: Field) => centre.buildings[slotOf(field)].stage;
  const isDone = (field: Field) => (stage(field) === 2 ? 0 : 1);
  return loadedWith(centre, good).sort((one, other) => isDone(one) - isDone(other));
};
