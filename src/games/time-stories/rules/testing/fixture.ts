/** A small mission for tests, positions in it, and dice that fall as a test wants. */
import { firstOf } from '../../../../kit/lists';
import { type Chances, chances } from '../../../../kit/random';
import { bySeat, of, type Seat, type Seats } from '../../../../kit/seat';
import { rulingOn } from '../../../game';
import { decodeMission } from '../../mission/decodeMission';
import type { Mission } from '../../mission/mission';
import { shelveMission } from '../../mission/shelf';
import type { Action, AgentAction, GroupProposal } from '../actions';
import { ACTION_DIE, COLOURS, type Face } from '../components';
import '../../missions/missions';
import { rulebook } from '../rulebook';
import { EMPTY_PURSE, freshAgent, freshRun } from '../run';
import type { Agent, State, View } from '../state';
import type { Why } from '../why';

export const [blue, green, pink, yellow] = COLOURS as unknown as [Seat, Seat, Seat, Seat];
export const AT = 60_000;

type Data = Readonly<Record<string, unknown>>;
const lender = (parts: Data = {}) => ({
  skills: { force: 2, wit: 1 },
  resistance: 2,
  life: 3,
  gear: [],
  ...parts,
});

/** Ann, Bob, Cid and Dot; Dot has no wit at all. */
export const LAB = {
  id: 'lab',
  units: 20,
  start: 'here',
  skills: ['force', 'wit'],
  resources: { yellow: { hitOn: 'wit' }, green: { team: true } },
  tokens: ['blue-circle', 'blue-star'],
  base: { one: { texts: [{ text: 'text' }] }, two: { texts: [{ text: 'text' }] } },
  places: {
    here: { map: 'm' },
    there: { map: 'm' },
    red: { map: 'm', red: true },
    shut: { map: 'm', open: false },
  },
  lenders: {
    ann: lender(),
    bob: lender(),
    cid: lender(),
    dot: lender({ skills: { force: 2, wit: 0 } }),
  },
  items: { '01': {}, '02': { keep: true } },
  cards: {
    A: { place: 'here', slot: 'A' },
    B: { place: 'here', slot: 'B' },
    C: { place: 'here', slot: 'C' },
    D: { place: 'here', slot: 'D' },
    tA: { place: 'there', slot: 'A' },
    tB: { place: 'there', slot: 'B' },
    rB: { place: 'red', slot: 'B' },
  },
  ends: {
    good: { kind: 'success' },
    bad: { kind: 'failure' },
    late: { kind: 'time' },
    asleep: { kind: 'death' },
  },
  puzzles: { riddle: { hints: [{ units: 1 }, { units: 2 }], free: null } },
};

/** Cards, lenders and the like are merged into those of the lab; undefined takes one away. */
export function mission(parts: Data = {}): Mission {
  const merged = Object.fromEntries(
    [...new Set([...Object.keys(LAB), ...Object.keys(parts)])].map(key => [
      key,
      mergedPart((LAB as Data)[key], parts[key]),
    ]),
  );
  const found = decodeMission(JSON.parse(JSON.stringify(merged)));
  if (!found.ok) throw new Error(found.problem);
  return found.value;
}

const isData = (thing: unknown): thing is Data =>
  typeof thing === 'object' && thing !== null && !Array.isArray(thing);
const mergedPart = (own: unknown, given: unknown): unknown =>
  given === undefined ? own : isData(own) && isData(given) ? mergedData(own, given) : given;
const mergedData = (own: Data, given: Data): Data =>
  Object.fromEntries(
    [...new Set([...Object.keys(own), ...Object.keys(given)])].map(key => [
      key,
      key in given ? mergedCard(own[key], given[key]) : own[key],
    ]),
  );
const mergedCard = (own: unknown, given: unknown): unknown =>
  isData(own) && isData(given) ? { ...own, ...given } : given;

type Parts = Partial<Omit<State, 'agents' | 'secret'>> & {
  readonly mission?: Data;
  readonly seatCount?: 1 | 2 | 3 | 4;
  readonly agentCount?: number;
  readonly agents?: Readonly<Record<string, Partial<Agent>>>;
  readonly secret?: Partial<State['secret']>;
};

const LENDERS = ['ann', 'bob', 'cid', 'dot'];

