/** The dark and the pale tone of a figure's colour, for rims and chips. */
import type { Seat } from '@/kit/seat';

const TONES: Readonly<Record<string, readonly [deep: string, pale: string]>> = {
  blue: ['#1D4C8C', '#F3F8FE'],
  green: ['#1C5E3A', '#F2FAF5'],
  pink: ['#8C2F5C', '#FEF3F8'],
  yellow: ['#8A6210', '#FFFAEB'],
};
const NONE = ['#4A4F5C', '#F4F4F5'] as const;

export const seatDeep = (seat: Seat): string => (TONES[seat] ?? NONE)[0];
export const seatPale = (seat: Seat): string => (TONES[seat] ?? NONE)[1];
