/** Silhouettes, each in a box from -12 to 12 around the middle. */
import type { Seat } from '@/kit/seat';
import type { Good } from '../../rules/components';

export const BOX = 24;

type Outline = { readonly edge: string; readonly light: string; readonly dark: string };

/** A nugget, a crystal, a drop and a barrel; `light` and `dark` are their facets. */
export const GOOD_OUTLINES: Readonly<Record<Good, Outline>> = {
  grey: {
    edge: 'M-5.5 -10.5L5 -11L11.5 -2.5L7.5 9.5L-4.5 11L-11.5 2Z',
    light: 'M-5.5 -10.5L5 -11L1.5 -4L-6.5 -1.5L-11.5 2Z',
    dark: 'M11.5 -2.5L7.5 9.5L-4.5 11L-1.5 4.5L4.5 1.5Z',
  },
  yellow: {
    edge: 'M0 -12L8.8 0L0 12L-8.8 0Z',
    light: 'M0 -12L-8.8 0L-2.6 0Z',
    dark: 'M0 12L8.8 0L2.6 0Z',
  },
  blue: {
    edge: 'M0 -12C2.5 -7 9 -1.6 9 4A9 8.2 0 0 1 -9 4C-9 -1.6 -2.5 -7 0 -12Z',
    light: 'M-5.8 5.6A6.4 6.4 0 0 1 -3.2 -2.6C-4.6 0 -5 3 -3.6 6.2Z',
    dark: 'M8.6 1.8C9.6 8 5 12.2 0 12.2C-2.4 12.2 -4.6 11.4 -6.2 10C0 10.6 6.4 8 8.6 1.8Z',
  },
  brown: {
    edge: 'M-6.5 -11H6.5C9.8 -4.5 9.8 4.5 6.5 11H-6.5C-9.8 4.5 -9.8 -4.5 -6.5 -11Z',
    light: 'M-6.5 -11H6.5L7.6 -8.2H-7.6Z',
    dark: 'M-8.7 -4.6H8.7L8.9 -2.4H-8.9ZM-8.9 2.4H8.9L8.7 4.6H-8.7ZM-7.6 8.2H7.6L6.5 11H-6.5Z',
  },
};

const RING = 'M0 -11A11 11 0 1 1 0 11A11 11 0 1 1 0 -11ZM0 -5A5 5 0 1 0 0 5A5 5 0 1 0 0 -5Z';
const CLOVER = 'M-3.6 -11H3.6V-3.6H11V3.6H3.6V11H-3.6V3.6H-11V-3.6H-3.6Z';

/** A peak, a cross, a ring and a crescent. */
const SEAT_OUTLINES: Readonly<Record<string, string>> = {
  red: 'M0 -11L11.5 9.5H-11.5Z',
  green: CLOVER,
  blue: RING,
  purple: 'M2.6 -11.4A11.4 11.4 0 1 0 10.8 5.4A8.8 8.8 0 0 1 2.6 -11.4Z',
};
const DOT = 'M-8 -8H8V8H-8Z';
export const seatOutline = (seat: Seat): string => SEAT_OUTLINES[seat] ?? DOT;
