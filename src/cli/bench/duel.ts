/** Measures two contenders in turns, so that a busy machine slows both. */
import { quantile } from './rounds';

/** What each contender measured, round by round. */
export type Duel = readonly {
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
}[];

/** The ratio of the medians of each round. */
export const ratiosOf = (rounds: Duel): number[] =>
  rounds.map(({ mine, theirs }) => quantile(mine, 0.5) / quantile(theirs, 0.5));
