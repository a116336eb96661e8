/** Two contenders by turns: what a busy machine does to one it does to the other, too. */
import { quantile } from './rounds';

/** What each measured, round by round. */
export type Duel = readonly {
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
}[];

/** Of each round, the ratio of the medians. */
export const ratiosOf = (rounds: Duel): number[] =>
  rounds.map(({ mine, theirs }) => quantile(mine, 0.5) / quantile(theirs, 0.5));
