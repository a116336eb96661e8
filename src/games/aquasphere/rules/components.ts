/**
 * The box as data. The rulebook says what is in it, but not all that is printed on it: tables marked
 * as proposals are ours, and an owner of the box can correct them here.
 */
import { seatsCalled } from '../../../kit/seat';

/** Clockwise round the table. */
export const SEAT_NAMES = ['red', 'yellow', 'blue', 'white'] as const;
export const COLOURS = seatsCalled(...SEAT_NAMES);
export const SEATS = { min: 2, max: COLOURS.length } as const;

export const ROUNDS = 4;
/** Bots on the player board at the start; another one shows the turn order, one is programmed. */
export const STOCK = 14;
export const BOTS = 16;
export const SUBMARINES = 6;
/** General supply. The number of time markers differs between editions; ours is of the first. */
export const SUPPLY = { time: 44, crystals: 20, octopods: 15 } as const;

/** The actions of the station, and the areas where they are done: black, blue, green, and so on. */
export const TASKS = [
  'crystals',
  'submarine',
  'lab',
  'card',
  'octopods',
  'time',
  'program',
] as const;
export type Task = (typeof TASKS)[number];

/** A bot may stand on so many program symbols. */
export const MOST_PROGRAMMED = 2;
/** Time markers for a programmed bot that is taken back. */
export const RECALL_TIME = 2;
/** Time markers for a bot on any free symbol, once a round. */
export const BUY_TIME = 3;
/** An area with fewer time markers is filled up to this number. */
export const LEAST_TIME = 2;

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
/** A sector, named by its letter. */
export type Letter = (typeof LETTERS)[number];

/** Proposal: the lock on each sector's clockwise side. The book names one 0 and one 2. */
export const LOCKS: Readonly<Record<Letter, number>> = { A: 1, B: 0, C: 1, D: 1, E: 2, F: 1 };

/** Proposal: the program symbol beside each sector's white area. */
export const WHITE_FIELDS: Readonly<Record<Letter, Task>> = {
  A: 'crystals',
  B: 'lab',
  C: 'submarine',
  D: 'card',
  E: 'time',
  F: 'octopods',
};

/** Proposal: the price of a sector's four submarine fields; the book shows a 1 first, and a 2. */
export const DOCKS = [1, 2, 3, 4] as const;

/** The most bots in a charging station, by the number of players. */
export const CHARGING: Readonly<Record<number, number>> = { 2: 2, 3: 4, 4: 5 };

/** A player gets fewer time markers if their start sector lies at the lock with the 0. */
export const START_TIME = { atZero: 3, elsewhere: 4 } as const;
/** What lies in a start sector, and in the first and second of the others. */
export const START_GOODS = { octopods: 1, crystals: 1, time: 4 } as const;
export const OTHER_GOODS = [
  { octopods: 2, crystals: 1 },
  { octopods: 3, crystals: 2 },
] as const;

/** Rooms of the headquarters from the bottom up. */
export const ROOMS = ['a1', 'a2', 'b1', 'b2', 'c1', 'c2', 'c3'] as const;
export type Room = (typeof ROOMS)[number];
export const START = 'start';
/** Proposal for the last step: the left room leads to the left and the middle one. */
export const ARROWS: Readonly<Record<Room | typeof START, readonly Room[]>> = {
  start: ['a1', 'a2'],
  a1: ['b1', 'b2'],
  a2: ['b1', 'b2'],
  b1: ['c1', 'c2'],
  b2: ['c2', 'c3'],
  c1: [],
  c2: [],
  c3: [],
};
/** Beside each other in one tier, for the card that lets an engineer step sideways. */
export const BESIDE: Readonly<Record<Room, readonly Room[]>> = {
  a1: ['a2'],
  a2: ['a1'],
  b1: ['b2'],
  b2: ['b1'],
  c1: ['c2'],
  c2: ['c1', 'c3'],
  c3: ['c2'],
};
/** From these an engineer may pass. */
export const TOP_ROOMS: readonly Room[] = ['c1', 'c2', 'c3'];

export type Programme = Readonly<Record<Room, Task>>;
const programme = (...tasks: readonly [Task, Task, Task, Task, Task, Task, Task]): Programme => {
  const [a1, a2, b1, b2, c1, c2, c3] = tasks;
  return { a1, a2, b1, b2, c1, c2, c3 };
};
/** Proposal: the seven programming cards. */
export const PROGRAMMES = {
  p1: programme('octopods', 'lab', 'submarine', 'card', 'crystals', 'program', 'time'),
  p2: programme('card', 'program', 'octopods', 'submarine', 'lab', 'time', 'crystals'),
  p3: programme('time', 'card', 'program', 'octopods', 'submarine', 'crystals', 'lab'),
  p4: programme('submarine', 'time', 'card', 'crystals', 'program', 'lab', 'octopods'),
  p5: programme('crystals', 'octopods', 'lab', 'program', 'time', 'card', 'submarine'),
  p6: programme('program', 'crystals', 'time', 'lab', 'octopods', 'submarine', 'card'),
  p7: programme('lab', 'submarine', 'crystals', 'time', 'card', 'octopods', 'program'),
} as const;
export type ProgrammeId = keyof typeof PROGRAMMES;

