import type { Seat } from '@/kit/seat';

const DASHES: Readonly<Record<string, readonly number[]>> = {
  red: [],
  green: [9, 4],
  blue: [2, 4],
  purple: [12, 4, 2, 4],
};

/** A line of its own for every seat, so that colour is not needed. Empty: unbroken. */
export const dashOf = (seat: Seat, times = 1): string =>
  (DASHES[seat] ?? [5, 5]).map(length => length * times).join(' ');
