/** What others ask for, and its value to this seat. */
import { of, type Seat } from '../../../../../kit/seat';
import { destination } from '../../board';
import { fieldsWhere, goodOf, isOrder, kindAt, loadedWith, valueOf } from '../../centre';
import { BONUS_VALUE, GOODS, type Good, type Order, SLOTS } from '../../components';
import type { Centre, Seen } from '../../state';
import type { Weights } from '../character';
import { type ByGood, each, earned } from '../colours';
import { flightDistance } from './flights';
import type { Plan } from '../plan';

export type Wanted = { readonly order: Order; readonly worth: number };
export type Market = {
  /** The orders on every other planet, the most valuable first. */
  readonly wanted: Readonly<Record<string, readonly Wanted[]>>;
  /** The value of the first, second, … cube of a good. */
  readonly pulls: ByGood<readonly number[]>;
  readonly bonus: number;
};
/** The seat that looks at the market, with its plan. */
type Buyer = {
  readonly seen: Seen;
  readonly seat: Seat;
  readonly plan: Plan;
  readonly weights: Weights;
};

export function marketFor(seen: Seen, seat: Seat, plan: Plan, weights: Weights): Market {
  const buyer: Buyer = { seen, seat, plan, weights };
  const planets = seen.seats.filter(other => other !== seat);
  const wanted = Object.fromEntries(planets.map(planet => [planet, wantedAt(buyer, planet)]));
  const offered = planets.flatMap(planet => cubesFor(buyer, planet, wanted[planet] ?? []));
  const symbols = Math.max(...GOODS.map(good => plan.hope[good] * plan.symbols[good]));
  return {
    wanted,
    pulls: each(good => [...pullsOf(offered, good), ...spares(buyer, good)]),
    bonus: BONUS_VALUE * symbols,
  };
}

type Pull = { readonly good: Good; readonly worth: number };

/** The value of each cube for the orders of a planet that this seat can fill at all. */
function cubesFor({ seen, seat, weights }: Buyer, planet: Seat, wanted: readonly Wanted[]): Pull[] {
  const most = beamRoom(of(seen.centres, seat));
  const lure = seen.bonusAt.includes(planet) ? weights.lure : 0;
  const flights = flightDistance(seen, destination(of(seen.ships, seat)), planet);
  const near = 1 - weights.near * (flights - 1);
  return wanted.flatMap(({ order, worth }) => {
    const value = valueOf(order);
    if (value > most) return [];
    const cube: Pull = { good: goodOf(order), worth: (near * (worth + lure)) / value };
    return Array.from({ length: value }, () => cube);
  });
}

const pullsOf = (cubes: readonly Pull[], good: Good): number[] =>
  cubes
    .filter(cube => cube.good === good)
    .map(({ worth }) => worth)
    .sort((one, other) => other - one);

/** A few more than are asked for, because somebody will ask. */
function spares({ plan, weights }: Buyer, good: Good): number[] {
  const time = Math.min(1, Math.max(0, plan.left - 4) / 6);
  const spare = weights.spare * plan.hope[good] * plan.symbols[good] * time;
  return [spare, spare * 0.7, spare * 0.4];
}

const beamRoom = (centre: Centre): number =>
  fieldsWhere(centre, (thing, slot) => kindAt(centre, slot) === 'beam' && !isOrder(thing)).length;

function wantedAt(buyer: Buyer, planet: Seat): Wanted[] {
  const { seen, seat, plan, weights } = buyer;
  const have = new Set((of(seen.centres, seat).below[planet] ?? []).map(goodOf));
  const rivals = rivalsAt(seen, seat, planet);
  return allOrdersOn(of(seen.centres, planet))
    .map((order): Wanted => {
      const good = goodOf(order);
      const first = earned(seen, seat, good).symbols === 0 ? firstOf(buyer) : 0;
      const fresh = have.has(good) ? 0 : weights.newSymbol * plan.values[good] + first;
      have.add(good);
      const bare = plan.hope[good] * (valueOf(order) * plan.symbols[good] + fresh) + 0.1;
      return { order, worth: isRaced(rivals, order) ? bare * weights.rival : bare };
    })
    .sort((one, other) => other.worth - one.worth);
}

/** A colour without earnings by the end is lost, so it gets more urgent towards the end. */
const firstOf = ({ plan, weights }: Buyer): number => weights.first / (1 + plan.left / SOON);
const SOON = 5; // minutes

export const allOrdersOn = ({ buildings }: Centre): Order[] =>
  SLOTS.flatMap(slot => buildings[slot].units.filter(isOrder));

const isRaced = (rivals: readonly Centre[], order: Order): boolean =>
  rivals.some(rival => loadedWith(rival, goodOf(order)).length >= valueOf(order));

/** The rivals on their way there, with a glass that runs or has run out. */
const rivalsAt = (seen: Seen, seat: Seat, planet: Seat): Centre[] =>
  seen.seats
    .filter(other => other !== seat && other !== planet)
    .filter(other => of(seen.glasses, other).some(glass => glass?.on === 'ship'))
    .filter(other => destination(of(seen.ships, other)) === planet)
    .map(other => of(seen.centres, other));
