/** Each seat has a colour, and a token with its own shape. Box: -12 to 12. */
import type { Seat } from '@/kit/seat';
import { colors } from '@/ui/theme/tokens';

type Look = { readonly colour: string; readonly d: string };

const LOOKS: Readonly<Record<string, Look>> = {
  // Heart, clover, drop, moon, flame, sun, fish and flower.
  red: {
    colour: colors.red,
    d: 'M0 10.5C-6 5.5 -11 1.5 -11 -4A5.6 5.6 0 0 1 0 -6.2A5.6 5.6 0 0 1 11 -4C11 1.5 6 5.5 0 10.5Z',
  },
  green: {
    colour: colors.green,
    d: 'M-1.2 3A5 5 0 1 1 -5 -3.4A5 5 0 1 1 5 -3.4A5 5 0 1 1 1.2 3C1.4 6.4 2.6 8.8 4.6 11H-4.6C-2.6 8.8 -1.4 6.4 -1.2 3Z',
  },
  blue: {
    colour: colors.lightBlue,
    d: 'M0 -11.5C2.4 -6.8 8.4 -1.6 8.4 3.6A8.4 7.9 0 0 1 -8.4 3.6C-8.4 -1.6 -2.4 -6.8 0 -11.5Z',
  },
  purple: {
    colour: colors.purple,
    d: 'M2.6 -11A11 11 0 1 0 10.6 5.2A8.6 8.6 0 0 1 2.6 -11Z',
  },
  orange: {
    colour: colors.orange,
    d: 'M1.4 -11.5C3.4 -6 8.6 -3.6 8.6 3.2A8.6 8.2 0 0 1 -8.6 3.2C-8.6 -0.6 -6.4 -2.6 -5.4 -5.6C-3.6 -4.6 -3 -3.2 -2.8 -1.8C-0.4 -4.4 1.2 -7.4 1.4 -11.5Z',
  },
  yellow: {
    colour: colors.yellow,
    d: 'M0 -12L2.5 -6.9L8.5 -8.5L6.9 -2.5L12 0L6.9 2.5L8.5 8.5L2.5 6.9L0 12L-2.5 6.9L-8.5 8.5L-6.9 2.5L-12 0L-6.9 -2.5L-8.5 -8.5L-2.5 -6.9Z',
  },
  turquoise: {
    colour: colors.turquoise,
    d: 'M-11.5 -6.5L-6.4 -2.4C-2.4 -7.6 6 -8.4 11.5 0C6 8.4 -2.4 7.6 -6.4 2.4L-11.5 6.5C-9.8 2.4 -9.8 -2.4 -11.5 -6.5Z',
  },
  pink: {
    colour: colors.pink,
    d: 'M-3.2 -4.6A4.6 4.6 0 1 1 3.2 -4.6A4.6 4.6 0 1 1 5.6 1.6A4.6 4.6 0 1 1 0 5.2A4.6 4.6 0 1 1 -5.6 1.6A4.6 4.6 0 1 1 -3.2 -4.6Z',
  },
};
const STRANGER: Look = { colour: colors.ink, d: 'M-8 -8H8V8H-8Z' };

const lookOf = (seat: Seat): Look => LOOKS[seat] ?? STRANGER;
export const seatColour = (seat: Seat): string => lookOf(seat).colour;
export const seatOutline = (seat: Seat): string => lookOf(seat).d;
