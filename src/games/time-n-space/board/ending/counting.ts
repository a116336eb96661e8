/** The final scoring as it is counted on the table: colour by colour, for all players at once. */
import { keysOf } from '@/kit/keys';
import { type BySeat, of, type Seat } from '@/kit/seat';
import type { Ranked } from '../../../game';
import { goodOf } from '../../rules/centre';
import { BONUS_VALUE, GOODS, type Good } from '../../rules/components';
import type { Row, Score } from '../../rules/score';
import type { Centre } from '../../rules/state';
import type { Owned } from '../pieces/counters';

/** How many colours there are to count. */
export const COLOURS_TO_COUNT = GOODS.length;

/** What a player has once so many colours are counted. */
export const pointsUpTo = ({ rows }: Score, counted: number): number =>
  GOODS.slice(0, counted).reduce((sum, good) => sum + rows[good].points, 0);

/** The sand in a player’s glass: up to where each colour reaches, as a part of the fullest glass. */
export const strata = (score: Score, most: number, counted: number): readonly number[] =>
  GOODS.map((_, n) => pointsUpTo(score, Math.min(n + 1, counted)) / Math.max(1, most));

/** The counters of one colour below a centre, player by player, the most valuable first. */
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

/** What a lost colour would have come to. */
export const givenAway = ({ cancelled, values, symbols }: Row): number =>
  cancelled ? values * symbols : 0;

/** Bonus counters for which there is no row: nothing else counts there. */
export const homeless = ({ bonus }: Centre, { rows }: Score): number =>
  bonus - GOODS.reduce((sum, good) => sum + rows[good].bonus, 0);

/** From 1; seats that share a place bear the same number, and the next is left out. */
export function rankOf({ places }: Ranked, seat: Seat): number {
  const level = places.findIndex(seats => seats.includes(seat));
  return 1 + places.slice(0, level).flat().length;
}

export type Tie =
  | { readonly kind: 'broken'; readonly first: Seat; readonly second: Seat }
  | { readonly kind: 'shared'; readonly seats: readonly Seat[] };

/** Every equality of points, and how it was settled. */
export function ties({ places }: Ranked, scores: BySeat<Score>): readonly Tie[] {
  return places.flatMap((seats, n): Tie[] => {
    const [first] = seats;
    const second = places[n + 1]?.[0];
    const shared: Tie[] = seats.length > 1 ? [{ kind: 'shared', seats }] : [];
    if (!first || !second || of(scores, first).points !== of(scores, second).points) return shared;
    return [...shared, { kind: 'broken', first, second }];
  });
}
