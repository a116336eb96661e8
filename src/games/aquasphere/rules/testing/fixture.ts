/**
 * Compact positions for tests. The sectors lie in the order of the alphabet, so the locks from A
 * clockwise are 1, 0, 1, 1, 2, 1. Red sits at A, yellow at B, blue at C, white at D.
 */
import { lastOf } from '../../../../kit/lists';
import { chances } from '../../../../kit/random';
import { bySeat, of, type Seat, type Seats } from '../../../../kit/seat';
import { type Context, type Ruling, rulingOn } from '../../../game';
import type { Action } from '../actions';
import {
  type CardId,
  CARDS,
  COLOURS,
  type ExpansionId,
  EXPANSIONS,
  type Letter,
  LETTERS,
  SUPPLY,
} from '../components';
import type { GameEvent } from '../events';
import { rulebook } from '../rulebook';
import { whyNot } from '../rules';
import type { Player, Sector, State } from '../state';
import { view } from '../view';
import type { Why } from '../why';

export const [red, yellow, blue, white] = COLOURS as unknown as [Seat, Seat, Seat, Seat];
export const AT = 60_000;

const PLAYER: Player = {
  base: 'A',
  scientist: { sector: 'A', task: 'submarine' },
  engineer: 'start',
  stock: 14,
  programmed: [],
  submarines: 5,
  crystals: 0,
  time: 4,
  hasBought: false,
  expansions: [],
  cards: [],
  spent: [],
  points: 0,
};
const SECTOR: Sector = {
  octopods: 0,
  crystals: 0,
  time: 0,
  submarines: [],
  control: null,
  charging: [],
  cards: [],
  expansions: [],
};

type Parts = Partial<Omit<State, 'players' | 'sectors' | 'seats'>> & {
  readonly count?: 2 | 3 | 4;
  readonly sectors?: Partial<Record<Letter, Partial<Sector>>>;
  readonly players?: Partial<Record<string, Partial<Player>>>;
  /** Of red, who is on turn. */
  readonly own?: Partial<Player>;
};

export function position({
  count = 4,
  sectors = {},
  players = {},
  own,
  ...rest
}: Parts = {}): State {
  const seats = COLOURS.slice(0, count) as unknown as Seats;
  const given: Parts['players'] = { ...players, ...(own && { red: own }) };
  const state: State = {
    options: { first: null, turnSeconds: null },
    seats,
    first: red,
    round: 1,
    phase: { name: 'turn' },
    turn: red,
    until: null,
    due: [],
    order: seats,
    passed: [],
    ring: LETTERS,
    sectors: Object.fromEntries(
      LETTERS.map(letter => [letter, { ...SECTOR, ...sectors[letter] }]),
    ) as State['sectors'],
    players: bySeat(seats, seat => playerAt(seats.indexOf(seat), given?.[seat])),
    supply: SUPPLY,
    centre: { bulb: 2, turn: 0 },
    programme: 'p1',
    nextProgramme: 'p2',
    secret: { cards: [], expansions: [], programmes: ['p3', 'p4'], turns: [1, 2, 3] },
    ...rest,
  };
  return withPiles(withSupplyLeft(state, rest.supply));
}

const playerAt = (place: number, part: Partial<Player> = {}): Player => {
  const base = LETTERS[place] ?? 'A';
  return { ...PLAYER, base, scientist: { sector: base, task: 'submarine' }, ...part };
};

/** Unless it is given, the supply holds all that is nowhere else. */
function withSupplyLeft(state: State, given: State['supply'] | undefined): State {
  if (given) return state;
  const all = [...Object.values(state.sectors), ...Object.values(state.players)];
  const left = (goods: 'time' | 'crystals' | 'octopods') =>
    all.reduce((most: number, it) => most - (it[goods as 'time'] ?? 0), SUPPLY[goods]);
  const supply = { time: left('time'), crystals: left('crystals'), octopods: left('octopods') };
  return { ...state, supply };
}

