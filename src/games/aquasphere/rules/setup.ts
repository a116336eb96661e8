import { type Chances, pick, shuffled } from '../../../kit/random';
import { keysOf } from '../../../kit/keys';
import { bySeat, of, type BySeat, type Seat, type Seats, seatsFor } from '../../../kit/seat';
import type { Deal } from '../../game';
import {
  BULBS,
  CARDS,
  COLOURS,
  EXPANSIONS,
  type Letter,
  LETTERS,
  OTHER_GOODS,
  PROGRAMMES,
  type ProgrammeId,
  ROUNDS,
  SEATS,
  START,
  START_GOODS,
  START_TIME,
  STOCK,
  SUBMARINES,
  SUPPLY,
  WHITE_FIELDS,
} from './components';
import { pilesLaid } from './piles';
import { neutralIn, withSector } from './pieces';
import { liesAtZero } from './station';
import type { Options, Player, Sector, Seen, State } from './state';
import { withSupply } from './supply';
import { sandFrom } from './turns';

export const places = (count: number): Seats | undefined => seatsFor(COLOURS, SEATS, count);

/** Everything that chance decides, in the order in which it is drawn. */
type Drawn = {
  readonly ring: readonly Letter[];
  readonly first: Seat;
  readonly bases: readonly Letter[];
  readonly programmes: readonly ProgrammeId[];
  readonly turns: readonly number[];
  readonly cards: readonly string[];
  readonly expansions: readonly string[];
};

function drawnBy(seats: Seats, options: Options, next: Chances): Drawn {
  return {
    ring: shuffled(LETTERS, next),
    first: firstOf(seats, options, next),
    bases: shuffled(LETTERS, next),
    programmes: shuffled(PROGRAMME_IDS, next).slice(0, ROUNDS),
    turns: BULBS.map(() => pick(next(), LETTERS.length)),
    cards: shuffled([...CARDS.keys()], next),
    expansions: shuffled([...EXPANSIONS.keys()], next),
  };
}

const PROGRAMME_IDS = keysOf(PROGRAMMES);

/** The requested seat, if it is at the table. */
function firstOf(seats: Seats, { first }: Options, next: Chances): Seat {
  const drawn = seats[pick(next(), seats.length)] ?? seats[0];
  return first !== null && seats.includes(first) ? first : drawn;
}

export function setup({ seats, options, chances }: Deal<Options>): State {
  const drawn = drawnBy(seats, options, chances);
  const bases = bySeat(seats, seat => drawn.bases[seats.indexOf(seat)] ?? LETTERS[0]);
  const bare = emptyTable(seats, options, drawn, bases);
  const started = seats.reduce((now, seat) => startLaid(now, seat, of(bases, seat)), bare);
  return pilesLaid(othersLaid(withTimePaid(started), drawn.bases.slice(seats.length)));
}

function emptyTable(seats: Seats, options: Options, drawn: Drawn, bases: BySeat<Letter>): State {
  const [programme = 'p1', nextProgramme = null, ...programmes] = drawn.programmes;
  const [turn = 0, ...turns] = drawn.turns;
  const { ring, first, cards, expansions } = drawn;
  const from = seats.indexOf(first);
  return {
    options,
    seats,
    first,
    round: 1,
    phase: { name: 'turn' },
    turn: first,
    until: sandFrom(options, 0),
    due: [],
    order: [...seats.slice(from), ...seats.slice(0, from)],
    passed: [],
    ring,
    sectors: { A: EMPTY, B: EMPTY, C: EMPTY, D: EMPTY, E: EMPTY, F: EMPTY },
    players: bySeat(seats, seat => startPlayer({ ring }, of(bases, seat))),
    supply: SUPPLY,
    centre: { bulb: BULBS[0], turn },
    programme,
    nextProgramme,
    secret: { cards, expansions, programmes, turns },
  };
}

const EMPTY: Sector = {
  octopods: 0,
  crystals: 0,
  time: 0,
  submarines: [],
  control: null,
  charging: [],
  cards: [],
  expansions: [],
};

const startPlayer = (seen: Pick<Seen, 'ring'>, base: Letter): Player => ({
  base,
  scientist: { sector: base, task: 'submarine' },
  engineer: START,
  stock: STOCK,
  programmed: [WHITE_FIELDS[base]],
  submarines: SUBMARINES - 1,
  crystals: 0,
  time: liesAtZero(seen, base) ? START_TIME.atZero : START_TIME.elsewhere,
  hasBought: false,
  expansions: [],
  cards: [],
  spent: [],
  points: 0,
});

type LaidGoods = { readonly octopods: number; readonly crystals: number; readonly time?: number };

/** From the general supply. */
function goodsLaid(state: State, letter: Letter, { octopods, crystals, time = 0 }: LaidGoods) {
  const { supply } = state;
  return withSupply(withSector(state, letter, { octopods, crystals, time }), {
    octopods: supply.octopods - octopods,
    crystals: supply.crystals - crystals,
    time: supply.time - time,
  });
}

const startLaid = (state: State, seat: Seat, base: Letter): State =>
  withSector(goodsLaid(state, base, START_GOODS), base, { submarines: [seat] });

/** The players' first time markers have left the supply. */
const withTimePaid = (state: State): State =>
  state.seats.reduce(
    (now, seat) => withSupply(now, { time: now.supply.time - of(now.players, seat).time }),
    state,
  );

/** Two sectors with goods; then neutral submarines, and with three players neutral bots in all. */
function othersLaid(state: State, letters: readonly Letter[]): State {
  const neutral = neutralIn(state);
  return letters.reduce((now, letter, n) => {
    const goods = OTHER_GOODS[n];
    const colour = neutral[n - OTHER_GOODS.length];
    const laid = goods ? goodsLaid(now, letter, goods) : now;
    const docked = colour ? withSector(laid, letter, { submarines: [colour] }) : laid;
    return state.seats.length === 3 ? withSector(docked, letter, { charging: neutral }) : docked;
  }, state);
}
