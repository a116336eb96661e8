/** The players, their agents, and the start in the base. */
import { pick } from '../../../kit/random';
import { bySeat, firstSeats, type Seat, type Seats, seatsFor } from '../../../kit/seat';
import type { Deal } from '../../game';
import { COLOURS, FEWEST_AGENTS, SEATS } from './components';
import { baseRead, freshAgent, freshRun } from './run';
import type { Options, State } from './state';

export const places = (count: number): Seats | undefined => seatsFor(COLOURS, SEATS, count);

/** Alone with two to four agents; two players with four or, sharing one, three. */
const AGENTS: Readonly<Record<number, readonly number[]>> = {
  1: [FEWEST_AGENTS, 3, 4],
  2: [3, 4],
  3: [3],
  4: [4],
};

/** How many agents so many players can have. */
export const agentNumbers = (players: number): readonly number[] => AGENTS[players] ?? [players];

export function misfit(seats: Seats, { agents }: Options): string | undefined {
  const fitting = agentNumbers(seats.length);
  if (agents === null || fitting.includes(agents)) return undefined;
  return `${seats.length} play with ${fitting.join(' or ')} agents`;
}

const agentCount = (seats: Seats, { agents }: Options): number =>
  agents ?? Math.max(...agentNumbers(seats.length));

/** The seats take turns; the third agent of two players belongs to both. */
function playersOf(seats: Seats, n: number, all: number): readonly Seat[] {
  if (seats.length === 2 && all === 3 && n === 2) return seats;
  return [seats[n % seats.length] ?? seats[0]];
}

export function setup({ seats, options, chances }: Deal<Options>): State {
  const all = agentCount(seats, options);
  const figures = firstSeats(COLOURS, all);
  const drawn = seats[pick(chances(), seats.length)] ?? seats[0];
  const { first } = options;
  const state: State = {
    options,
    seats,
    figures,
    agents: bySeat(figures, it => freshAgent(playersOf(seats, figures.indexOf(it), all))),
    captain: first !== null && seats.includes(first) ? first : drawn,
    run: 1,
    phase: { name: 'party' },
    rules: [],
    hints: {},
    kept: { items: [], tokens: [] },
    runs: [],
    read: {},
    ...freshRun({ options }),
  };
  return baseRead(state).state;
}
