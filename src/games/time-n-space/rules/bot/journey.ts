/** Where the ship is to go: to whom it brings most in the least time, and by which moons. */
import { of } from '../../../../kit/seat';
import { MINUTE } from '../../../../kit/millis';
import { destination, isMoon, neighbours } from '../board';
import { GOODS, type MoonId, type Node } from '../components';
import { fieldsWhere, goodOf, kindAt, valueOf } from '../centre';
import { glassMs } from '../hourglass';
import type { Centre, Seen } from '../state';
import { worthOfTile } from './building';
import { haulAt } from './haul';
import { type Stock, stockOn } from './stock';
import type { Mind } from './mind';
import { distance } from './flights';

export type Leg = { readonly to: Node | undefined; readonly worth: number };

/** Every flight that can be begun now, with what it is worth. */
export function legs(mind: Mind, centre: Centre): Leg[] {
  const { view, seat } = mind;
  const here = destination(of(view.ships, seat));
  const ends = [undefined, ...neighbours(view, here)];
  const cubes = stockOn(centre, 'beam');
  return ends.map(to => ({
    to,
    worth: worthOfLeg(mind, centre, to ?? here, cubes, to === undefined),
  }));
}

function worthOfLeg(mind: Mind, centre: Centre, end: Node, cubes: Stock, stays: boolean): number {
  const { deliver, flight, tile } = mind.character.weights;
  const top = isMoon(end) ? topAt(mind.view, end) : null;
  const found =
    top !== null && centre.research === null ? tile * worthOfTile(mind, centre, top) : 0;
  const routes = routesFrom(mind, centre, end, cubes, stays);
  const rate = Math.max(0, ...routes);
  const idle = stays && found === 0 && rate === 0 ? 1 : 0;
  return deliver * rate + found - flight - idle;
}

const topAt = (seen: Seen, moon: MoonId) => seen.moons[moon]?.top ?? null;

/** Points a minute, to every planet by way of this end, and from there on to a second one. */
function routesFrom(mind: Mind, centre: Centre, end: Node, cubes: Stock, stays: boolean): number[] {
  const { view, seat, market } = mind;
  const customers = view.seats.filter(other => other !== seat);
  const firsts = stays ? customers.filter(planet => planet === end) : customers;
  return firsts.flatMap(planet => {
    const flights = 1 + distance(view, end, planet);
    if (!isInTime(mind, flights)) return [0];
    const carried = withUnderway(mind, centre, cubes, flights);
    const first = haulAt(market, view, planet, carried);
    if (first.worth === 0) return [0];
    const rest = after(carried, first.orders);
    const onward = customers.map(other => {
      if (other === planet) return 0;
      const more = flights + distance(view, planet, other);
      if (!isInTime(mind, more)) return 0;
      const second = haulAt(market, view, other, rest);
      return second.worth > 0 ? (first.worth + second.worth) / more : 0;
    });
    return [first.worth / flights, ...onward];
  });
}

/** The last of so many flights must be begun before the clock has run out. */
function isInTime({ view, seat, plan }: Mind, flights: number): boolean {
  const each = glassMs(view.options, seat) / MINUTE + 0.03;
  return (flights - 1) * each < plan.left;
}

/** Some of what lies in the plants may have been loaded by then. */
function withUnderway(mind: Mind, centre: Centre, cubes: Stock, flights: number): Stock {
  if (flights < 2 || !mind.character.foresees) return cubes;
  const waiting = stockOn(centre, 'plant');
  const free = fieldsWhere(centre, (thing, on) => !thing && kindAt(centre, on) === 'beam').length;
  const carried = { ...cubes };
  let room = Math.min(free, Math.round(3 * mind.character.weights.underway));
  for (const good of GOODS) {
    const more = Math.min(room, waiting[good]);
    carried[good] += more;
    room -= more;
  }
  return carried;
}

function after(cubes: Stock, orders: ReturnType<typeof haulAt>['orders']): Stock {
  const left = { ...cubes };
  for (const order of orders) left[goodOf(order)] -= valueOf(order);
  return left;
}
