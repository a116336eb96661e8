/** What makes one bot another: how much history it knows, how fast its hand is, what it dares. */
import type { Millis } from '../../../../kit/millis';

export type Character = {
  /** How many dates of a hundred it knows by heart. */
  readonly knows: number;
  /** By how much it is usually off otherwise: a share of how long ago it was. */
  readonly blur: number;
  /** From seeing to doing. */
  readonly hand: readonly [least: Millis, most: Millis];
  /** How often it is elsewhere with its thoughts, and for how long at most. */
  readonly dreams: number;
  readonly dream: Millis;
  /** Together: how many points it sees in every card that will find no place because of one laid. */
  readonly foresight: number;
  /** Together: it reads the cards of the others, too. */
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
