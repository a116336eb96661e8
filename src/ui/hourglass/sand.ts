import { type Bulb, GRAIN_PLACES } from './glass';

const FILL = 0.66; // of a bulb, when all the sand is in it
const FAR = 140; // beyond the glass at any angle
const WIDE = 46; // a bulb at its widest
const FLOOR = 99; // of the lower bulb
const SLOPE = 15; // the height of the heap, and the depth of the dip

/** `left` is the share of sand still above; `turned` how far the glass is turned over, in degrees. */
export type SandState = { readonly left: number; readonly turned: number };

type Lean = { readonly down: readonly [x: number, y: number]; readonly upright: number };

/** A glass that has been running for `passed`, and turns over once its sand is through. */
export function sandAt(passed: number, runMs: number, turnMs: number): SandState {
  'worklet';
  const turn = Math.max(0, Math.min(1, (passed - runMs) / turnMs));
  return { left: Math.max(0, 1 - passed / runMs), turned: 180 * turn * turn * (3 - 2 * turn) };
}

/** Which way is down inside a glass that is being turned over, from 0 to 180 degrees. */
export function lean(degrees: number): Lean {
  'worklet';
  const angle = (degrees * Math.PI) / 180;
  const down = [Math.sin(angle), Math.cos(angle)] as const;
  return { down, upright: Math.abs(Math.cos(angle)) ** 6 };
}

/** Where the last grain lies, whichever way a bulb leans: the neck, the belly, the corners of the cap. */
const ENDS = [
  [0, 0],
  [-42, 70],
  [42, 70],
  [-34, 100],
  [34, 100],
] as const;

/** How far down the places of grains lie in a bulb that stands, from below. */
const STANDING = {
  upper: [0, ...GRAIN_PLACES.map(([, height]) => -height)].sort((a, b) => b - a),
  lower: [100, ...GRAIN_PLACES.map(([, height]) => height)].sort((a, b) => b - a),
};

// Before sandPath: a worklet takes along what it calls at the moment it is made.
function depthsOf(bulb: Bulb, x: number, y: number): readonly number[] {
  'worklet';
  if (x === 0 && y === 1) return STANDING[bulb]; // to sort them in every frame is what costs
  const side = bulb === 'lower' ? 1 : -1;
  const depth = ([across, height]: readonly [number, number]) => across * x + side * height * y;
  return [Math.max(...ENDS.map(depth)), ...GRAIN_PLACES.map(depth)].sort((a, b) => b - a);
}

/** How far down the surface lies, so that the given part of the bulb is under it. */
function levelOf(bulb: Bulb, part: number, x: number, y: number): number {
  'worklet';
  const depths = depthsOf(bulb, x, y);
  const place = part * (depths.length - 1);
  const above = depths[Math.floor(place)] ?? 0;
  const below = depths[Math.ceil(place)] ?? above;
  return above + (below - above) * (place % 1);
}

type Surface = { readonly edge: number; readonly tip: number };

/** Where the sand meets the glass, and the point that pulls its middle. */
function surfaceOf(bulb: Bulb, share: number, { down: [x, y], upright }: Lean): Surface {
  'worklet';
  const level = levelOf(bulb, share * FILL, x, y);
  const isHeap = (bulb === 'lower') === y > 0; // sand towards a cap is heaped, towards the neck it dips
  const rise = upright * Math.min(1, 4 * share) * (isHeap ? SLOPE : (share - 1) * SLOPE);
  // A cone holds a third of the cylinder around it, so a third of it lies below the level.
  const edge = level + rise / 3;
  return { edge, tip: edge - 2 * rise }; // a curve goes half the way to the point that pulls it
}

/**
 * The sand in one bulb, to be clipped by it. `share` is of all the sand. The path stays the same
 * until the surface has moved by `fine`.
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

/** How far below the neck the heap of a standing glass begins. */
export function apexOf(share: number): number {
  'worklet';
  if (share <= 0) return FLOOR;
  const { edge, tip } = surfaceOf('lower', share, { down: [0, 1], upright: 1 });
  return (edge + tip) / 2;
}

/** Sand falls in a glass that stands. */
export function isFalling(left: number, turned: number): boolean {
  'worklet';
  return left > 0 && left < 1 && Math.cos((turned * Math.PI) / 180) > 0.99;
}
