/**
 * Points and curves on a flat map. y grows downwards; angles are in degrees, clockwise from the
 * right.
 */
export type Point = { readonly x: number; readonly y: number };
export type Size = { readonly width: number; readonly height: number };
/** A cubic Bézier curve: start, two control points, end. */
export type Curve = readonly [Point, Point, Point, Point];
/** A point with a direction in degrees; 0 is up, as a ship is drawn. */
export type Pose = Point & { readonly degrees: number };

const RADIAN = Math.PI / 180;

export const onCircle = ({ x, y }: Point, radius: number, angle: number): Point => ({
  x: x + radius * Math.cos(angle * RADIAN),
  y: y + radius * Math.sin(angle * RADIAN),
});

export const angleTo = (from: Point, to: Point): number =>
  Math.atan2(to.y - from.y, to.x - from.x) / RADIAN;

export const distance = (from: Point, to: Point): number =>
  Math.hypot(to.x - from.x, to.y - from.y);

export const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** A curve from one point to another, bent to the left by this share of its length. */
export function bow(from: Point, to: Point, bend: number): Curve {
  const [dx, dy] = [(to.x - from.x) * bend, (to.y - from.y) * bend];
  const pulled = (share: number): Point => {
    const on = between(from, to, share);
    return { x: on.x + dy, y: on.y - dx };
  };
  return [from, pulled(0.3), pulled(0.7), to];
}

/** The same curve moved aside, so that ships on one lane do not hide each other. */
export function beside(curve: Curve, offset: number): Curve {
  const [from, , , to] = curve;
  const length = distance(from, to) || 1;
  const [dx, dy] = [((to.y - from.y) / length) * offset, ((from.x - to.x) / length) * offset];
  const [a, b, c, d] = curve;
  const moved = ({ x, y }: Point): Point => ({ x: x + dx, y: y + dy });
  return [moved(a), moved(b), moved(c), moved(d)];
}

// Stands before poseOn, because a worklet captures the functions it calls when it is created.
function along(a: number, b: number, c: number, d: number, share: number): number {
  'worklet';
  const rest = 1 - share;
  return rest ** 3 * a + 3 * rest ** 2 * share * b + 3 * rest * share ** 2 * c + share ** 3 * d;
}

function slope(a: number, b: number, c: number, d: number, share: number): number {
  'worklet';
  const rest = 1 - share;
  return rest ** 2 * (b - a) + 2 * rest * share * (c - b) + share ** 2 * (d - c);
}

/**
 * Position and direction on a curve. `share` is a share of the time, and not quite of the length.
 */
export function poseOn(curve: Curve, share: number): Pose {
  'worklet';
  const [a, b, c, d] = curve;
  const dx = slope(a.x, b.x, c.x, d.x, share);
  const dy = slope(a.y, b.y, c.y, d.y, share);
  return {
    x: along(a.x, b.x, c.x, d.x, share),
    y: along(a.y, b.y, c.y, d.y, share),
    degrees: (Math.atan2(dx, -dy) * 180) / Math.PI,
  };
}

/** The same direction as `to`, given so that turning there from `from` takes the short way. */
export function nearest(from: number, to: number): number {
  'worklet';
  return to + 360 * Math.round((from - to) / 360);
}

export function mixed(from: Pose, to: Pose, share: number): Pose {
  'worklet';
  const degrees = nearest(from.degrees, to.degrees);
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    degrees: from.degrees + (degrees - from.degrees) * share,
  };
}

/** The piece of a curve between two of its points, without straightening it. */
export function cut(curve: Curve, from: number, to: number): Curve {
  const [start, end] = [poseOn(curve, from), poseOn(curve, to)];
  const third = (to - from) / 3;
  const [a, b, c, d] = curve;
  const pull = (share: number): Point => ({
    x: 3 * slope(a.x, b.x, c.x, d.x, share) * third,
    y: 3 * slope(a.y, b.y, c.y, d.y, share) * third,
  });
  const [out, back] = [pull(from), pull(to)];
  return [
    { x: start.x, y: start.y },
    { x: start.x + out.x, y: start.y + out.y },
    { x: end.x - back.x, y: end.y - back.y },
    { x: end.x, y: end.y },
  ];
}
