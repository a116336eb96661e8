/**
 * The contents of the box: the one file to correct with a box at hand. Rows that the rulebook shows
 * only as pictures are marked as our proposal.
 */
import { MINUTE, SECOND } from '../../../kit/millis';
import { isOneOf, keysOf } from '../../../kit/keys';
import { type Seat, seatsCalled } from '../../../kit/seat';

export const GOODS = ['grey', 'yellow', 'blue', 'brown'] as const;
export type Good = (typeof GOODS)[number];
export const CUBES_PER_GOOD = 12;

/** Red, green, light blue and purple; purple is not used with three players. */
export const SEAT_NAMES = ['red', 'green', 'blue', 'purple'] as const;
export const COLOURS = seatsCalled(...SEAT_NAMES);
const [RED, GREEN, BLUE, PURPLE] = COLOURS;

// Counters ---------------------------------------------------------------------------------------

export const VALUES = [1, 2, 3] as const;
export type Value = (typeof VALUES)[number];
export type Order = `${Good}-${Value}`;
/** Counters of each value for every good: 24 counters, twelve 1s. Proposal: the rest. */
export const COUNTERS_PER_GOOD: Record<Value, number> = { 1: 3, 2: 2, 3: 1 };
export const ORDERS = GOODS.flatMap(good => VALUES.map((value): Order => `${good}-${value}`));
export const ONES = ORDERS.filter(order => order.endsWith('-1'));
export const BONUS_VALUE = 3;
export const CHOSEN_AT_START = 2;

// Buildings --------------------------------------------------------------------------------------

export type Face =
  | { readonly kind: 'plant'; readonly makes: readonly Good[] }
  | { readonly kind: 'beam'; readonly units: number }
  | { readonly kind: 'trade'; readonly most: number };
export type Stage = 1 | 2 | 3;

const plant = (...makes: Good[]): Face => ({ kind: 'plant', makes });
/**
 * Proposal: the units of a beam station on each stage. The arena can try others (`--beams`). Four
 * experts deliver 1.2 orders of value 2 and 0.04 of value 3 each per match with 1, 2 and 3 units,
 * 2.0 and 0.14 with 2, 3 and 3, and 2.4 and 0.21 with 3 everywhere. Bots do not undervalue large
 * orders: one that valued them higher won no more often. Cube for cube a large order is worth no
 * more than 1s, and needs its cubes of one colour at once. If large orders are often filled with
 * the real box, its stations are larger than these.
 */
export const BEAM_UNITS: Record<Stage, number> = { 1: 1, 2: 2, 3: 3 };
const beam = (stage: Stage): Face => ({
  kind: 'beam',
  get units() {
    return BEAM_UNITS[stage];
  },
});
const trade = (most: number): Face => ({ kind: 'trade', most });

/** The eight buildings printed on every centre. Four, two and two: rulebook. Sizes: proposal. */
export const MAT = {
  'plant-1': plant('grey'),
  'plant-2': plant('yellow'),
  'plant-3': plant('blue'),
  'plant-4': plant('brown'),
  'beam-1': beam(1),
  'beam-2': beam(1),
  'trade-1': trade(1),
  'trade-2': trade(1),
} as const satisfies Record<string, Face>;
export type Slot = keyof typeof MAT;
export const SLOTS = keysOf(MAT);

/** A unit of a building, where a cube or a counter can lie: plant-1.0 is the first of plant-1. */
export const UNITS = [0, 1, 2] as const;
export const MOST_UNITS = UNITS.length;
export type Field = `${Slot}.${(typeof UNITS)[number]}`;
/** Where an hourglass can stand. */
export type Place = Slot | 'research' | 'ship';

const PLACES: readonly Place[] = [...SLOTS, 'research', 'ship'];
export const isPlace = (on: Place | Node): on is Place => isOneOf(PLACES, on);

export const isSlot = (on: Place): on is Slot => on !== 'ship' && on !== 'research';

/** The building of a deed done at a building; throws for anything else. */
export function slotOn(on: Place): Slot {
  if (!isSlot(on)) throw new Error(`${on} is no building`);
  return on;
}

type Tile = { readonly 2: Face; readonly 3: Face };

/**
 * Proposal: twelve different ochre tiles, with the first two goods on stage II and all three on
 * stage III.
 */
const OCHRE: readonly [Good, Good, Good][] = [
  ['grey', 'yellow', 'blue'],
  ['grey', 'yellow', 'brown'],
  ['grey', 'blue', 'yellow'],
  ['grey', 'blue', 'brown'],
  ['grey', 'brown', 'yellow'],
  ['grey', 'brown', 'blue'],
  ['yellow', 'blue', 'grey'],
  ['yellow', 'blue', 'brown'],
  ['yellow', 'brown', 'grey'],
  ['yellow', 'brown', 'blue'],
  ['blue', 'brown', 'grey'],
  ['blue', 'brown', 'yellow'],
];
/** Proposal: six black and six white tiles, alike within their kind. */
const ALIKE = [1, 2, 3, 4, 5, 6];
const BLACK: Tile = { 2: beam(2), 3: beam(3) };
const WHITE: Tile = { 2: trade(2), 3: trade(3) };

