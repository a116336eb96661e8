/** The knowledge track as a rounded path with fifty fields, clockwise from the upper left. */
import { LAP } from '../../rules/components';
import { type Rect, RIM, type Spot } from './layout';

/** Of the corners, on the middle of the track. */
const CORNER = 46;

type Piece = { readonly long: number; at(far: number): Spot };

const straight = (from: Spot, dx: number, dy: number, long: number): Piece => ({
  long,
  at: far => ({ x: from.x + dx * far, y: from.y + dy * far }),
});

/** A quarter of a circle; `start` is its first angle. */
const quarter = (middle: Spot, start: number): Piece => ({
  long: (CORNER * Math.PI) / 2,
  at: far => ({
    x: middle.x + CORNER * Math.cos(start + far / CORNER),
    y: middle.y + CORNER * Math.sin(start + far / CORNER),
  }),
});

function piecesOf({ x, y, width, height }: Rect): readonly Piece[] {
  const [left, top, right, bottom] = [
    x + CORNER,
    y + CORNER,
    x + width - CORNER,
    y + height - CORNER,
  ];
  return [
    straight({ x: left, y }, 1, 0, right - left),
    quarter({ x: right, y: top }, -Math.PI / 2),
    straight({ x: x + width, y: top }, 0, 1, bottom - top),
    quarter({ x: right, y: bottom }, 0),
    straight({ x: right, y: y + height }, -1, 0, right - left),
    quarter({ x: left, y: bottom }, Math.PI / 2),
    straight({ x, y: bottom }, 0, -1, bottom - top),
    quarter({ x: left, y: top }, Math.PI),
  ];
}

/** Between the edge of its box and the track. */
export const MARGIN = 6;

export const inset = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

/** The track round a box whose outer edge is at 0, 0. */
export const rimTrack = (box: { readonly width: number; readonly height: number }) =>
  trackOn(inset({ x: 0, y: 0, ...box }, MARGIN + RIM / 2));

/** Returns the middle of a field, or of a place between two fields. */
export function trackOn(rect: Rect): (field: number) => Spot {
  const pieces = piecesOf(rect);
  const whole = pieces.reduce((sum, { long }) => sum + long, 0);
  return field => {
    const lap = ((field % LAP) + LAP) % LAP;
    let far = ((lap + FIRST) / LAP) * whole;
    far = far >= whole ? far - whole : far;
    for (const piece of pieces) {
      if (far <= piece.long) return piece.at(far);
      far -= piece.long;
    }
    return { x: rect.x, y: rect.y };
  };
}

/** Field 0 stands a little behind the corner. */
const FIRST = 0.25;

/** Counters that share a field stand beside each other along the track. */
export const besideOnTrack = (place: number, count: number): number =>
  (place - (count - 1) / 2) * Math.min(0.46, 1.1 / Math.max(1, count - 1));
