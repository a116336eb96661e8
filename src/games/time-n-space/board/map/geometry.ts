/** Lays out the star map for any table and any size. */
import type { Seat, Seats } from '@/kit/seat';
import { isPlanet, sideFor } from '../../rules/board';
import type { Node } from '../../rules/components';
import {
  angleTo,
  between,
  bow,
  type Curve,
  cut,
  distance,
  onCircle,
  type Point,
  type Size,
} from './curve';

/** A planet or moon; `out` is its direction from the middle of the map, in degrees. */
export type Spot = Point & { readonly r: number; readonly out: number };
export type Lane = {
  readonly ends: readonly [Node, Node];
  readonly curve: Curve; // from the rim of one to the rim of the other
  readonly inner: boolean;
};
export type StarChart = {
  readonly spots: ReadonlyMap<Node, Spot>;
  readonly lanes: readonly Lane[];
  readonly middle: Point;
  /** Radius around the middle in which nothing lies. */
  readonly room: number;
  /** The size of a ship. */
  readonly ship: number;
};
export type Frame = {
  readonly seats: Seats;
  readonly innerLinks: boolean;
  readonly size: Size;
  /** The seat whose planet lies at the bottom, as its player sees the table; null: no seat. */
  readonly facing: Seat | null;
  /** Leaves no space around the planets. */
  readonly compact: boolean;
};

/** A map that is squeezed or not laid out yet can have a negative size, which cannot be drawn. */
export const atLeastADot = ({ width, height }: Size): Size => ({
  width: Math.max(1, width),
  height: Math.max(1, height),
});

const MOON = 0.8; // share of a planet's radius
const BEND = { ring: 0.13, inner: -0.1 };

export function chart(told: Frame): StarChart {
  const size = atLeastADot(told.size);
  const frame = { ...told, size };
  const { seats, innerLinks, compact } = frame;
  const middle = { x: size.width / 2, y: size.height / 2 };
  const planet = planetRadius(frame);
  const ship = planet * (compact ? 0.86 : 0.76);
  const around = planet * (compact ? 1.58 : 2.05);
  const ring = ringOf(seats);
  const places = evenly(oval(middle, size, around), ring.length);
  const first = firstPlace(frame, ring);
  const spots = new Map(
    ring.map((node, n) => {
      const place = places[(n + first + ring.length) % ring.length] ?? middle;
      const r = isPlanet(node) ? planet : planet * MOON;
      return [node, { ...place, r, out: angleTo(middle, place) }] as const;
    }),
  );
  const { wormholes, inner } = sideFor(seats.length);
  const lanes = [
    ...wormholes.map(ends => lane(spots, ends, false)),
    ...(innerLinks ? inner.map(ends => lane(spots, ends, true)) : []),
  ];
  return { spots, lanes, middle, room: roomIn(middle, spots, lanes), ship };
}

/** Planets and moons in turn, clockwise. */
export const ringOf = (seats: Seats): Node[] =>
  sideFor(seats.length).wormholes.map(([from]) => from);

function planetRadius({ seats, size: { width, height }, compact }: Frame): number {
  const [narrow, wide] = [Math.min(width, height), Math.max(width, height)];
  const crowd = seats.length === 3 ? 1 : 0.9;
  const share = compact ? 0.105 : 0.088;
  return crowd * share * narrow * Math.min(1.3, (wide / narrow) ** 0.5);
}

const STEPS = 720; // divisible by every ring and by four, which keeps symmetrical maps symmetrical

/** A rounded box, clockwise from its top. It uses the corners that an ellipse leaves empty. */
function oval(middle: Point, { width, height }: Size, around: number): Point[] {
  const [a, b] = [Math.max(1, width / 2 - around), Math.max(1, height / 2 - around)];
  return Array.from({ length: STEPS }, (_, step) => {
    const angle = (2 * Math.PI * step) / STEPS;
    return {
      x: middle.x + a * rounded(Math.sin(angle)),
      y: middle.y - b * rounded(Math.cos(angle)),
    };
  });
}
const rounded = (part: number): number => Math.sign(part) * Math.abs(part) ** 0.78;

