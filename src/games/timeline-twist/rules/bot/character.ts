/** What distinguishes one bot from another: its knowledge of history, its speed, and its daring. */
import type { Millis } from '../../../../kit/millis';

export type Character = {
  /** Percentage of the dates that it knows exactly. */
  readonly knows: number;
  /** Its usual error otherwise, as a share of how long ago the event was. */
  readonly blur: number;
  /** Reaction time. */
  readonly hand: readonly [least: Millis, most: Millis];
  /** How often its thoughts wander, and for how long at most. */
  readonly dreams: number;
  readonly dream: Millis;
  /** Together: the points it counts for every later card that loses its place to the one laid. */
  readonly foresight: number;
  /** Together: considers the cards of the others, too. */
  readonly looksAround: boolean;
};

export const EXPERT: Character = {
  knows: 45,
  blur: 0.08,
  hand: [2_000, 5_500],
  dreams: 0,
  dream: 0,
  foresight: 2.5,
  looksAround: true,
};

export const PLAYER: Character = {
  knows: 20,
  blur: 0.17,
  hand: [3_000, 8_000],
  dreams: 0.1,
  dream: 6_000,
  foresight: 2.5,
  looksAround: true,
};

export const LEARNER: Character = {
  knows: 4,
  blur: 0.55,
  hand: [4_000, 10_000],
  dreams: 0.2,
  dream: 10_000,
  foresight: 1,
  looksAround: false,
};
