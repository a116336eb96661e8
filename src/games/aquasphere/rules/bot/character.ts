/** What distinguishes one bot from another: its weights, its foresight, its slips and its speed. */
import type { Millis } from '../../../../kit/millis';
import type { Seat } from '../../../../kit/seat';
import type { Seen } from '../state';

/** What things are worth beside the points on the track, in points. */
export type Weights = {
  /** How much less the interim scoring of a later round counts. */
  readonly later: number;
  /** Columns of stock that will open until the next interim scoring. */
  readonly opening: number;
  readonly majority: number;
  readonly field: number;
  readonly octopods: number;
  /** The first crystals, which pay for red lines. */
  readonly toll: number;
  readonly time: number;
  readonly moreTime: number;
  /** A programmed bot, and a step of the engineer that is still to come. */
  readonly ready: number;
  readonly step: number;
  /** The share of its gain that a programmed bot will find. */
  readonly chance: number;
  readonly letters: number;
  readonly fullLab: number;
  readonly berthCards: number;
  readonly berthCrystals: number;
  readonly berthOctopods: number;
  readonly berthTime: number;
  readonly submarine: number;
  readonly allSubmarines: number;
  readonly roomCard: number;
  readonly catchCard: number;
  readonly interimCard: number;
  readonly otherCard: number;
  /** Points of the strongest rival. */
  readonly rival: number;
};

export type Character = {
  readonly weights: Weights;
  /** What it plays for beside that, in points. */
  readonly aim?: (seen: Seen, seat: Seat) => number;
  /** How many more turns it thinks ahead, as if the others waited. */
  readonly foresight: number;
  /** So many of the best turns are thought on from. */
  readonly breadth: number;
  /** The error of its judgement, in points. */
  readonly slip: number;
  /** Reaction time. */
  readonly hand: readonly [least: Millis, most: Millis];
};

/**
 * Found by changing five at a time: two seats with and two without the change played 120 matches,
 * without foresight, and it stayed if it brought more than a point.
 */
const WEIGHTS: Weights = {
  later: 0.65,
  opening: 1.04,
  majority: 0.47,
  field: 0.39,
  octopods: 1.15,
  toll: 2.49,
  time: 1.01,
  moreTime: 0.6,
  ready: 0.56,
  step: 2.2,
  chance: 0.55,
  letters: 0.9,
  fullLab: 4,
  berthCards: 0.5,
  berthCrystals: 0.8,
  berthOctopods: 1,
  berthTime: 0.5,
  submarine: 0.64,
  allSubmarines: 4.0,
  roomCard: 0.4,
  catchCard: 0.31,
  interimCard: 1.26,
  otherCard: 0.9,
  rival: 0.17,
};

export const EXPERT: Character = {
  weights: WEIGHTS,
  foresight: 2,
  breadth: 5,
  slip: 0,
  hand: [2_500, 6_000],
};

export const PLAYER: Character = {
  weights: WEIGHTS,
  foresight: 0,
  breadth: 1,
  slip: 2,
  hand: [3_000, 8_000],
};

export const LEARNER: Character = {
  weights: WEIGHTS,
  foresight: 0,
  breadth: 1,
  slip: 8,
  hand: [4_000, 10_000],
};
