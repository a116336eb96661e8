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
  /** Together: how sure it wants to be of the first card of a turn, and of one more. */
  readonly first: number;
  readonly more: number;
  /** Together: how much it minds gaps that will hold one card only. */
  readonly foresight: number;
};

export const EXPERT: Character = {
  knows: 60,
  blur: 0.06,
  hand: [2_000, 5_500],
  dreams: 0,
  dream: 0,
  first: 0.8,
  more: 0.5,
  foresight: 2.5,
};

export const PLAYER: Character = {
  knows: 25,
  blur: 0.15,
  hand: [3_000, 8_000],
  dreams: 0.1,
  dream: 6_000,
  first: 0.6,
  more: 0.4,
  foresight: 1,
};

export const LEARNER: Character = {
  knows: 8,
  blur: 0.35,
  hand: [4_000, 10_000],
  dreams: 0.2,
  dream: 10_000,
  first: 0.4,
  more: 0.3,
  foresight: 2.5,
};
