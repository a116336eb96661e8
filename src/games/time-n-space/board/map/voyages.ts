/** Places the ships as the view says: at rest, or on a wormhole while their glass runs. */
import type { Millis } from '@/kit/millis';
import { of, type Seat } from '@/kit/seat';
import type { Node } from '../../rules/components';
import { glassMs } from '../../rules/hourglass';
import type { Seen } from '../../rules/state';
import { angleTo, beside, type Curve, cut, distance, type Pose } from './curve';
import { berths, type StarChart, spotOf, way } from './geometry';

export type Voyage = {
  readonly seat: Seat;
  readonly at: Node;
  readonly to: Node | null;
  /** The time when the sand of the ship's glass has run out; null: no glass stands there. */
  readonly until: Millis | null;
  readonly full: Millis;
  /** The rank of arrival in a contest; 0: there is none. */
  readonly turn: number;
};

export const voyages = (seen: Seen): Voyage[] => seen.seats.map(seat => voyage(seen, seat));

function voyage(seen: Seen, seat: Seat): Voyage {
  const glass = of(seen.glasses, seat).find(standing => standing?.on === 'ship');
  return {
    seat,
    ...of(seen.ships, seat),
    until: glass?.until ?? null,
    full: glassMs(seen.options, seat),
    turn: turnOf(seen, seat),
  };
}

const turnOf = ({ contests }: Seen, seat: Seat): number =>
  contests.reduce(
    (turn, { waiting }) => turn || waiting.findIndex(visit => visit.seat === seat) + 1,
    0,
  );

export type Flight = { readonly curve: Curve; readonly until: Millis; readonly full: Millis };
export type ShipCourse = {
  readonly seat: Seat;
  readonly berth: Pose;
  readonly flight: Flight | null;
  /** A glass stands on a ship that stays. */
  readonly waits: boolean;
  readonly turn: number;
};

/** Gives every ship a berth on this map, and a curve if it is under way. */
export function courses(map: StarChart, ships: readonly Voyage[]): ShipCourse[] {
  return ships.map(ship => {
    const berth = berthOf(map, ships, ship);
    const flight = flightOf(map, ships, ship);
    const waits = ship.until !== null && flight === null;
    return { seat: ship.seat, berth, flight, waits, turn: ship.turn };
  });
}

/**
 * Flying ships keep their berth until they arrive, so that no ship moves aside when another leaves.
 */
function berthOf(map: StarChart, ships: readonly Voyage[], { seat, at }: Voyage): Pose {
  const spot = spotOf(map.spots, at);
  const here = ships.filter(ship => ship.at === at);
  const place = berths(spot, map.ship, here.length)[here.findIndex(ship => ship.seat === seat)];
  const berth = place ?? spot;
  return { x: berth.x, y: berth.y, degrees: angleTo(berth, spot) + 90 };
}

function flightOf(
  map: StarChart,
  ships: readonly Voyage[],
  { seat, at, to, until, full }: Voyage,
): Flight | null {
  const lane = to === null ? undefined : way(map, at, to);
  if (!lane || until === null) return null;
  const nth = ships.findIndex(ship => ship.seat === seat);
  const aside = beside(lane, (nth - (ships.length - 1) / 2) * map.ship * 0.2);
  const stop = 1 - Math.min(0.3, (map.ship * 0.5) / distance(lane[0], lane[3]));
  return { curve: cut(aside, 0, stop), until, full };
}
