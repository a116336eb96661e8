/** The pictures of falling sand, side by side. The top of the heap is at 0 in each. */
import { chances } from '@/kit/random';

export const PICTURES_PER_SECOND = 10;
export const PICTURE_MS = 60;
/** Extent of one picture to each side, and below the top of the heap. */
export const GRAIN_REACH = 16;
/** Height of the stream above the heap: more than any glass needs. */
export const TALL = 120;

const PERIOD = 40; // height after which the stream repeats
const FALL = 12; // from one picture to the next; after the last picture the stream looks as at the start
const FOOT = 6; // length of the stream behind the heap

const centres = Array.from({ length: PICTURES_PER_SECOND }, (_, n) => 2 * GRAIN_REACH * n);

const next = chances(60_000);
const GRAINS = Array.from({ length: 22 }, (_, i) => ({
  x: (next() + next() - 1) * 1.9,
  y: ((i + next()) * PERIOD) / 22,
}));

export const GRAIN_LINE = centres.map(x => `M${x} ${-TALL}V${FOOT}`).join('');

/** The grains in the stream. */
export const FLOW = centres
  .flatMap((x, n) => {
    const heights = Array.from({ length: TALL / PERIOD }, (_, turn) => turn * PERIOD - TALL);
    return heights.flatMap(top => GRAINS.map(grain => fallen(grain, { x, top, by: n * FALL })));
  })
  .join('');

type Grain = { readonly x: number; readonly y: number };
type Fallen = { readonly x: number; readonly top: number; readonly by: number };

function fallen(grain: Grain, { x, top, by }: Fallen): string {
  return `M${(x + grain.x).toFixed(2)} ${(top + ((grain.y + by) % PERIOD)).toFixed(2)}v1.2`;
}

const LEAP = [0, 0.45, 0.75, 1]; // up, then down below the starting point
const rise = between(LEAP, [0, -5, -2, 7]);
const spread = between(LEAP, [0.2, 0.62, 0.85, 1.05]);
const fade = between(LEAP, [1, 1, 1, 0]);

/** Interpolates between `values`, given at the positions `at`. */
function between(at: readonly number[], values: readonly number[]) {
  return (part: number): number => {
    const n = Math.max(
      1,
      at.findIndex(next => part <= next),
    );
    const [from = 0, to = 1] = at.slice(n - 1);
    const [low = 0, high = 0] = values.slice(n - 1);
    return low + ((part - from) / (to - from)) * (high - low);
  };
}

/** Two bursts of grains, half a leap apart. */
const BURSTS = [
  {
    since: 0,
    grains: [
      { x: -13, y: -6 },
      { x: 8, y: -11 },
      { x: 3, y: -3 },
    ],
  },
  {
    since: PICTURES_PER_SECOND / 2,
    grains: [
      { x: 14, y: -5 },
      { x: -7, y: -10 },
    ],
  },
];

type Drawn = { readonly d: string; readonly size: number; readonly opacity: number };

/** The grains that leap off the heap, by burst and picture. */
export const LEAPS: readonly Drawn[] = BURSTS.flatMap(({ grains, since }) =>
  centres.map((x, n) =>
    leaping(grains, x, ((n + since) % PICTURES_PER_SECOND) / PICTURES_PER_SECOND),
  ),
);

function leaping(grains: readonly Grain[], x: number, part: number): Drawn {
  const scale = spread(part);
  const at = (grain: Grain) =>
    `M${(x + grain.x * scale).toFixed(2)} ${(rise(part) + grain.y * scale).toFixed(2)}v.1`;
  return { d: grains.map(at).join(''), size: 2 * scale, opacity: fade(part) };
}
