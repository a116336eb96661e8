import {
  after,
  afterAll,
  agent,
  agreed,
  blue,
  captainThrows,
  falling,
  green,
  inUnit,
  move,
  pink,
  played,
  position,
  purse,
  refusal,
  rest,
  roll,
  testCard,
  viewOf,
  yellow,
} from './testing/fixture';
import type { State } from './state';

type Parts = NonNullable<Parameters<typeof position>[0]>;
const DEADLY = { cards: { C: { explore: [{ do: 'lose', goods: { kind: 'life', many: 9 } }] } } };
const dying = (parts: Parts = {}): State =>
  after(inUnit({ mission: DEADLY, ...parts }), blue, move(blue, 'C'));
const NOTHING = { do: 'nothing' } as const;
const unitPassed = (state: State): State => {
  const living = state.figures.filter(it => agent(state, it).vortex === null);
  const planned = living.reduce(
    (now, it) => after(now, agent(now, it).by[0]!, { type: 'plan', agent: it, plan: NOTHING }),
    state,
  );
  const spent = after(planned, planned.captain, { type: 'spend' });
  return spent.figures.reduce(
    (now, it) => (refusal(now, agent(now, it).by[0]!, rest(it)) ? now : afterAll(now, rest(it))),
    spent,
  );
};
const others = (state: State) => afterAll(state, ...[green, pink, yellow].map(rest));

test.each<[rule: string, units: number, vortex: number]>([
  ['[D1] seven units ahead', 20, 13],
  ['[D1] with eight left', 8, 1],
  ['[D4] with seven left there is no way back', 7, 0],
  ['[D4] nor with three', 3, 0],
])('%s', (_rule, units, vortex) => {
  expect(agent(dying({ units }), blue)).toMatchObject({ vortex, at: null, life: 0 });
});

test('[D1] [D2] the marker brings the agent back with full life and what is left of the gear', () => {
  const kept = { blue: { items: ['01'], vortex: 18, at: null, life: 0 } };
  const state = position({ agents: kept });
  const one = unitPassed(state);
  expect(agent(one, blue).vortex).toBe(18);
  const two = unitPassed(one);
  expect(agent(two, blue)).toMatchObject({ vortex: null, at: 'B', life: 3, items: ['01'] });
});

test('[D1] passing the point is enough', () => {
  const explore = [{ do: 'lose', goods: { kind: 'units', many: 5 } }];
  const lost = { yellow: { vortex: 18, at: null } };
  const start = inUnit({ mission: { cards: { C: { explore } } }, agents: lost });
  expect(agent(after(start, blue, move(blue, 'C')), yellow).vortex).toBeNull();
});

test('[D2] the player chooses among the spaces where somebody is', () => {
  const lost = { blue: { vortex: 19, at: null }, pink: { at: 'C' }, yellow: { at: 'D' } };
  const state = unitPassed(position({ agents: lost }));
  expect(viewOf(state, blue).asked).toMatchObject({ kind: 'space', options: ['B', 'C', 'D'] });
  const placed = after(state, blue, { type: 'answer', agent: blue, option: 'D' });
  expect(agent(placed, blue).at).toBe('D');
});

test('[D3] on a journey the agent is placed at the next lay-out', () => {
  const lost = { blue: { vortex: 19, at: null } };
  const travel = position({ phase: { name: 'travel' }, agents: lost, laid: [], captain: green });
  const there = agreed(travel, { do: 'go', place: 'there' }, captainThrows(1));
  expect(agent(there, blue)).toMatchObject({ vortex: null, at: null });
  expect(refusal(there, blue, { type: 'enter', agent: blue, card: 'tB' })).toBeUndefined();
});

test.each<[rule: string, ends: object, end: string]>([
  ['[D5] the end by death', {}, 'asleep'],
  ['[D5] otherwise the end by time', { asleep: { kind: 'failure' } }, 'late'],
])('%s', (_rule, ends, end) => {
  const lost = { at: null, vortex: 9 };
  const agents = { green: lost, pink: lost, yellow: lost };
  const state = dying({ mission: { ...DEADLY, ends }, agents });
  expect(state.phase).toEqual({ name: 'home', end });
});

test('[D5] one living agent is enough to go on', () => {
  const lost = { at: null, vortex: 9 };
  expect(dying({ agents: { green: lost, pink: lost } }).phase.name).toBe('unit');
});

test('[D6] the others use what a dead agent carried, and take it', () => {
  const items = { '01': { uses: { wave: { effects: [{ do: 'rule', rule: 'waved' }] } } } };
  const agents = { blue: { vortex: 9, at: null, items: ['01'], purse: purse({ yellow: 1 }) } };
  const state = position({ mission: { items }, agents });
  const use = { type: 'use', agent: green, item: '01', use: 'wave' } as const;
  expect(after(state, green, use).rules).toEqual(['waved']);
  const what = { kind: 'resource', resource: 'yellow', many: 1 } as const;
  const take = { type: 'give', agent: blue, to: green, what } as const;
  expect(agent(after(state, green, take), green).purse.yellow).toBe(1);
  expect(refusal(state, blue, take)).toEqual({ code: 'not-your-agent', agent: green });
  const lock = { lock: 'when', when: { is: 'item', item: '01' } };
  const locked = inUnit({ mission: { cards: { C: { locks: [lock] } } }, agents });
  expect(refusal(locked, green, move(green, 'C'))).toBeUndefined();
});

