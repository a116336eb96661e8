/**
 * Against each other the winner is the only one without cards; together the places of the cards
 * count.
 */
import { sum } from '../../../kit/lists';
import { bySeat, of, type Seat } from '../../../kit/seat';
import type { Ranked, Result, Shared } from '../../game';
import { POINTS, type Rank, RANKS } from './components';
import type { Seen, TogetherSeen, VersusSeen } from './state';

/** Together: the number of cards by place, and their score. It can be computed at any time. */
export type Score = {
  readonly line: number;
  readonly gaps: number;
  readonly hands: number;
  readonly discards: number;
  readonly pile: number;
  readonly points: number;
  readonly rank: Rank;
};

export function score({ line, seats, hands, discards, pile }: TogetherSeen): Score {
  const counts = {
    line: sum(line.map(({ cards }) => cards.length)),
    gaps: sum(line.map(({ above }) => above.length)),
    hands: sum(seats.map(seat => of(hands, seat).length)),
    discards: discards.length,
    pile: pile.left,
  };
  const elsewhere = counts.hands + counts.discards + counts.pile;
  const points =
    counts.line * POINTS.line + counts.gaps * POINTS.gaps + elsewhere * POINTS.elsewhere;
  return { ...counts, points, rank: rankOf(points) };
}

export const rankOf = (points: number): Rank =>
  RANKS.find(({ most }) => points <= most)?.rank ?? 'masters-of-time';

/** Against each other: the number of cards a player has placed correctly. */
export const rightOf = ({ right }: VersusSeen, seat: Seat): number => of(right, seat);

export function result(seen: Seen): Result | undefined {
  if (!seen.ended) return undefined;
  return seen.way === 'versus' ? byCards(seen) : asOne(seen);
}

/**
 * In a play-off all have played equally many cards up to the last round, so the most right ones
 * win.
 */
export function byCards(seen: VersusSeen): Ranked {
  const right = (seat: Seat) => rightOf(seen, seat);
  const counts = [...new Set(seen.seats.map(right))].sort((one, other) => other - one);
  return {
    kind: 'ranked',
    places: counts.map(count => seen.seats.filter(seat => right(seat) === count)),
    points: bySeat(seen.seats, right),
  };
}

function asOne(seen: TogetherSeen): Shared {
  const { points, rank } = score(seen);
  return { kind: 'shared', outcome: 'open', rank, points };
}
