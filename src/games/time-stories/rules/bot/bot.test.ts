import { bySeat, type Seat } from '../../../../kit/seat';
import { fold, only } from '../../../../table/saved';
import { playOut } from '../../../../table/selfplay';
import {
  type AnyGame,
  BOT_LEVELS,
  type BotLevel,
  type BotMoment,
  decided,
  rulingOn,
} from '../../../game';
import type { Action, GroupProposal } from '../actions';
import { COLOURS } from '../components';
import { timeStories } from '../game';
import { places } from '../setup';
import { entering } from '../testing/fixture';
import type { State } from '../state';
import { bot } from './bots';
import { voteOf } from './consent';

const [blue, green, pink, yellow] = COLOURS;
const LEVELS: readonly BotLevel[] = BOT_LEVELS;
const SLOW: readonly BotLevel[] = ['learner', 'player', 'expert'];
const LUCK = () => 0.4;

const dealt = (count: number, mission = 'first-hour'): State =>
  timeStories.setup({
    seats: places(count)!,
    options: { mission, agents: null, first: blue },
    chances: LUCK,
  });

function did(state: State, seat: Seat, action: Action): State {
  const ruling = rulingOn(timeStories, state, action, { seat, at: 0, finger: 0 }, LUCK);
  if (!ruling.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(ruling.why)}`);
  return ruling.state;
}

/** What a bot does, without its pauses. */
function acting(
  state: State,
  seat: Seat,
  people: readonly Seat[] = [],
  level: BotLevel = 'expert',
): Action | undefined {
  const moment: BotMoment = { seat, at: 0, chance: 0.3, arrived: true, people };
  const intent = decided(bot(level, timeStories.view(state, seat), moment));
  return intent && 'act' in intent ? intent.act : undefined;
}

const propose = (proposal: GroupProposal): Action => ({ type: 'propose', proposal });

/** Everybody has a lender, and the first place lies open. */
function begun(count: number, mission = 'first-hour'): State {
  let state = dealt(count, mission);
  while (state.phase.name === 'base') state = did(state, state.phase.reader, { type: 'read' });
  const lenders = mission === 'first-hour' ? ['hanne', 'otto', 'kling', 'emil'] : DAY_BEFORE;
  state.figures.forEach((agent, n) => {
    const [seat = blue] = state.agents[agent]!.by;
    state = did(state, seat, { type: 'lend', agent, lender: lenders[n]! });
  });
  return agreed(state, { do: 'begin' });
}
const DAY_BEFORE = ['brasia', 'inacio', 'thomas', 'madalena'];

function agreed(state: State, proposal: GroupProposal): State {
  const [first, ...others] = state.seats;
  return others.reduce(
    (now, seat) => (now.ballot ? did(now, seat, { type: 'vote', agrees: true }) : now),
    did(state, first, propose(proposal)),
  );
}

/** Computers place the figures, and answer what the cards ask. */
function entered(state: State): State {
  let now = state;
  while (now.phase.name === 'entering') {
    const seat = now.seats.find(it => acting(now, it))!;
    now = did(now, seat, acting(now, seat)!);
  }
  return now;
}

test.each(LEVELS)('[X1] a %s does what is allowed, in every phase of a match', level => {
  let state = begun(3);
  for (let n = 0; n < 60; n++) {
    const seat = state.seats.find(it => acting(state, it, [], level));
    if (!seat) break;
    state = did(state, seat, acting(state, seat, [], level)!);
  }
  expect(state.readInRun.length).toBeGreaterThan(1);
});

test.each(LEVELS)('[X1] a %s decides by its view alone', level => {
  const state = entered(begun(4));
  const fronts = Object.fromEntries(
    Object.entries(state.secret.fronts).map(([card, memory]) => [card, { ...memory, wrong: 9 }]),
  );
  const other: State = { ...state, secret: { ...state.secret, fronts } };
  expect(timeStories.view(other, blue)).toEqual(timeStories.view(state, blue));
  expect(acting(other, blue, [], level)).toEqual(acting(state, blue, [], level));
});

test.each(LEVELS)('[X1] a %s does nothing once the match is over', level => {
  const over: State = { ...dealt(2), phase: { name: 'over', end: 'late' } };
  expect(acting(over, blue, [], level)).toBeUndefined();
});

const voted = (votes: Partial<Record<string, boolean>>, captain = yellow): State => {
  const state = { ...begun(4), captain };
  return { ...state, ballot: { proposal: { do: 'leave' }, by: blue, votes, at: 0 } as never };
};

test.each<[string, Record<string, boolean>, Seat, readonly Seat[], boolean | undefined]>([
  ['with the only person', { blue: true }, yellow, [blue], true],
  ['against with the only person', { blue: false, green: true }, yellow, [blue], false],
  ['not before a person has', { green: true, pink: true }, yellow, [blue], undefined],
  ['not before the second of two', { blue: true }, yellow, [blue, green], undefined],
  ['with both people', { blue: true, green: true }, yellow, [blue, green], true],
  ['against, if they are divided', { blue: true, green: false }, yellow, [blue, green], false],
  ['with a captain among them', { blue: true, green: false }, blue, [blue, green], true],
  ['with two of three', { blue: true, green: true }, yellow, [blue, green, pink], true],
  ['against with two of three', { blue: false, green: false }, blue, [blue, green, pink], false],
  ['for it among computers', { blue: true }, yellow, [], true],
])('[X2] a computer votes %s', (_how, votes, captain, people, agrees) => {
  const { ballot, ...state } = voted(votes, captain);
  const vote = voteOf(timeStories.view({ ...state, ballot }, yellow), ballot!, yellow, people);
  expect(vote).toEqual(agrees === undefined ? undefined : { type: 'vote', agrees });
});

test('[X2] a vote that was cast is not cast again, and changes with the people', () => {
  const state = voted({ blue: true, yellow: true });
  expect(voteOf(timeStories.view(state, yellow), state.ballot!, yellow, [blue])).toBeUndefined();
  const other = voted({ blue: false, yellow: true });
  expect(voteOf(timeStories.view(other, yellow), other.ballot!, yellow, [blue])).toEqual({
    type: 'vote',
    agrees: false,
  });
});

test('[X3] computers propose nothing while a person has a vote', () => {
  const home: State = { ...begun(2), phase: { name: 'home', end: 'late' } };
  expect(acting(home, green, [blue])).toBeUndefined();
  expect(acting(home, green)).toEqual(propose({ do: 'again' }));
  const travel: State = { ...begun(2), phase: { name: 'travel' }, map: ['station', 'tower'] };
  expect(acting(travel, green, [blue])?.type).not.toBe('propose');
  expect(acting(travel, green)).toEqual(propose({ do: 'go', place: 'tower' }));
});

test('[X3] a captain spends a unit once everybody has stated what they do', () => {
  const here = { ...entered(begun(3)), captain: green };
  expect(here.phase.name).toBe('here');
  const plan = { type: 'plan', agent: blue, plan: { do: 'nothing' } } as const;
  const own = did(here, green, acting(here, green, [blue])!);
  expect(own.agents[green]!.plan).not.toBeNull();
  expect(acting(own, green, [blue])).toBeUndefined();
  const others = did(own, pink, acting(own, pink, [blue])!);
  expect(acting(others, green, [blue])).toBeUndefined();
  expect(acting(did(others, blue, plan), green, [blue])).toEqual({ type: 'spend' });
});

test('[X4] people choose their lenders first, and place their figures first', () => {
  let party = dealt(3);
  while (party.phase.name === 'base') party = did(party, party.phase.reader, { type: 'read' });
  expect(acting(party, green, [blue])).toBeUndefined();
  expect(acting(party, green)?.type).toBe('lend');
  const chosen = did(party, blue, { type: 'lend', agent: blue, lender: 'hanne' });
  expect(acting(chosen, green, [blue])).toMatchObject({ type: 'lend', agent: green });
  const open = begun(3);
  expect(acting(open, green, [blue])).toBeUndefined();
  const placed = did(open, blue, { type: 'enter', agent: blue, card: '1B' });
  expect(acting(placed, green, [blue])).toMatchObject({ type: 'enter', agent: green });
});

test('[X5] while travelling a computer gives its items to a person, and otherwise keeps them', () => {
  const state = begun(3);
  const agents = { ...state.agents, [green]: { ...state.agents[green]!, items: ['04', '12'] } };
  const travel: State = { ...state, agents, phase: { name: 'travel' }, map: ['station', 'tower'] };
  const gift = { type: 'give', agent: green, to: blue, what: { kind: 'item', item: '04' } };
  expect(acting(travel, green, [blue])).toEqual(gift);
  expect(acting(travel, green)?.type).toBe('propose');
  expect(acting({ ...travel, agents: state.agents }, green, [blue])).toBeUndefined();
});

test.each(SLOW)(
  '[X1] the hand of a %s waits where people look on, and less at a quicker pace',
  level => {
    const state = { ...dealt(2), captain: green };
    const reading: State = {
      ...state,
      phase: { name: 'base', card: 'baseA', text: 'text', reader: green },
    };
    const wait = (pace: number, people: readonly Seat[]) => {
      const moment = { seat: green, at: 100, chance: 0.3, pace, people };
      const intent = bot(level, timeStories.view(reading, green), moment);
      return intent && 'hand' in intent ? intent.hand - 100 : 0;
    };
    expect(wait(1, [blue])).toBeGreaterThan(5_000);
    expect(wait(10, [blue])).toBeCloseTo(wait(1, [blue]) / 10);
    expect(wait(1, [])).toBe(0);
  },
);

const TABLES: readonly [BotLevel, number, string][] = [
  ['plain', 1, 'first-hour'],
  ['plain', 2, 'first-hour'],
  ['learner', 3, 'first-hour'],
  ['expert', 4, 'first-hour'],
  ['random', 4, 'first-hour'],
  ['plain', 4, 'day-before'],
  ['random', 2, 'day-before'],
];

test.each(TABLES)(
  '[X6] %s bots at %i seats play %s to an end without a refusal',
  (level, count, mission) => {
    const seats = places(count)!;
    const deal = { seats, options: { mission, agents: null, first: null }, seed: count };
    const players = { levels: bySeat(seats, () => level), slowest: 300 };
    const match = playOut(timeStories as unknown as AnyGame, deal, players, (_before, answer) => {
      if (!answer.ok) throw new Error(JSON.stringify(answer.why));
    });
    const { runs } = match.state as State;
    expect(runs.length).toBeGreaterThan(0);
    if (level !== 'random') expect(runs.length).toBeLessThan(4);
    const again = fold(match.saved, only(timeStories as unknown as AnyGame));
    expect(again).toMatchObject({ ok: true, match: { state: match.state } });
    const { log } = match.saved;
    expect(log.filter(it => it.do === 'act' && (it.action as Action).type === 'try')).toEqual([]);
  },
);

test('[X1] [D7] a computer whose agents are all in the vortex proposes nothing', () => {
  const state = { ...entered(begun(3)), phase: { name: 'travel' } } as const;
  const lost = { ...state.agents[pink]!, vortex: 3, at: null };
  const without: State = { ...state, agents: { ...state.agents, [pink]: lost } };
  expect(acting(state, pink)).toMatchObject({ type: 'propose' });
  expect(acting(without, pink)).toBeUndefined();
});

test('[X4] [L11] computers do not wait for the agent of a person who may enter nowhere', () => {
  const B = { locks: [{ lock: 'not', lenders: ['cid'] }] };
  const state = entering({ mission: { cards: { B } }, gone: ['C', 'D'] });
  expect(acting(state, blue, [pink])).toEqual({ type: 'enter', agent: blue, card: 'B' });
  expect(acting(state, blue, [green])).toBeUndefined();
});
