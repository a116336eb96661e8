/** The final scoring as it is counted at the table: colour by colour, for all players at once. */
import { keysOf } from '@/kit/keys';
import { type BySeat, of, type Seat } from '@/kit/seat';
import type { Ranked } from '../../../game';
import { goodOf } from '../../rules/centre';
import { BONUS_VALUE, GOODS, type Good } from '../../rules/components';
import type { Row, Score } from '../../rules/score';
import type { Centre } from '../../rules/state';
import type { Owned } from '../pieces/counters';

/** The number of colours to count. */
export const COLOURS_TO_COUNT = GOODS.length;

/** A player's points once so many colours are counted. */
export const pointsUpTo = ({ rows }: Score, counted: number): number =>
  GOODS.slice(0, counted).reduce((sum, good) => sum + rows[good].points, 0);

/**
 * The layers of sand in a player’s glass: how high each colour reaches, as a share of the fullest
 * glass.
 */
export const strata = (score: Score, most: number, counted: number): readonly number[] =>
  GOODS.map((_, n) => pointsUpTo(score, Math.min(n + 1, counted)) / Math.max(1, most));

/** The counters of one colour below a centre, by player, the most valuable first. */
export const earnedIn = ({ below }: Centre, good: Good): readonly Owned[] =>
  keysOf(below).flatMap(seat =>
    of(below, seat)
      .filter(order => goodOf(order) === good)
      .sort()
      .reverse()
      .map(order => ({ order, seat })),
  );

export const isAnyLost = (scores: BySeat<Score>): boolean =>
  Object.values(scores).some(({ rows }) => GOODS.some(good => rows[good].cancelled));

export const bonusPoints = ({ bonus }: Row): number => bonus * BONUS_VALUE;

/** The points that a lost colour would have brought. */
export const givenAway = ({ cancelled, values, symbols }: Row): number =>
  cancelled ? values * symbols : 0;

/** Bonus counters that do not count, because no row scores. */
export const homeless = ({ bonus }: Centre, { rows }: Score): number =>
  bonus - GOODS.reduce((sum, good) => sum + rows[good].bonus, 0);

/** Starts at 1. Seats that share a place have the same number, and the next number is left out. */
export function rankOf({ places }: Ranked, seat: Seat): number {
  const level = places.findIndex(seats => seats.includes(seat));
  return 1 + places.slice(0, level).flat().length;
}

export type Tie =
  | { readonly kind: 'broken'; readonly first: Seat; readonly second: Seat }
  | { readonly kind: 'shared'; readonly seats: readonly Seat[] };

/** Every tie, and how it was settled. */
export function ties({ places }: Ranked, scores: BySeat<Score>): readonly Tie[] {
  return places.flatMap((seats, n): Tie[] => {
    const [first] = seats;
    const second = places[n + 1]?.[0];
    const shared: Tie[] = seats.length > 1 ? [{ kind: 'shared', seats }] : [];
    if (!first || !second || of(scores, first).points !== of(scores, second).points) return shared;
    return [...shared, { kind: 'broken', first, second }];
  });
}
