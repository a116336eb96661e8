/**
 * The surface of every planet, on a disc of radius 12. Planets differ by shape, not only by colour.
 */
import type { Seat } from '@/kit/seat';

type Surface = {
  /** Drawn darker than the ground. */
  readonly dark: string;
  readonly light: string;
  /** A ring, with its parts before and behind the planet; undefined: none. */
  readonly ring?: { readonly front: string; readonly back: string };
};

const R = 12;
const half = (y: number): number => Math.sqrt(Math.max(0, R * R - y * y));
const n = (value: number): string => value.toFixed(2);

/** A stripe from rim to rim between two heights, with wavy edges. */
function band(top: number, bottom: number, wave = 0): string {
  const [a, b] = [half(top), half(bottom)];
  return (
    `M${n(-a)} ${top}C${n(-a / 3)} ${top + wave} ${n(a / 3)} ${top - wave} ${n(a)} ${top}` +
    `A${R} ${R} 0 0 1 ${n(b)} ${bottom}` +
    `C${n(b / 3)} ${bottom - wave} ${n(-b / 3)} ${bottom + wave} ${n(-b)} ${bottom}` +
    `A${R} ${R} 0 0 1 ${n(-a)} ${top}Z`
  );
}

const crater = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;

const CRATERS: Surface = {
  dark: [
    crater(-6.2, -5.4, 2.6),
    crater(4.8, -7.2, 1.7),
    crater(7.2, 3.4, 2.9),
    crater(-7.6, 3.6, 1.8),
    crater(-2.2, 8.4, 2.2),
    crater(3.6, 9, 1),
    crater(-1, -9.8, 1),
  ].join(''),
  light: [crater(-5.6, -4.9, 1.6), crater(7.8, 4, 1.9), crater(-1.8, 8.8, 1.3)].join(''),
};

const LANDS: Surface = {
  dark:
    'M-10.6 -4.6C-7 -8.4 -4 -6 -2.6 -8C-1 -10.4 2 -10 2.4 -8C2.8 -5.6 -1.6 -5.4 -2.8 -3C-4 -0.6 -8.4 0.6 -11.6 -1.6Z' +
    'M11.4 -3.4C8 -4.4 6.4 -2 7.2 0.6C8 3.4 5 5 6.4 8C7.2 9.4 8.2 9 9.4 7.4A12 12 0 0 0 11.4 -3.4Z' +
    'M-8.6 8.4C-7 4.4 -2.6 3.8 -1.6 6.6C-0.8 9 -2.4 10 -2.8 11.6A12 12 0 0 1 -8.6 8.4Z',
  light:
    'M-5 -9.4C-2 -11 3 -11 6 -9.2C3 -9.8 -1 -10 -5 -9.4ZM3.4 10.4C6 9.8 8 8.4 9.4 6.6C8.6 9 6.6 11 4 11.2Z',
};

const ICE: Surface = {
  dark: band(5.6, 8.2, 1.4),
  light: band(-9.4, -7.2, 1) + band(-4.6, -3.6, -0.8),
  ring: {
    back: 'M-18.6 3.6C-20 -1.4 16 -10.6 18.6 -3.6',
    front: 'M-18.6 3.6C-16 10.6 20 1.4 18.6 -3.6',
  },
};

const STRIPES: Surface = {
  dark: band(-9, -6.6) + band(-3.4, -1, 0.8) + band(3.2, 6.2, -0.8) + band(8.6, 10),
  light: band(-6, -4.6, 0.6) + band(0.4, 1.6, -0.6),
};

const SURFACES: Readonly<Record<string, Surface>> = {
  red: CRATERS,
  green: LANDS,
  blue: ICE,
  purple: STRIPES,
};
export const surfaceOf = (seat: Seat): Surface => SURFACES[seat] ?? CRATERS;