/** The points on the centre tile of each round. */
export const BULBS = [2, 3, 4, 5] as const;
export type BulbValue = (typeof BULBS)[number];
/** What a wedge of a centre tile puts into the sector it points to. */
export type Wedge = {
  readonly time: number;
  readonly crystals: number;
  readonly octopods: number;
  readonly neutral: boolean;
};
/** T: time marker, C: crystal, O: octopod, N: neutral submarine. */
const wedge = (signs: string): Wedge => {
  const count = (sign: string) => signs.split(sign).length - 1;
  return {
    time: count('T'),
    crystals: count('C'),
    octopods: count('O'),
    neutral: signs.includes('N'),
  };
};
const wedges = (tile: string): readonly Wedge[] => tile.split(' ').map(wedge);
/** Proposal: the centre tiles, clockwise. The last one refills nothing. */
const TILES = {
  few: { 2: wedges('TTT OC TTN CO TT CO'), 3: wedges('TTO CN TTT OC TT OC') },
  four: { 2: wedges('TTT OC TTO C TTTTO CCO'), 3: wedges('TTTO CC TT OOC TTTT OC') },
  all: { 4: wedges('TTTT OC TTT OCC TTOO C'), 5: [] },
} as const;
export function tileOf(bulb: BulbValue, players: number): readonly Wedge[] {
  if (bulb === 4 || bulb === 5) return TILES.all[bulb];
  return TILES[players === 4 ? 'four' : 'few'][bulb];
}

/** What a lab has berths for. */
export const BERTHS = ['cards', 'crystals', 'octopods', 'time'] as const;
export type Berth = (typeof BERTHS)[number];
/** The room in a base lab. */
export const BASE_LAB: Readonly<Record<Berth, number>> = {
  cards: 2,
  crystals: 2,
  octopods: 2,
  time: 4,
};
export const MOST_EXPANSIONS = 5;

export type ExpansionId = string;
export type Expansion = {
  readonly letters: readonly Letter[];
  readonly adds: Partial<Readonly<Record<Berth, number>>>;
};
const PIECE: Readonly<Record<Berth, number>> = { cards: 1, crystals: 1, octopods: 1, time: 2 };
const adding = (...berths: readonly Berth[]): Expansion['adds'] =>
  Object.fromEntries(berths.map(berth => [berth, PIECE[berth]]));
/** Proposal: the thirty lab expansions. */
export const EXPANSIONS: ReadonlyMap<ExpansionId, Expansion> = new Map([
  ...BERTHS.flatMap(berth =>
    LETTERS.map((letter): [ExpansionId, Expansion] => [
      `${berth}-${letter}`,
      { letters: [letter], adds: adding(berth) },
    ]),
  ),
  ['A-B', { letters: ['A', 'B'], adds: {} }],
  ['C-D', { letters: ['C', 'D'], adds: {} }],
  ['E-F', { letters: ['E', 'F'], adds: {} }],
  ['crystals-time', { letters: [], adds: adding('crystals', 'time') }],
  ['octopods-cards', { letters: [], adds: adding('octopods', 'cards') }],
  ['crystals-octopods', { letters: [], adds: adding('crystals', 'octopods') }],
]);

export const REWARDS = ['time', 'crystal', 'points'] as const;
export type Reward = (typeof REWARDS)[number];
export type CardId = string;
/** A research card. */
export type Card =
  /** Rewards an engineer who enters the room with this program. */
  | { readonly kind: 'room'; readonly task: Task; readonly reward: Reward }
  /** Rewards a catch of at least one octopod. */
  | { readonly kind: 'catch'; readonly reward: Reward }
  /** A point for every other player's bot driven out of a charging station. */
  | { readonly kind: 'charging' }
  | { readonly kind: 'open-lock' }
  | { readonly kind: 'crossing' }
  | { readonly kind: 'half-price' }
  /** Once a match. */
  | { readonly kind: 'sideways' }
  /** In each interim scoring a bot on this symbol for a time marker. */
  | { readonly kind: 'interim'; readonly task: Task }
  /** At once two time markers and a bot on this symbol. */
  | { readonly kind: 'at-once'; readonly task: Task };

const COLOURED = TASKS.filter(task => task !== 'program');
/** Proposal for how many there are of each kind; the kinds are in the book. 41 cards. */
export const CARDS: ReadonlyMap<CardId, Card> = new Map<CardId, Card>([
  ...TASKS.flatMap(task =>
    REWARDS.map((reward): [CardId, Card] => [
      `room-${task}-${reward}`,
      { kind: 'room', task, reward },
    ]),
  ),
  ...REWARDS.map((reward): [CardId, Card] => [`catch-${reward}`, { kind: 'catch', reward }]),
  ['charging', { kind: 'charging' }],
  ['open-lock', { kind: 'open-lock' }],
  ['crossing', { kind: 'crossing' }],
  ['half-price', { kind: 'half-price' }],
  ['sideways', { kind: 'sideways' }],
  ...COLOURED.map((task): [CardId, Card] => [`interim-${task}`, { kind: 'interim', task }]),
  ...COLOURED.map((task): [CardId, Card] => [`at-once-${task}`, { kind: 'at-once', task }]),
]);
export const ROOM_REWARD = { time: 2, crystal: 1, points: 4 } as const;
export const CATCH_REWARD = { time: 2, crystal: 1, points: 3 } as const;
/** Time markers of a card that acts at once, and those instead of its bot. */
export const AT_ONCE_TIME = 2;
export const INTERIM_CARD_TIME = 1;
export const CROSSING_TIME = 1;

/** 1, 3, 6, 10, … : proposal for octopods, letters and crystals, which fits all known values. */
export const growing = (count: number): number => (count * (count + 1)) / 2;

export const MAJORITY = { alone: 6, shared: 3 } as const;
/** Proposal: the most points for bots, by the number of submarines launched. */
export const BOT_CAPS = [2, 4, 6, 8, 10, 12, 14] as const;
/** In the final scoring, for six submarines and for five expansions. */
export const BONUS = 5;

/** Proposal: fields of the knowledge track, and the red lines in front of these fields. */
export const LAP = 50;
export const RED_LINES = [17, 34, 50] as const;