test('[D7] in the vortex nobody acts or votes', () => {
  const state = position({ agents: { green: { vortex: 9, at: null } } });
  const plan = { type: 'plan', agent: green, plan: NOTHING } as const;
  expect(refusal(state, green, plan)).toEqual({ code: 'in-vortex', agent: green });
  const leave = { type: 'propose', proposal: { do: 'leave' } } as const;
  expect(refusal(state, green, leave)).toEqual({ code: 'no-voter' });
  const open = after(state, pink, leave);
  expect(refusal(open, green, { type: 'vote', agrees: true })).toEqual({ code: 'no-voter' });
  expect(refusal(open, yellow, { type: 'vote', agrees: true })).toBeUndefined();
});

test('[D8] a captain without an agent passes the die on', () => {
  expect(dying().captain).toBe(green);
  const next = dying({ agents: { green: { vortex: 9, at: null } } });
  expect(next.captain).toBe(pink);
});

test('[D8] a captain with another agent keeps it', () => {
  const two = inUnit({ mission: DEADLY, seatCount: 2 });
  expect(after(two, blue, move(blue, 'C')).captain).toBe(blue);
});

test.each<[rule: string, life: number, after: number]>([
  ['[D9] up to the printed value', 2, 3],
  ['[D9] never above it', 3, 3],
  ['[D9] by as much as the effect says', 1, 3],
])('%s', (_rule, life, result) => {
  const explore = [{ do: 'gain', goods: { kind: 'life', many: 2 } }];
  const start = inUnit({ mission: { cards: { C: { explore } } }, agents: { blue: { life } } });
  expect(agent(after(start, blue, move(blue, 'C')), blue).life).toBe(result);
});

test('[D10] an effect brings an agent back at once', () => {
  const explore = [{ do: 'return' }];
  const agents = { green: { vortex: 9, at: null, life: 0 } };
  const start = inUnit({ mission: { cards: { C: { explore } } }, agents });
  const state = after(start, blue, move(blue, 'C'));
  const back = viewOf(state, green).asked
    ? after(state, green, { type: 'answer', agent: green, option: 'C' })
    : state;
  expect(agent(back, green)).toMatchObject({ vortex: null, life: 3, at: 'C' });
});

test('[D11] an agent who comes back in a unit acts from the next one on', () => {
  const agents = { green: { vortex: 19, at: null } };
  const acts = { fight: testCard('▢▢▢⧗') };
  const start = inUnit({ mission: { cards: { B: { acts } } }, agents });
  const state = after(start, blue, roll(blue), falling());
  expect(agent(state, green)).toMatchObject({ vortex: null, at: 'B', done: 'moved' });
  expect(refusal(state, green, rest(green))).toEqual({ code: 'has-acted', agent: green });
});

test('[D7] a unit does not wait for an agent in the vortex', () => {
  const { state, events } = played(inUnit({ mission: DEADLY }), blue, move(blue, 'C'));
  expect(events.map(({ type }) => type)).toContain('vortex');
  expect(others(state).phase).toEqual({ name: 'here' });
});

test('[I3] [D11] an agent who comes back to a running test does not stand by', () => {
  const explore = [{ do: 'lose', goods: { kind: 'units', many: 1 } }];
  const acts = { fight: testCard('☠') };
  const tests = [{ card: 'B', act: 'fight', shields: ['skull'], isLocked: false, rolledBy: [] }];
  const start = inUnit({
    mission: { cards: { B: { acts }, C: { explore } } },
    agents: { green: { vortex: 19, at: null } },
    tests,
  } as Parts);
  const asked = after(start, blue, move(blue, 'C'));
  const back = after(asked, green, { type: 'answer', agent: green, option: 'B' });
  const state = afterAll(back, rest(pink), rest(yellow));
  expect([green, pink, yellow].map(it => agent(state, it).life)).toEqual([3, 2, 2]);
});

test('[E5] an agent who comes back reads the card that lies there', () => {
  const lost = { blue: { vortex: 19, at: null } };
  expect(unitPassed(position({ agents: lost })).read.B).toContain(blue);
});

const COIN = { kind: 'resource', resource: 'yellow', many: 1 };
const BOTH = ['left', 'right'].map(option => ({ option, effects: [] }));
test.each<[rule: string, question: object]>([
  ['[D12] a choice', { do: 'choice', of: BOTH }],
  ['[D12] a price', { do: 'pay', of: BOTH.map(it => ({ ...it, price: { kind: 'nothing' } })) }],
  ['[D12] one agent of several', { do: 'gain', goods: COIN, who: 'one' }],
])('%s is not put to an agent who has gone into the vortex', (_rule, question) => {
  const explore = [{ do: 'lose', goods: { kind: 'life', many: 9 } }, question];
  const state = dying({ mission: { cards: { C: { explore } } } });
  expect(state.asking).toBeNull();
  expect(others(state).phase).toEqual({ name: 'here' });
});

test('[D11] an agent who comes back as a unit is spent acts from the next one on', () => {
  const agents = { green: { vortex: 19, at: null } };
  const ready = [blue, pink, yellow].reduce(
    (now, it) => after(now, it, { type: 'plan', agent: it, plan: NOTHING }),
    position({ agents }),
  );
  const unit = after(ready, blue, { type: 'spend' });
  expect(refusal(unit, green, rest(green))).toEqual({ code: 'has-acted', agent: green });
  const here = afterAll(unit, ...[blue, pink, yellow].map(rest));
  expect(agent(here, green)).toMatchObject({ at: 'B', done: null });
});
