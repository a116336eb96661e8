import type { Seat } from '@/kit/seat';

const DASHES: Readonly<Record<string, readonly number[]>> = {
  red: [],
  green: [9, 4],
  blue: [2, 4],
  purple: [12, 4, 2, 4],
};

/** Every seat has another pattern of dashes, so colour is not needed. Empty: an unbroken line. */
export const dashOf = (seat: Seat, times = 1): string =>
  (DASHES[seat] ?? [5, 5]).map(length => length * times).join(' ');
