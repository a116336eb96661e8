/** The ring of sectors, its locks, and the cheapest way of a scientist. */
import type { Seat } from '../../../kit/seat';
import { CROSSING_TIME, type Letter, LOCKS } from './components';
import { hasCard } from './lab';
import { playerOf } from './pieces';
import type { Player, Seen } from './state';

/** The sectors on the way, without the first, and the time markers it takes. */
export type Route = { readonly path: readonly Letter[]; readonly price: number };
type Ring = Pick<Seen, 'ring'>;

/** The sector so many places further clockwise. */
export function sectorAt({ ring }: Ring, place: number): Letter {
  const sector = ring[((place % ring.length) + ring.length) % ring.length];
  if (!sector) throw new Error('the station has no sectors');
  return sector;
}

export const clockwiseOf = (seen: Ring, from: Letter, steps: number): Letter =>
  sectorAt(seen, seen.ring.indexOf(from) + steps);

/** The value of the lock between a sector and its neighbour clockwise. */
export const lockAfter = (sector: Letter): number => LOCKS[sector];

export const liesAtZero = (seen: Ring, sector: Letter): boolean =>
  lockAfter(sector) === 0 || lockAfter(clockwiseOf(seen, sector, -1)) === 0;

const HIGHEST_LOCK = Math.max(...Object.values(LOCKS));

const priceOf = (player: Player, lock: number): number =>
  lock === HIGHEST_LOCK && hasCard(player, 'open-lock') ? 0 : lock;

type Leg = { readonly to: Letter; readonly price: number };

function legsFrom(seen: Ring, player: Player, from: Letter): readonly Leg[] {
  const back = clockwiseOf(seen, from, -1);
  const opposite = clockwiseOf(seen, from, seen.ring.length / 2);
  return [
    { to: clockwiseOf(seen, from, 1), price: priceOf(player, lockAfter(from)) },
    { to: back, price: priceOf(player, lockAfter(back)) },
    ...(hasCard(player, 'crossing') ? [{ to: opposite, price: CROSSING_TIME }] : []),
  ];
}

const isBetter = (one: Route, other: Route | undefined): boolean =>
  !other ||
  one.price < other.price ||
  (one.price === other.price && one.path.length < other.path.length);

type Routes = ReadonlyMap<Letter, Route>;
type Known = { readonly ring: Ring['ring']; readonly routes: Routes };
/** All routes of a player are found together, because boards and bots ask for one after the other. */
const cache = new WeakMap<Player, Known>();

/** The cheapest way to every sector; of equally cheap ones the shortest. */
export function routesOf(seen: Seen, seat: Seat): Routes {
  const player = playerOf(seen, seat);
  const known = cache.get(player);
  if (known?.ring === seen.ring) return known.routes;
  const routes = routesFrom(seen, player);
  cache.set(player, { ring: seen.ring, routes });
  return routes;
}

function routesFrom(seen: Ring, player: Player): Routes {
  const routes = new Map<Letter, Route>([[player.scientist.sector, { path: [], price: 0 }]]);
  const open = [player.scientist.sector];
  for (let from = open.shift(); from !== undefined; from = open.shift()) {
    const so = routes.get(from) ?? { path: [], price: 0 };
    for (const { to, price } of legsFrom(seen, player, from)) {
      const route = { path: [...so.path, to], price: so.price + price };
      if (!isBetter(route, routes.get(to))) continue;
      routes.set(to, route);
      open.push(to);
    }
  }
  return routes;
}

export function routeTo(seen: Seen, seat: Seat, sector: Letter): Route {
  const route = routesOf(seen, seat).get(sector);
  if (!route) throw new Error(`no way leads to ${sector}`);
  return route;
}