export type TileId = `${'ochre' | 'black' | 'white'}-${number}`;
export const TILES: Readonly<Record<TileId, Tile>> = Object.fromEntries([
  ...OCHRE.map(([a, b, c], n) => [`ochre-${n + 1}`, { 2: plant(a, b), 3: plant(a, b, c) }]),
  ...ALIKE.map(n => [`black-${n}`, BLACK]),
  ...ALIKE.map(n => [`white-${n}`, WHITE]),
]);
export const TILE_IDS = keysOf(TILES);

// Board ------------------------------------------------------------------------------------------

export type MoonId = `moon-${1 | 2 | 3 | 4}`;
/** A planet, named by its colour, or a moon. */
export type Node = Seat | MoonId;
export type Wormhole = readonly [from: Node, to: Node];
type Side = {
  readonly moons: readonly MoonId[];
  readonly wormholes: readonly Wormhole[];
  readonly inner: readonly Wormhole[];
};

/** Proposal: on both sides planets and moons alternate in a ring; `inner` joins the moons. */
export const SIDES: Readonly<Record<3 | 4, Side>> = {
  3: {
    moons: ['moon-1', 'moon-2', 'moon-3'],
    wormholes: [
      [RED, 'moon-1'],
      ['moon-1', GREEN],
      [GREEN, 'moon-2'],
      ['moon-2', BLUE],
      [BLUE, 'moon-3'],
      ['moon-3', RED],
    ],
    inner: [
      ['moon-1', 'moon-2'],
      ['moon-2', 'moon-3'],
      ['moon-3', 'moon-1'],
    ],
  },
  4: {
    moons: ['moon-1', 'moon-2', 'moon-3', 'moon-4'],
    wormholes: [
      [RED, 'moon-1'],
      ['moon-1', GREEN],
      [GREEN, 'moon-2'],
      ['moon-2', BLUE],
      [BLUE, 'moon-3'],
      ['moon-3', PURPLE],
      [PURPLE, 'moon-4'],
      ['moon-4', RED],
    ],
    inner: [
      ['moon-1', 'moon-2'],
      ['moon-2', 'moon-3'],
      ['moon-3', 'moon-4'],
      ['moon-4', 'moon-1'],
    ],
  },
};

// Beginner set-up --------------------------------------------------------------------------------

/** Stage III tiles on the two lowest buildings, and an ochre one over the upper white one. */
export const BEGINNER_TILES = [
  ['beam-2', 'black'],
  ['trade-2', 'white'],
  ['trade-1', 'ochre'],
] as const satisfies readonly [Slot, string][];

type Start = Readonly<Record<string, readonly [Field, Good | Order][]>>;

/**
 * Proposal: both cubes of every player are wanted somewhere, and somebody can fill every order. All
 * seats begin alike: one seat further, every colour is shifted by one. With three players this
 * holds for three colours, and there is nothing brown.
 */
export const BEGINNER_START: Readonly<Record<3 | 4, Start>> = {
  3: {
    red: [
      ['beam-2.0', 'grey'],
      ['plant-2.0', 'yellow'],
      ['plant-3.0', 'blue-1'],
      ['plant-4.0', 'yellow-1'],
    ],
    green: [
      ['beam-2.0', 'yellow'],
      ['plant-3.0', 'blue'],
      ['plant-1.0', 'grey-1'],
      ['plant-4.0', 'blue-1'],
    ],
    blue: [
      ['beam-2.0', 'blue'],
      ['plant-1.0', 'grey'],
      ['plant-2.0', 'yellow-1'],
      ['plant-4.0', 'grey-1'],
    ],
  },
  4: {
    red: [
      ['beam-2.0', 'grey'],
      ['plant-2.0', 'yellow'],
      ['plant-3.0', 'blue-1'],
      ['plant-4.0', 'brown-1'],
    ],
    green: [
      ['beam-2.0', 'yellow'],
      ['plant-3.0', 'blue'],
      ['plant-4.0', 'brown-1'],
      ['plant-1.0', 'grey-1'],
    ],
    blue: [
      ['beam-2.0', 'blue'],
      ['plant-4.0', 'brown'],
      ['plant-1.0', 'grey-1'],
      ['plant-2.0', 'yellow-1'],
    ],
    purple: [
      ['beam-2.0', 'brown'],
      ['plant-1.0', 'grey'],
      ['plant-2.0', 'yellow-1'],
      ['plant-3.0', 'blue-1'],
    ],
  },
};

// Time -------------------------------------------------------------------------------------------

export const MINUTES = { beginner: 12, normal: 30 } as const;
export const GLASS_SECONDS = 60;
/** Two arrivals this close together look simultaneous. */
export const MOMENT_MS = SECOND / 4;
/** How long a player who is asked may think. */
export const ANSWER_MS = 5 * SECOND;
/** How long standing glasses may wait to be lifted after the last sand of the match. */
export const LAST_CALL_MS = MINUTE;
