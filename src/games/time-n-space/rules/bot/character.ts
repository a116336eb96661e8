/** What makes one bot another: how fast its hands are, and what it sets store by. Data, found in the arena. */
import type { Millis } from '../../../../kit/millis';

export type Weights = {
  /** Orders that room and time allow, beyond those that are certain. */
  readonly slack: number;
  /** How many counters a colour may be behind that has earned something; more towards the end. */
  readonly begun: number;
  /** How many counters each that others have put up of a colour makes up for, at the start. */
  readonly company: number;
  /** What is left of the hope for a fourth colour while one of three is not yet down. */
  readonly fourth: number;
  /** Orders a minute that others are trusted to fill. */
  readonly filled: number;
  /** How much a first counter of a symbol is worth of what it may come to. */
  readonly newSymbol: number;
  /** What the very first counter of a colour adds at the end: without it the colour comes to nothing. */
  readonly first: number;
  /** What a bonus counter adds to every order that could fetch it. */
  readonly lure: number;
  /** A cube that nobody has asked for yet, of one that somebody has. */
  readonly spare: number;
  readonly produce: number;
  readonly load: number;
  readonly offer: number;
  /** How far it holds its own orders back while there is time: what nobody asked for helps others. */
  readonly patience: number;
  /** A colour more that counts, besides its points. */
  readonly colour: number;
  /** The less, the more the last counters of a colour are worth. */
  readonly last: number;
  /** An order that others have the cubes for. */
  readonly ease: number;
  /** How long an order of value 2 blocks its field, as against one of value 1; for a 3 twice over. */
  readonly blocks: number;
  /** How much orders press as their time runs out. */
  readonly press: number;
  /** How much of a second trading centre is reckoned with. */
  readonly second: number;
  /** What a field is worth that an order takes up: on a beam station, on a plant. */
  readonly beamField: number;
  readonly plantField: number;
  /** From so many minutes before the end on, fields are there for orders. */
  readonly dump: number;
  /** What a field is worth to a cube where orders run short of room. */
  readonly crowds: number;
  /** Orders a minute that are sure to be gone before the end. */
  readonly cleared: number;
  /** What the buildings of a centre are worth, for a whole match. */
  readonly beams: number;
  readonly trades: number;
  readonly plants: number;
  /** To make a good at all, of those that are to count. */
  readonly makers: number;
  readonly batch: number;
  /** Every unit more is room for an order at the end. */
  readonly room: number;
  /** How much of a tile's worth is had by fetching it. */
  readonly tile: number;
  /** How likely a building is to be cleared for it, for every cube and for every order on it. */
  readonly cubesGo: number;
  readonly ordersGo: number;
  /** What a flight has to bring. */
  readonly flight: number;
  readonly deliver: number;
  /** How much less an order is worth to whom another flight leads. */
  readonly near: number;
  /** Cubes that could still be loaded on the way. */
  readonly underway: number;
  /** What is left of an order to whom a rival is nearer. */
  readonly rival: number;
  /** An act has to be worth so much. */
  readonly least: number;
};

export type Character = {
  readonly weights: Weights;
  /** From seeing to doing, in milliseconds. */
  readonly hand: readonly [least: Millis, most: Millis];
  /** How often it is elsewhere with its thoughts, and for how long at most. */
  readonly dreams: number;
  readonly dream: Millis;
  /** By how much it misjudges what an act is worth: a share of it. */
  readonly error: number;
  /** How often it does the first thing that comes to mind. */
  readonly whim: number;
  /** It reckons with what its other glass is about to do, and with the end. */
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

/** What the arena made of it. */
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
