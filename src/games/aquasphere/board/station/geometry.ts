/** Where things are in a sector of radius 150, and where the sectors are in the station. */
import type { Task } from '../../rules/components';
import { HOURS } from '../pieces/signs';

export const RADIUS = 150;
/** Of the hub with the controlling bot, of the panes, and of the rim. */
export const HUB = 55;
const PANES = { inner: 59, outer: 140 } as const;

type Point = { readonly x: number; readonly y: number };

/** An hour of the clock as an angle, in radians clockwise from three. */
const angleAt = (hour: number): number => ((hour - 3) * Math.PI) / 6;

export const polar = (hour: number, far: number): Point => ({
  x: far * Math.cos(angleAt(hour)),
  y: far * Math.sin(angleAt(hour)),
});

const point = ({ x, y }: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`;

/** A part of a ring between two hours. */
export function ringPart(from: number, to: number, inner: number, outer: number): string {
  const [a, b] = [polar(from, outer), polar(to, outer)];
  const [c, d] = [polar(to, inner), polar(from, inner)];
  return `M${point(a)}A${outer} ${outer} 0 0 1 ${point(b)}L${point(c)}A${inner} ${inner} 0 0 0 ${point(d)}Z`;
}

/** Half the width of a pane, in hours. */
const HALF_PANE = 0.75;
export const paneAt = (hour: number): string =>
  ringPart(hour - HALF_PANE, hour + HALF_PANE, PANES.inner, PANES.outer);

/** The middle of a pane. */
export const paneMiddle = (task: Task): Point => polar(HOURS[task], 101);

/** Charging has the place that no action has. */
export const CHARGING_HOUR = 6;

/** Sectors in the station: clockwise from the upper left. */
const [ACROSS, UP] = [344, 311];
const PLACES: readonly Point[] = [
  { x: -ACROSS / 2, y: -UP },
  { x: ACROSS / 2, y: -UP },
  { x: ACROSS, y: 0 },
  { x: ACROSS / 2, y: UP },
  { x: -ACROSS / 2, y: UP },
  { x: -ACROSS, y: 0 },
];
const CENTRE: Point = { x: 0, y: 0 };
export const placeOf = (index: number): Point => PLACES[index % PLACES.length] ?? CENTRE;

/** A lock stands between a sector and the next one clockwise. */
export function lockPlace(index: number): Point {
  const [one, next] = [placeOf(index), placeOf(index + 1)];
  return { x: (one.x + next.x) / 2, y: (one.y + next.y) / 2 };
}

/** Outwards from the centre of the station, in hours. */
export function hourOutwards(index: number): number {
  const { x, y } = placeOf(index);
  return (Math.atan2(y, x) * 6) / Math.PI + 3;
}

/** The whole station, with the scientists outside their panes. */
export const STATION = {
  width: 2 * (ACROSS + RADIUS + 34),
  height: 2 * (UP + RADIUS + 34),
} as const;