/** Between two units, with everybody on B, which has been read. */
export function position({
  mission: data,
  seatCount = 4,
  agentCount,
  agents = {},
  secret,
  ...rest
}: Parts = {}): State {
  const it = mission(data);
  shelveMission(it);
  const seats = COLOURS.slice(0, seatCount) as unknown as Seats;
  const options = { mission: it.id, agents: agentCount ?? null, first: null };
  const start = rulebook.setup({ seats, options, chances: chances(1) });
  const place = rest.place ?? 'here';
  return {
    ...start,
    ...freshRun(start),
    captain: blue,
    phase: { name: 'here' },
    place,
    laid: Object.entries(it.cards)
      .filter(([, card]) => card.place === place)
      .map(([card, { slot }]) => ({ slot, card })),
    ...rest,
    agents: bySeat(start.figures, figure => ({
      ...freshAgent(of(start.agents, figure).by),
      lender: LENDERS[start.figures.indexOf(figure)] ?? null,
      life: 3,
      at: 'B',
      ...agents[figure],
    })),
    secret: { ...start.secret, ...READ, ...secret },
  };
}

const READ = { fronts: { B: { texts: ['text'], won: [], chosen: [], wrong: 0 } } };

/** Everybody is beside the board, and the place lies open. */
export const entering = (parts: Parts = {}): State => {
  const state = position({ phase: { name: 'entering' }, secret: { fronts: {} }, ...parts });
  const agents = bySeat(state.figures, it => ({
    ...of(state.agents, it),
    at: null,
    ...parts.agents?.[it],
  }));
  return { ...state, agents };
};

/** In the middle of a unit. */
export const inUnit = (parts: Parts = {}): State =>
  position({ phase: { name: 'unit', isLast: false, gathering: null }, ...parts });

/** Action dice that fall like this, one after the other; then blank. */
export function falling(...faces: readonly Face[]): Chances {
  const left = [...faces];
  return () => {
    const face = left.shift() ?? 'blank';
    return (ACTION_DIE.indexOf(face) + 0.5) / ACTION_DIE.length;
  };
}
/** The captain's die falls like this. */
export function captainThrows(...numbers: readonly (1 | 2 | 3)[]): Chances {
  const left = [...numbers];
  return () => ((left.shift() ?? 1) - 0.5) / 3;
}

const context = (seat: Seat, at = AT) => ({ seat, at, finger: at });

export const refusal = (state: State, seat: Seat, action: Action, at = AT): Why | undefined =>
  rulebook.whyNot(rulebook.view(state, seat), action, context(seat, at));

/** The ruling on an act, which must be allowed. */
export function played(
  state: State,
  seat: Seat,
  action: Action,
  next: Chances = chances(1),
  at = AT,
) {
  const ruling = rulingOn(rulebook, frozen(state), action, context(seat, at), next);
  if (!ruling.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(ruling.why)}`);
  return ruling;
}

export const after = (
  state: State,
  seat: Seat,
  action: Action,
  next: Chances = chances(1),
  at = AT,
): State => played(state, seat, action, next, at).state;

/** Each agent's player does it, in this order. */
export const afterAll = (state: State, ...actions: readonly AgentAction[]): State =>
  actions.reduce(
    (now, action) => after(now, firstOf(of(now.agents, action.agent).by), action),
    state,
  );

/** Proposed, and agreed to by as many as are needed. */
export function agreed(state: State, proposal: GroupProposal, next: Chances = chances(1)): State {
  const before = state.seats.length;
  const opened = after(state, state.captain, { type: 'propose', proposal }, next);
  const others = state.seats.filter(seat => seat !== state.captain);
  return others
    .slice(0, before)
    .reduce(
      (now, seat) =>
        now.ballot && !refusal(now, seat, { type: 'vote', agrees: true })
          ? after(now, seat, { type: 'vote', agrees: true }, next)
          : now,
      opened,
    );
}

export const agent = (state: State, figure: Seat): Agent => of(state.agents, figure);
export const viewOf = (state: State, viewer: Seat | 'board'): View => rulebook.view(state, viewer);
export const purse = (parts: Partial<Agent['purse']>) => ({ ...EMPTY_PURSE, ...parts });

export const testCard = (shields: string, parts: Data = {}): Data => ({
  kind: 'test',
  skill: 'force',
  shields,
  ...parts,
});
export const rest = (figure: Seat): AgentAction => ({ type: 'rest', agent: figure });
export const roll = (figure: Seat, act = 'fight'): AgentAction => ({
  type: 'roll',
  agent: figure,
  act,
  spend: null,
});
export const move = (figure: Seat, card: string): AgentAction => ({
  type: 'move',
  agent: figure,
  card,
});
export const enter = (figure: Seat, card: string): AgentAction => ({
  type: 'enter',
  agent: figure,
  card,
});

/** So that a rule that mutates it throws. */
function frozen<T>(thing: T): T {
  if (typeof thing !== 'object' || thing === null || Object.isFrozen(thing)) return thing;
  Object.values(thing).forEach(frozen);
  return Object.freeze(thing);
}
