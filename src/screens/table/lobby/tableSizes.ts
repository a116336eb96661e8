/** Where everybody sits at the round table of the lobby, and how large it is drawn. */
import type { Seat } from '@/kit/seat';

type Room = { readonly width: number; readonly height: number };

export type TableSizes = {
  /** From the middle of the table to its rim. */
  readonly radius: number;
  /** The width of a seat's disc. */
  readonly disc: number;
};

/** The disc of a table for a few, as a share of its radius. */
const DISC = 0.62;
const LEAST = 64;
/** Between two discs side by side there is room for a name. */
const BETWEEN = 27;

/** The largest table that fits, with a name of this height below the lowest disc. */
export function tableSizes({ width, height }: Room, seats: number, name: number): TableSizes {
  const radius = Math.max(LEAST, Math.min(width, height - name) / (2 + DISC));
  const chord = 2 * radius * Math.sin(Math.PI / Math.max(2, seats));
  return { radius, disc: Math.min(DISC * radius, chord - BETWEEN) };
}

/** A code on the table makes the discs smaller; free seats become rings that are just touchable. */
export function discsRoundCode({ radius, disc }: TableSizes, touch: number) {
  const taken = Math.max(touch, Math.min(disc, radius * 0.5));
  return { taken, free: Math.min(touch, taken), code: 2 * (radius - taken / 2) - 4 };
}

export type SeatPoint = { readonly x: number; readonly y: number };

/**
 * The middles of the seats, from the middle of the table; the first comes clockwise after the one
 * at `turn` degrees from the right. Your own seat is nearest you.
 */
export function spotsRound(count: number, nearest: number, radius: number, turn = 90): SeatPoint[] {
  return Array.from({ length: count }, (_, place) => {
    const angle = ((turn + (360 / count) * (place - nearest)) * Math.PI) / 180;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

type Seats = readonly { readonly seat: Seat }[];

/** The middles of the seats in a square with the table in its middle; `nearest` is at the bottom. */
export function seatSpots(
  places: Seats,
  nearest: Seat | undefined,
  radius: number,
  margin: number,
): SeatPoint[] {
  const own = places.findIndex(({ seat }) => seat === nearest);
  const middle = radius + margin;
  const turn = own < 0 ? 180 : 90;
  return spotsRound(places.length, Math.max(0, own), radius, turn).map(({ x, y }) => ({
    x: middle + x,
    y: middle + y,
  }));
}

/** The seat whose disc is at a point; undefined: none is. */
export function seatAt<Place>(
  places: readonly Place[],
  spots: readonly SeatPoint[],
  disc: number,
  { x, y }: SeatPoint,
): Place | undefined {
  return places.find((_, at) => {
    const spot = spots[at];
    return spot && Math.hypot(spot.x - x, spot.y - y) <= disc * REACH;
  });
}

/** A finger may miss a disc a little. */
const REACH = 0.7;