/** The piles hold all that lies nowhere, in the order of the box. */
function withPiles(state: State): State {
  const all = [...Object.values(state.sectors), ...Object.values(state.players)];
  const lying = new Set(all.flatMap(({ cards, expansions }) => [...cards, ...expansions]));
  const cards = [...CARDS.keys()].filter(id => !lying.has(id));
  const expansions = [...EXPANSIONS.keys()].filter(id => !lying.has(id));
  return { ...state, secret: { ...state.secret, cards, expansions } };
}

const contextOf = (seat: Seat): Context => ({ seat, at: AT, finger: AT });

export const act = (state: State, seat: Seat, action: Action): Ruling<State, Why, GameEvent> =>
  rulingOn(rulebook, state, action, contextOf(seat), chances(1));

export const refusal = (state: State, action: Action, seat: Seat = state.turn): Why | undefined =>
  whyNot(view(state), action, contextOf(seat));

/** The state after acts of the seat that is asked. */
export function after(state: State, ...actions: readonly Action[]): State {
  return actions.reduce((now, action) => played(now, action).state, state);
}

/** The events of the last of these acts. */
export function eventsOf(state: State, ...actions: readonly Action[]): readonly GameEvent[] {
  const before = after(state, ...actions.slice(0, -1));
  return played(before, lastOf(actions)).events;
}

export function played(state: State, action: Action) {
  const ruling = act(frozen(state), state.turn, action);
  if (!ruling.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(ruling.why)}`);
  return ruling;
}

export const own = (state: State, seat: Seat = red): Player => of(state.players, seat);

/** So that a rule that mutates it throws. */
export function frozen<T>(thing: T): T {
  if (typeof thing === 'object' && thing !== null && !Object.isFrozen(thing)) {
    Object.freeze(thing);
    Object.values(thing).forEach(frozen);
  }
  return thing;
}

/** Every act by its name, with any value. */
export const step = (room: string) => ({ type: 'step', room }) as Action;
export const buy = (task: string) => ({ type: 'buy', task }) as Action;
export const move = (sector: Letter): Action => ({ type: 'move', sector });
export const place = (task: string, sector: Letter) => ({ type: 'place', task, sector }) as Action;
export const letter = (sector: Letter): Action => ({ type: 'letter', sector });
export const recall = (task: string) => ({ type: 'recall', task }) as Action;
export const playCard = (card: CardId): Action => ({ type: 'use', card });
export const CRYSTAL: Action = { type: 'cross', bot: null };
export const crossBy = (bot: string) => ({ type: 'cross', bot }) as Action;
export const WORK: Action = { type: 'work' };
export const SKIP: Action = { type: 'skip' };
export const STOP: Action = { type: 'stop' };
export const PASS: Action = { type: 'pass' };
export const COLLECT: Action = { type: 'collect' };

/** How many pieces of each kind there are anywhere. */
export function census(state: State): Record<string, number> {
  const sectors = Object.values(state.sectors);
  const players = state.seats.map(seat => own(state, seat));
  const all = [...sectors, ...players];
  const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0);
  const bots = state.seats.map(seat => {
    const { stock, programmed } = own(state, seat);
    const out = sectors.flatMap(({ control, charging }) => [control, ...charging]);
    return [`${seat} bots`, 1 + stock + programmed.length + out.filter(it => it === seat).length];
  });
  const fleet = state.seats.map(seat => {
    const docked = sectors.flatMap(it => it.submarines).filter(it => it === seat);
    return [`${seat} submarines`, own(state, seat).submarines + docked.length];
  });
  const markers = players.filter(({ hasBought }) => hasBought).length;
  return {
    ...Object.fromEntries([...bots, ...fleet]),
    time: state.supply.time + sumOf(all.map(it => it.time)) + markers,
    crystals: state.supply.crystals + sumOf(all.map(it => it.crystals)),
    octopods: state.supply.octopods + sumOf(sectors.map(it => it.octopods)),
    cards: idsIn(
      state.secret.cards,
      all.map(it => it.cards),
    ),
    expansions: idsIn(
      state.secret.expansions,
      all.map(it => it.expansions),
    ),
  };
}

const idsIn = (
  pile: readonly (CardId | ExpansionId)[],
  lying: readonly (readonly (CardId | ExpansionId)[])[],
): number => new Set([...pile, ...lying.flat()]).size;
