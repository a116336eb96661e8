/**
 * The final scoring, colour by colour. It reads only what lies open, so it can be shown at any
 * time.
 */
import { record } from '../../../kit/keys';
import { sum } from '../../../kit/lists';
import { type BySeat, bySeat, of, type Seat } from '../../../kit/seat';
import type { Ranked } from '../../game';
import { goodOf, valueOf } from './centre';
import { BONUS_VALUE, GOODS, type Good, ORDERS, type Order } from './components';
import type { Centre, Seen } from './state';

export type Row = {
  /** Own counters of the colour are still above the centre, so it scores nothing. */
  readonly cancelled: boolean;
  readonly values: number; // sum of the counters, without the bonus
  readonly symbols: number;
  readonly bonus: number; // number of bonus counters in this row
  readonly counters: number; // number of counters that score, including the bonus
  readonly points: number;
};
export type Score = {
  readonly rows: Readonly<Record<Good, Row>>;
  readonly points: number;
  readonly counters: number;
};

export const scores = (seen: Seen): BySeat<Score> =>
  bySeat(seen.seats, seat => score(of(seen.centres, seat)));

export function score(centre: Centre): Score {
  const bonusRow = bestRow(centre);
  const rows = record(GOODS, good => row(centre, good, good === bonusRow ? centre.bonus : 0));
  return {
    rows,
    points: total(rows, ({ points }) => points),
    counters: total(rows, ({ counters }) => counters),
  };
}

function row(centre: Centre, good: Good, bonus: number): Row {
  const earned = Object.values(centre.below).map(orders => ofGood(orders, good));
  const values = sum(earned.flat().map(valueOf));
  const symbols = earned.filter(orders => orders.length > 0).length;
  const counters = earned.flat().length + bonus;
  const points = (values + bonus * BONUS_VALUE) * symbols;
  const bare = { cancelled: false, values, symbols, bonus, counters, points };
  return isCancelled(centre, good) ? { ...bare, cancelled: true, counters: 0, points: 0 } : bare;
}

export const isCancelled = ({ above }: Centre, good: Good): boolean =>
  ORDERS.some(order => goodOf(order) === good && above[order] > 0);

/** The row where bonus counters are worth most: they count 3 for every symbol of the row. */
function bestRow(centre: Centre): Good | undefined {
  const open = GOODS.filter(good => !isCancelled(centre, good));
  const symbols = (good: Good) => row(centre, good, 0).symbols;
  const most = Math.max(0, ...open.map(symbols));
  return most === 0 ? undefined : open.find(good => symbols(good) === most);
}

/** Most points first; then more counters scored; then they share the place. */
export function result(seen: Seen): Ranked | undefined {
  if (seen.phase.name !== 'over') return undefined;
  const all = scores(seen);
  const rank = (seat: Seat) => [of(all, seat).points, of(all, seat).counters] as const;
  const sorted = [...seen.seats].sort((one, other) => compare(rank(other), rank(one)));
  const places: Seat[][] = [];
  for (const seat of sorted) {
    const level = places[places.length - 1];
    if (level?.[0] && compare(rank(level[0]), rank(seat)) === 0) level.push(seat);
    else places.push([seat]);
  }
  return { kind: 'ranked', places, points: bySeat(seen.seats, seat => of(all, seat).points) };
}

type Rank = readonly [points: number, counters: number];
const compare = (one: Rank, other: Rank) => one[0] - other[0] || one[1] - other[1];

const ofGood = (orders: readonly Order[], good: Good) =>
  orders.filter(order => goodOf(order) === good);
const total = (rows: Record<Good, Row>, part: (row: Row) => number) =>
  sum(GOODS.map(good => part(rows[good])));
