/** A position of round three with four players, for tests: red is to move. */
import type { TablePlace } from '@/games/board';
import type { Action } from '../../rules/actions';
import { COLOURS } from '../../rules/components';
import { apply } from '../../rules/rules';
import type { GameEvent } from '../../rules/events';
import type { Player, Sector, Seen, State } from '../../rules/state';
import { view } from '../../rules/view';

export const [red, yellow, blue, white] = COLOURS;

export const PLACES: readonly TablePlace[] = [
  { seat: red, name: 'Ann', face: '', sits: 'player', here: true },
  { seat: yellow, name: 'Bo', face: '', sits: 'player', here: true },
  { seat: blue, name: 'Cleo', face: '', sits: 'player', here: true },
  { seat: white, name: 'Dmitri', face: '', sits: 'player', here: true },
];

const player = (own: Partial<Player>): Player => ({
  base: 'A',
  scientist: { sector: 'C', task: 'program' },
  engineer: 'a2',
  stock: 8,
  programmed: [],
  submarines: 4,
  crystals: 0,
  time: 0,
  hasBought: false,
  expansions: [],
  cards: [],
  spent: [],
  points: 0,
  ...own,
});

const sector = (own: Partial<Sector>): Sector => ({
  octopods: 0,
  crystals: 0,
  time: 0,
  submarines: [],
  control: null,
  charging: [],
  cards: [],
  expansions: [],
  ...own,
});

const SECTORS: Seen['sectors'] = {
  A: sector({
    octopods: 1,
    submarines: [red, yellow],
    control: red,
    charging: [yellow, blue],
    cards: ['room-program-crystal'],
    expansions: ['crystals-E'],
  }),
  B: sector({
    octopods: 2,
    crystals: 1,
    time: 1,
    submarines: [blue, white],
    control: yellow,
    charging: [red, white, blue],
    cards: ['room-time-points'],
    expansions: ['octopods-D'],
  }),
  C: sector({
    octopods: 1,
    time: 3,
    submarines: [yellow],
    control: red,
    charging: [white, yellow],
    cards: ['catch-points'],
    expansions: ['A-B'],
  }),
  D: sector({
    octopods: 1,
    crystals: 2,
    submarines: [blue, white],
    control: blue,
    charging: [red, yellow, white, white],
    cards: ['open-lock'],
    expansions: ['time-A'],
  }),
  E: sector({
    time: 2,
    submarines: [white, red],
    control: white,
    charging: [blue, red],
    cards: ['room-time-crystal'],
    expansions: ['cards-F'],
  }),
  F: sector({
    octopods: 1,
    crystals: 1,
    time: 4,
    submarines: [yellow, blue],
    control: yellow,
    charging: [red, blue, white, blue, red],
    cards: ['room-crystals-time'],
    expansions: ['crystals-time'],
  }),
};

const RED = player({
  stock: 6,
  programmed: ['submarine', 'time'],
  crystals: 2,
  time: 4,
  expansions: ['crystals-C', 'time-F'],
  cards: ['catch-crystal', 'half-price'],
  points: 33,
});

const PLAYERS: Readonly<Record<string, Player>> = {
  red: RED,
  yellow: player({
    base: 'F',
    scientist: { sector: 'F', task: 'card' },
    engineer: 'b1',
    programmed: ['octopods', 'lab'],
    submarines: 3,
    time: 2,
    expansions: ['cards-B'],
    cards: ['charging', 'crossing'],
    points: 38,
  }),
  blue: player({
    base: 'D',
    scientist: { sector: 'D', task: 'crystals' },
    engineer: 'b2',
    stock: 7,
    programmed: ['card', 'submarine'],
    submarines: 3,
    crystals: 2,
    time: 5,
    expansions: ['time-B', 'octopods-C'],
    cards: ['sideways'],
    points: 27,
  }),
  white: player({
    base: 'E',
    scientist: { sector: 'E', task: 'time' },
    engineer: null,
    stock: 7,
    programmed: ['submarine', 'crystals'],
    submarines: 3,
    crystals: 1,
    time: 4,
    expansions: ['crystals-A', 'A-B', 'octopods-cards'],
    cards: ['interim-lab', 'room-lab-time'],
    points: 24,
  }),
};

const START: State = {
  options: { first: null, turnSeconds: null },
  seats: [red, yellow, blue, white],
  first: red,
  round: 3,
  phase: { name: 'turn' },
  turn: red,
  until: null,
  due: [],
  order: [white, red, yellow, blue],
  passed: [white],
  ring: ['C', 'A', 'E', 'B', 'F', 'D'],
  sectors: SECTORS,
  players: PLAYERS,
  supply: { time: 20, crystals: 8, octopods: 9 },
  centre: { bulb: 4, turn: 0 },
  programme: 'p1',
  nextProgramme: 'p4',
  secret: {
    cards: [
      'room-octopods-time',
      'room-octopods-crystal',
      'room-submarine-points',
      'interim-card',
      'at-once-lab',
      'at-once-time',
    ],
    expansions: ['cards-A', 'cards-C', 'octopods-E', 'time-D', 'C-D', 'E-F'],
    programmes: [],
    turns: [2],
  },
};

/** The position, with something changed for red or for the whole table. */
export const position = (own: Partial<Player> = {}, table: Partial<State> = {}): State => ({
  ...START,
  ...table,
  players: { ...START.players, ...table.players, [red]: { ...RED, ...own } },
});

type Played = { readonly state: State; readonly events: readonly GameEvent[] };

/** Plays acts of whichever seat is asked. */
export function played(start: State, ...acts: readonly Action[]): Played {
  let now: Played = { state: start, events: [] };
  for (const act of acts) {
    const ruling = apply(now.state, act, { seat: now.state.turn, at: 0, finger: 0 });
    if (!ruling.ok) throw new Error(`refused: ${ruling.why.code}`);
    now = { state: ruling.state, events: [...now.events, ...ruling.events] };
  }
  return now;
}

export const seen = (state: State): Seen => view(state);