/** Picks evenly spaced points on a closed line, starting at its first point. */
function evenly(line: readonly Point[], count: number): Point[] {
  const first = line[0] ?? { x: 0, y: 0 };
  const next = (n: number): Point => line[n + 1] ?? first;
  const ways = line.map((point, n) => distance(point, next(n)));
  const step = ways.reduce((sum, way) => sum + way, 0) / count;
  let gone = 0;
  const places: Point[] = [];
  for (const [n, point] of line.entries()) {
    const way = ways[n] ?? 0;
    const due = step * places.length - gone;
    if (due < way && places.length < count) places.push(between(point, next(n), due / way));
    gone += way;
  }
  return places;
}

/** The index, clockwise from the top, of the first planet's place. */
function firstPlace({ facing, seats }: Frame, ring: readonly Node[]): number {
  const bottom = ring.length / 2;
  return facing !== null && seats.includes(facing) ? bottom - ring.indexOf(facing) : -1;
}

type Ends = readonly [Node, Node];

function lane(spots: ReadonlyMap<Node, Spot>, ends: Ends, inner: boolean): Lane {
  const [from, to] = [spotOf(spots, ends[0]), spotOf(spots, ends[1])];
  const whole = bow(from, to, inner ? BEND.inner : BEND.ring);
  const length = distance(from, to);
  const rim = (r: number) => Math.min(0.45, (r * 0.94) / length);
  return { ends, inner, curve: cut(whole, rim(from.r), 1 - rim(to.r)) };
}

export function spotOf(spots: ReadonlyMap<Node, Spot>, node: Node): Spot {
  const spot = spots.get(node);
  if (!spot) throw new Error(`${node} is not on this map`);
  return spot;
}

function roomIn(middle: Point, spots: ReadonlyMap<Node, Spot>, lanes: readonly Lane[]): number {
  const free = [...spots.values()].map(spot => distance(middle, spot) - spot.r * 1.7);
  const passing = lanes.flatMap(({ curve: [, pull, other] }) => [pull, other]);
  return Math.max(0, Math.min(...free, ...passing.map(point => distance(middle, point) * 0.94)));
}

/** The curve from one place to its neighbour; undefined if no wormhole leads there. */
export function way({ lanes }: StarChart, from: Node, to: Node): Curve | undefined {
  for (const { ends, curve } of lanes) {
    if (ends[0] === from && ends[1] === to) return curve;
    if (ends[1] === from && ends[0] === to) return [curve[3], curve[2], curve[1], curve[0]];
  }
  return undefined;
}

/** Spaces so many points on an arc around a planet, centred on a direction. */
export function arc(spot: Spot, radius: number, facing: number, count: number, apart: number) {
  const step = (apart / radius) * (180 / Math.PI);
  return Array.from({ length: count }, (_, n) =>
    onCircle(spot, radius, facing + (n - (count - 1) / 2) * step),
  );
}

/** Ships lie side by side at a place, towards the middle of the map. */
export function berths(spot: Spot, ship: number, count: number): Point[] {
  return arc(spot, spot.r + ship * 0.52, spot.out + 180, count, ship * 0.9);
}

const ROUND = 230; // degrees around a planet that orders may take, on its outer side
const APART = { alike: 0.42, other: 1.06 }; // shares of a counter's size

/**
 * Places the orders of a planet by how many there are of each kind. Equal orders overlap, and all
 * lie closer together when there are many.
 */
export function orderPlaces(spot: Spot, size: number, counts: readonly number[]): Point[][] {
  const radius = spot.r + size * 0.62;
  const steps = counts.flatMap((count, kind) =>
    Array.from({ length: count }, (_, n) => {
      if (n > 0) return APART.alike * size;
      return kind > 0 ? APART.other * size : 0;
    }),
  );
  const whole = steps.reduce((sum, step) => sum + step, 0);
  const most = (ROUND * Math.PI * radius) / 180;
  const tight = Math.min(1, most / Math.max(1, whole));
  let gone = -whole / 2;
  const places = steps.map(step => {
    gone += step;
    return onCircle(spot, radius, spot.out + ((gone * tight) / radius) * (180 / Math.PI));
  });
  return counts.map(count => places.splice(0, count));
}
