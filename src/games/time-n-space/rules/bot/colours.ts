/** Which colours a seat goes for first, by what it has and what the table offers. */
import { of, type Seat } from '../../../../kit/seat';
import { goodOf, valueOf } from '../centre';
import { COUNTERS_PER_GOOD, GOODS, type Good, VALUES } from '../components';
import type { Centre, Seen } from '../state';
import type { Weights } from './character';

export type ByGood<T> = Readonly<Record<Good, T>>;

export const each = <T>(make: (good: Good) => T): ByGood<T> => ({
  grey: make('grey'),
  yellow: make('yellow'),
  blue: make('blue'),
  brown: make('brown'),
});

/**
 * All goods, in a different order for each seat: in a tie not everybody goes for the same good, and
 * no seat has an advantage.
 */
export function goodsFor({ seats }: Pick<Seen, 'seats'>, seat: Seat): readonly Good[] {
  const [round, rest] = [GOODS.slice(0, seats.length), GOODS.slice(seats.length)];
  const first = seats.indexOf(seat);
  return [...round.slice(first), ...round.slice(0, first), ...rest];
}

/** The goods in order of preference, with this share of the match to come. */
export function ranked(seen: Seen, seat: Seat, share: number, weights: Weights): Good[] {
  const keen = each(good => keenness(seen, seat, good, share, weights));
  return [...goodsFor(seen, seat)].sort((one, other) => keen[other] - keen[one]);
}

/** Earnings count up to five times as much at the end as at the start. */
const LAST_SHARE = 0.2;

/**
 * Prefers colours nearly down, then those with the most earnings, then those that others have on
 * offer. Towards the end offers count less and earnings more.
 */
function keenness(seen: Seen, seat: Seat, good: Good, share: number, weights: Weights): number {
  const { values, symbols } = earned(seen, seat, good);
  return (
    -aboveOf(of(seen.centres, seat), good) +
    0.15 * values * Math.max(1, symbols) +
    (weights.begun * Math.min(1, symbols)) / Math.max(LAST_SHARE, share) +
    share * weights.company * placedByOthers(seen, seat, good)
  );
}

export const aboveOf = ({ above }: Centre, good: Good): number =>
  above[`${good}-1`] + above[`${good}-2`] + above[`${good}-3`];

const ALL_OF_A_GOOD = VALUES.reduce((sum, value) => sum + COUNTERS_PER_GOOD[value], 0);

const placedByOthers = (seen: Seen, seat: Seat, good: Good): number =>
  seen.seats
    .filter(other => other !== seat)
    .reduce((sum, other) => sum + ALL_OF_A_GOOD - aboveOf(of(seen.centres, other), good), 0);

export function earned(seen: Seen, seat: Seat, good: Good): { values: number; symbols: number } {
  const { below } = of(seen.centres, seat);
  let [values, symbols] = [0, 0];
  for (const other of seen.seats) {
    const orders = (below[other] ?? []).filter(order => goodOf(order) === good);
    if (orders.length === 0) continue;
    symbols++;
    for (const order of orders) values += valueOf(order);
  }
  return { values, symbols };
}
