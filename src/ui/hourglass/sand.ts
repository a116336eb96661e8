import { type Bulb, GRAIN_PLACES } from './glass';

const FILL = 0.66; // share of a bulb that all the sand fills
const FAR = 140; // further than the glass reaches at any angle
const WIDE = 46; // half the width of a bulb at its widest
const FLOOR = 99; // depth of the lower bulb
const SLOPE = 15; // height of the heap and depth of the dip

/** `left` is the share of sand still above; `turned` is the rotation of the glass in degrees. */
export type SandState = { readonly left: number; readonly turned: number };

type Lean = { readonly down: readonly [x: number, y: number]; readonly upright: number };

/** A glass that has been running for `passed` and turns over once its sand has run out. */
export function sandAt(passed: number, runMs: number, turnMs: number): SandState {
  'worklet';
  const turn = Math.max(0, Math.min(1, (passed - runMs) / turnMs));
  return { left: Math.max(0, 1 - passed / runMs), turned: 180 * turn * turn * (3 - 2 * turn) };
}

/** The direction of gravity inside a glass turned by 0 to 180 degrees. */
export function lean(degrees: number): Lean {
  'worklet';
  const angle = (degrees * Math.PI) / 180;
  const down = [Math.sin(angle), Math.cos(angle)] as const;
  return { down, upright: Math.abs(Math.cos(angle)) ** 6 };
}

/**
 * Where the last grain can lie, whichever way a bulb leans: the neck, the belly, the corners of the
 * cap.
 */
const ENDS = [
  [0, 0],
  [-42, 70],
  [42, 70],
  [-34, 100],
  [34, 100],
] as const;

/** Sorted depths of the grains in an upright bulb. */
const STANDING = {
  upper: [0, ...GRAIN_PLACES.map(([, height]) => -height)].sort((a, b) => b - a),
  lower: [100, ...GRAIN_PLACES.map(([, height]) => height)].sort((a, b) => b - a),
};

// Must stand above sandPath: a worklet captures the functions it calls when it is created.
function depthsOf(bulb: Bulb, x: number, y: number): readonly number[] {
  'worklet';
  if (x === 0 && y === 1) return STANDING[bulb]; // skips sorting in every frame, which is the expensive part
  const side = bulb === 'lower' ? 1 : -1;
  const depth = ([across, height]: readonly [number, number]) => across * x + side * height * y;
  return [Math.max(...ENDS.map(depth)), ...GRAIN_PLACES.map(depth)].sort((a, b) => b - a);
}

/** Depth of the surface that leaves the given part of the bulb below it. */
function levelOf(bulb: Bulb, part: number, x: number, y: number): number {
  'worklet';
  const depths = depthsOf(bulb, x, y);
  const place = part * (depths.length - 1);
  const above = depths[Math.floor(place)] ?? 0;
  const below = depths[Math.ceil(place)] ?? above;
  return above + (below - above) * (place % 1);
}

type Surface = { readonly edge: number; readonly tip: number };

/** The depth at which the sand meets the glass, and the control point of its curve. */
function surfaceOf(bulb: Bulb, share: number, { down: [x, y], upright }: Lean): Surface {
  'worklet';
  const level = levelOf(bulb, share * FILL, x, y);
  const isHeap = (bulb === 'lower') === y > 0; // sand heaps towards a cap and dips towards the neck
  const rise = upright * Math.min(1, 4 * share) * (isHeap ? SLOPE : (share - 1) * SLOPE);
  // A cone holds a third of the cylinder around it, so a third of it lies below the level.
  const edge = level + rise / 3;
  return { edge, tip: edge - 2 * rise }; // a quadratic curve goes half-way to its control point
}

/**
 * The sand in one bulb, to be clipped by the bulb. `share` is the share of all the sand. The path
 * stays the same until the surface has moved by `fine`.
 */
export function sandPath(bulb: Bulb, share: number, lean: Lean, fine = 0.01): string {
  'worklet';
  if (share <= 0) return 'M0 0';
  const [x, y] = lean.down;
  const at = (across: number, depth: number) =>
    `${(across * y + depth * x).toFixed(2)} ${(depth * y - across * x).toFixed(2)}`;
  const surface = surfaceOf(bulb, share, lean);
  const edge = Math.round(surface.edge / fine) * fine;
  const tip = Math.round(surface.tip / fine) * fine;
  return `M${at(-FAR, edge)}L${at(-WIDE, edge)}Q${at(0, tip)} ${at(WIDE, edge)}L${at(FAR, edge)}L${at(FAR, FAR)}L${at(-FAR, FAR)}Z`;
}

/** Distance from the neck to the tip of the heap in an upright glass. */
export function apexOf(share: number): number {
  'worklet';
  if (share <= 0) return FLOOR;
  const { edge, tip } = surfaceOf('lower', share, { down: [0, 1], upright: 1 });
  return (edge + tip) / 2;
}

/** Sand falls only in an upright glass. */
export function isFalling(left: number, turned: number): boolean {
  'worklet';
  return left > 0 && left < 1 && Math.cos((turned * Math.PI) / 180) > 0.99;
}
