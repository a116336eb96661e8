/** Where the ship goes: to the most value in the least time, and past which moons. */
import { of, type Seat } from '../../../../../kit/seat';
import { MINUTE } from '../../../../../kit/millis';
import { destination, isMoon, neighbours } from '../../board';
import type { MoonId, Node } from '../../components';
import { fieldsWhere, goodOf, kindAt, valueOf } from '../../centre';
import { glassMs } from '../../hourglass';
import type { Centre, Seen } from '../../state';
import { worthOfTile } from '../acts/building';
import { goodsFor } from '../colours';
import { foremost } from '../foremost';
import { haulAt } from './haul';
import { type Stock, stockOn } from '../stock';
import type { Mind } from '../mind';
import { flightDistance } from './flights';

/** A flight and its final destination: a planet, or a moon for its tile. */
type Leg = { readonly to: Node | undefined; readonly aim: Node; readonly worth: number };
type Trip = { readonly mind: Mind; readonly centre: Centre; readonly cubes: Stock };
type Route = { readonly planet: Node; readonly rate: number };

/** Every flight that can start now, with its value. */
export function legs(mind: Mind, centre: Centre): Leg[] {
  const here = destination(of(mind.view.ships, mind.seat));
  const trip: Trip = { mind, centre, cubes: stockOn(centre, 'beam') };
  return [undefined, ...neighbours(mind.view, here)].map(to => legTo(trip, to, to ?? here));
}

function legTo(trip: Trip, to: Node | undefined, end: Node): Leg {
  const { deliver, flight } = trip.mind.character.weights;
  const found = tileAt(trip, end);
  const { planet, rate } = bestRoute(trip, end, to === undefined);
  const brings = deliver * rate;
  const idle = to === undefined && found === 0 && rate === 0 ? 1 : 0;
  return { to, aim: brings > found ? planet : end, worth: brings + found - flight - idle };
}

function tileAt({ mind, centre }: Trip, end: Node): number {
  const top = isMoon(end) ? topAt(mind.view, end) : null;
  if (top === null || centre.research !== null) return 0;
  return mind.character.weights.tile * worthOfTile(mind, centre, top);
}

const topAt = (seen: Seen, moon: MoonId) => seen.moons[moon]?.top ?? null;

/** The best route to any planet through this end. */
function bestRoute(trip: Trip, end: Node, stays: boolean): Route {
  const routes = customersOf(trip)
    .filter(planet => !stays || planet === end)
    .map((planet): Route => ({ planet, rate: rateOf(trip, end, planet) }));
  const none: Route = { planet: end, rate: 0 };
  return foremost([none, ...routes], ({ rate }) => rate) ?? none;
}

const customersOf = ({ mind: { view, seat } }: Trip): Seat[] =>
  view.seats.filter(other => other !== seat);

/** Points a minute: at this planet alone, or with a second one after it. */
function rateOf(trip: Trip, end: Node, planet: Seat): number {
  const flights = 1 + flightDistance(trip.mind.view, end, planet);
  if (!isInTime(trip.mind, flights)) return 0;
  const cubes = withUnderway(trip, flights);
  const first = haulAt(trip.mind.market, trip.mind.view, planet, cubes);
  if (first.worth === 0) return 0;
  const onward = { ...trip, cubes: after(cubes, first.orders) };
  const seconds = customersOf(trip)
    .filter(other => other !== planet)
    .map(other => rateWithSecond(onward, first.worth, flights, planet, other));
  return Math.max(first.worth / flights, ...seconds);
}

function rateWithSecond(
  { mind, cubes }: Trip,
  worth: number,
  flights: number,
  planet: Seat,
  other: Seat,
): number {
  const all = flights + flightDistance(mind.view, planet, other);
  if (!isInTime(mind, all)) return 0;
  const second = haulAt(mind.market, mind.view, other, cubes);
  return second.worth > 0 ? (worth + second.worth) / all : 0;
}

/** True if the last of these flights can start before the clock runs out. */
function isInTime({ view, seat, plan }: Mind, flights: number): boolean {
  const each = glassMs(view.options, seat) / MINUTE + 0.03;
  return (flights - 1) * each < plan.left;
}

/** Counts some of the cubes in the plants, which may be loaded by then. */
function withUnderway({ mind, centre, cubes }: Trip, flights: number): Stock {
  if (flights < 2 || !mind.character.foresees) return cubes;
  const waiting = stockOn(centre, 'plant');
  const free = fieldsWhere(centre, (thing, on) => !thing && kindAt(centre, on) === 'beam').length;
  const carried = { ...cubes };
  let room = Math.min(free, Math.round(3 * mind.character.weights.underway));
  for (const good of goodsFor(mind.view, mind.seat)) {
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
