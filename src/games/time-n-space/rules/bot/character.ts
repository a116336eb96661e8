/**
 * What distinguishes one bot from another: the speed of its hands, and its weights, tuned in the
 * arena.
 */
import type { Millis } from '../../../../kit/millis';

export type Weights = {
  /** Orders it trusts to place beyond those that room and time surely allow. */
  readonly slack: number;
  /** How many counters a colour with earnings may be behind; grows towards the end. */
  readonly begun: number;
  /** How many missing counters each order of others in that colour makes up for, at the start. */
  readonly company: number;
  /** The remaining hope for a fourth colour while one of three is not yet down. */
  readonly fourth: number;
  /** Orders a minute that it expects others to fill. */
  readonly filled: number;
  /** Share of its possible value that the first counter of a symbol is worth. */
  readonly newSymbol: number;
  /**
   * Extra value at the end of a colour's very first counter, without which the colour scores
   * nothing.
   */
  readonly first: number;
  /** Extra value of every order that could bring a bonus counter. */
  readonly lure: number;
  /** Value of a cube that nobody has asked for, relative to one that somebody has. */
  readonly spare: number;
  readonly produce: number;
  readonly load: number;
  readonly offer: number;
  /**
   * How far it holds back its own orders while there is time, because unasked orders help others.
   */
  readonly patience: number;
  /** Value of one more scoring colour, besides its points. */
  readonly colour: number;
  /** Lower values make the last counters of a colour worth more. */
  readonly last: number;
  /** Value of an order that others have the cubes for. */
  readonly ease: number;
  /**
   * How long an order of value 2 blocks its field compared with one of value 1; a 3 counts twice.
   */
  readonly blocks: number;
  /** How much orders gain in weight as their time runs out. */
  readonly press: number;
  /** The share of a second trading centre that it counts on. */
  readonly second: number;
  /** Cost of a field that an order occupies: on a beam station, and on a plant. */
  readonly beamField: number;
  readonly plantField: number;
  /** Minutes before the end from which fields are for orders. */
  readonly dump: number;
  /** Cost of a cube's field when orders run out of room. */
  readonly crowds: number;
  /** Orders a minute that are sure to be filled before the end. */
  readonly cleared: number;
  /** Value of the buildings of a centre, for a whole match. */
  readonly beams: number;
  readonly trades: number;
  readonly plants: number;
  /** Value of making a good at all, among those that are to score. */
  readonly makers: number;
  readonly batch: number;
  /** Value of one more unit, as room for an order at the end. */
  readonly room: number;
  /** Share of a tile's value gained by fetching it. */
  readonly tile: number;
  /** How likely a building is cleared for it, for each cube and each order on it. */
  readonly cubesGo: number;
  readonly ordersGo: number;
  /** The least that a flight has to bring. */
  readonly flight: number;
  readonly deliver: number;
  /** How much less an order is worth with every further flight. */
  readonly near: number;
  /** How many cubes it expects to load on the way, as a share of three. */
  readonly underway: number;
  /** Share of an order's value that remains when a rival is nearer. */
  readonly rival: number;
  /** The least value of an act. */
  readonly least: number;
};

export type Character = {
  readonly weights: Weights;
  /** Reaction time in milliseconds. */
  readonly hand: readonly [least: Millis, most: Millis];
  /** How often its thoughts wander, and for how long at most. */
  readonly dreams: number;
  readonly dream: Millis;
  /** How far it misjudges the value of an act, as a share of it. */
  readonly error: number;
  /** How often it does the first thing that comes to mind. */
  readonly whim: number;
  /** Considers what its other glass is about to do, and the end. */
  readonly foresees: boolean;
  readonly talks: number;
};

const SOUND: Weights = {
  slack: 1.5,
  begun: 1,
  company: 0.8,
  fourth: 0.2,
  filled: 0.45,
  newSymbol: 0.6,
  first: 12,
  lure: 4,
  spare: 0.08,
  produce: 0.6,
  load: 0.65,
  offer: 1,
  patience: 0,
  colour: 4,
  last: 1,
  ease: 1,
  blocks: 0.6,
  press: 1,
  second: 0.3,
  beamField: 5,
  plantField: 4,
  crowds: 2,
  cleared: 0.1,
  beams: 10,
  trades: 18,
  plants: 8,
  makers: 15,
  batch: 4,
  room: 4,
  dump: 7,
  tile: 0.4,
  cubesGo: 0.8,
  ordersGo: 0.35,
  flight: 0.2,
  deliver: 1,
  near: 0.2,
  underway: 0.3,
  rival: 0.4,
  least: 0.1,
};

/** Tuned in the arena. */
const HONED: Weights = {
  ...SOUND,
  ease: 0.9,
  beamField: 4.85,
  plantField: 2.45,
  beams: 25,
  batch: 7.6,
  dump: 5,
  underway: 0.45,
  blocks: 2,
  patience: 0.65,
  press: 8,
};

export const EXPERT: Character = {
  weights: HONED,
  hand: [300, 900],
  dreams: 0,
  dream: 0,
  error: 0,
  whim: 0,
  foresees: true,
  talks: 0.8,
};

export const PLAYER: Character = {
  weights: SOUND,
  hand: [1_500, 4_500],
  dreams: 0.1,
  dream: 20_000,
  error: 0.8,
  whim: 0.1,
  foresees: false,
  talks: 0.4,
};

export const LEARNER: Character = {
  weights: SOUND,
  hand: [2_500, 8_000],
  dreams: 0.2,
  dream: 40_000,
  error: 1,
  whim: 0.4,
  foresees: false,
  talks: 0.1,
};
