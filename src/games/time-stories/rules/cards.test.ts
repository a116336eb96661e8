import type { Face } from './components';
import { codeHash } from '../mission/codes';
import {
  AT,
  after,
  afterAll,
  agent,
  agreed,
  blue,
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
  viewOf,
  yellow,
} from './testing/fixture';
import type { Figure } from './actions';
import { actsOpenTo } from './lookup';
import { rulebook } from './rulebook';
import type { State } from './state';

type Parts = NonNullable<Parameters<typeof position>[0]>;
const rule = (name: string) => ({ do: 'rule', rule: name });
const explored = (explore: object[], parts: Parts = {}, cards: object = {}): State =>
  after(
    inUnit({ mission: { cards: { C: { explore }, ...cards } }, ...parts }),
    blue,
    move(blue, 'C'),
  );
const answer = (option: string) => ({ type: 'answer', agent: blue, option }) as const;

const coin = { kind: 'resource', resource: 'yellow', many: 1 };
const PAY = {
  do: 'pay',
  of: [
    { option: 'coin', price: coin, effects: [rule('paid')] },
    { option: 'life', price: { kind: 'life', many: 1 }, effects: [rule('bled')] },
    { option: 'unit', price: { kind: 'units', many: 1 } },
  ],
};

test('[M1] only what can be paid is offered', () => {
  const rich = explored([PAY], { agents: { blue: { purse: purse({ yellow: 1 }) } } });
  expect(viewOf(rich, blue).asked?.options).toEqual(['coin', 'life', 'unit']);
  const paid = after(rich, blue, answer('coin'));
  expect([agent(paid, blue).purse.yellow, paid.rules]).toEqual([0, ['paid']]);
});

test('[M1] a single price is paid at once, unless it takes time', () => {
  const [, life, unit] = PAY.of;
  expect(agent(explored([{ ...PAY, of: [life] }]), blue).life).toBe(2);
  const poor = explored([PAY], { agents: { blue: { life: 1 } } });
  expect([viewOf(poor, blue).asked?.options, poor.units]).toEqual([['unit'], 20]);
  expect(after(poor, blue, answer('unit')).units).toBe(19);
  expect(explored([{ ...PAY, of: [unit] }], { units: 0 }).asking).toBeNull();
});

test('[M1] any resource is paid in the order of the list, and nothing may be a price', () => {
  const any = { kind: 'resource', resource: 'any', many: 2 };
  const own = { blue: { purse: purse({ yellow: 1, blue: 2 }) } };
  const state = explored([{ do: 'pay', of: [{ option: 'two', price: any }] }], { agents: own });
  expect(agent(state, blue).purse).toEqual(purse({ blue: 1 }));
  const free = { option: 'free', price: { kind: 'nothing' }, effects: [rule('free')] };
  expect(explored([{ do: 'pay', of: [{ option: 'two', price: any }, free] }]).rules).toEqual([
    'free',
  ]);
});

const CHOICE = {
  do: 'choice',
  of: [
    { option: 'left', effects: [rule('left')] },
    { option: 'right', effects: [rule('right')] },
    { option: 'up', when: { is: 'token', token: 'blue-star' }, effects: [rule('up')] },
  ],
};

test('[M2] a choice waits for the agent, and nothing else goes on', () => {
  const state = explored([CHOICE, rule('after')]);
  expect(viewOf(state, blue).asked?.options).toEqual(['left', 'right']);
  expect(refusal(state, green, rest(green))).toEqual({ code: 'answer-first', agent: blue });
  expect(refusal(state, blue, answer('up'))).toEqual({ code: 'no-such-option' });
  expect(refusal(state, green, { ...answer('left'), agent: green })).toEqual({
    code: 'nothing-asked',
  });
  expect(after(state, blue, answer('right')).rules).toEqual(['right', 'after']);
});

test('[M2] an option may have a condition, and a single one is taken at once', () => {
  const state = explored([CHOICE], { tokens: ['blue-star'] });
  expect(viewOf(state, blue).asked?.options).toEqual(['left', 'right', 'up']);
  expect(explored([{ ...CHOICE, of: CHOICE.of.slice(0, 1) }]).rules).toEqual(['left']);
});

test.each<[rule: string, faces: Face[], rules: string[]]>([
  ['[M3] no hit', ['blank', 'skull'], ['none']],
  ['[M3] a hit', ['hit', 'blank'], ['none']],
  ['[M3] two hits', ['hit', 'hit'], ['two']],
  ['[M3] four hits', ['double', 'double'], ['two']],
])('%s', (_rule, faces, rules) => {
  const table = [
    { hits: 0, effects: [rule('none')] },
    { hits: 2, effects: [rule('two')] },
  ];
  const start = inUnit({
    mission: { cards: { C: { explore: [{ do: 'roll', dice: 2, table }] } } },
  });
  const state = after(start, blue, move(blue, 'C'), falling(...faces));
  expect([state.rules, state.units]).toEqual([rules, 20]);
});

test.each<[rule: string, per: string | undefined, second: number, later: number]>([
  ['[M4] in a run', undefined, 0, 0],
  ['[M4] a visit', 'visit', 0, 1],
  ['[M4] for each agent', 'agent', 1, 0],
])('%s', (_rule, per, second, later) => {
  const effects = [{ do: 'gain', goods: coin }];
  const start = inUnit({ mission: { cards: { C: { explore: [{ do: 'once', per, effects }] } } } });
  const both = afterAll(start, move(blue, 'C'), move(green, 'C'), rest(pink), rest(yellow));
  expect([blue, green].map(it => agent(both, it).purse.yellow)).toEqual([1, second]);
  const away = agreed(agreed(both, { do: 'leave' }), { do: 'go', place: 'there' });
  const back = agreed(agreed(away, { do: 'leave' }), { do: 'go', place: 'here' });
  const again = after(back, blue, { type: 'enter', agent: blue, card: 'C' });
  expect(agent(again, blue).purse.yellow - 1).toBe(later);
});

test('[M5] revealing replaces the card for all who stand there', () => {
  const D = { locks: [{ lock: 'token', tokens: ['blue-star'] }], explore: [rule('seen')] };
  const parts = { agents: { green: { at: 'C' } } };
  const state = explored([{ do: 'reveal', card: 'D' }], parts, { D });
  expect([blue, green].map(it => agent(state, it).at)).toEqual(['D', 'D']);
  expect(state.laid).toEqual([
    { slot: 'A', card: 'A' },
    { slot: 'B', card: 'B' },
    { slot: 'C', card: 'D' },
  ]);
  expect([state.rules, state.tokens, state.units]).toEqual([['seen'], [], 20]);
  const here = afterAll(state, rest(green), rest(pink), rest(yellow));
  const away = agreed(agreed(here, { do: 'leave' }), { do: 'go', place: 'there' });
  const back = agreed(agreed(away, { do: 'leave' }), { do: 'go', place: 'here' });
  expect(back.laid.map(({ card }) => card)).toEqual(['A', 'B', 'C', 'D']);
});

test('[M6] cards are discarded, replaced, allowed and forbidden; places open and turn red', () => {
  const D2 = { place: 'here', slot: 'D' };
  const effects = [
    { do: 'discard', card: 'B' },
    { do: 'replace', card: 'D', by: 'D2' },
    { do: 'map', place: 'shut' },
    { do: 'red', place: 'here' },
    { do: 'red', place: 'red', red: false },
  ];
  const state = explored(effects, {}, { D2 });
  expect(state).toMatchObject({ gone: ['B'], red: ['here'] });
  expect(state.map).toEqual(['here', 'there', 'red', 'shut']);
  expect(state.laid.at(-1)).toEqual({ slot: 'D', card: 'D2' });
});

test('[M6] opening a place on the map is an event the first time', () => {
  const explore = [
    { do: 'map', place: 'shut' },
    { do: 'map', place: 'there' },
  ];
  const state = inUnit({ mission: { cards: { C: { explore } } } });
  const { events } = played(state, blue, move(blue, 'C'));
  expect(events.filter(({ type }) => type === 'map')).toEqual([{ type: 'map', place: 'shut' }]);
});

const FORBIDDEN = { locks: [{ lock: 'forbidden' }] };
test.each<[rule: string, effects: string[], D: object, news: string[]]>([
  ['[K6] forbidden', ['forbid'], {}, ['closed']],
  ['[K6] forbidden twice', ['forbid', 'forbid'], {}, ['closed']],
  ['[K6] forbidden and allowed', ['forbid', 'allow'], {}, ['closed', 'opened']],
  ['[K6] allowed, but open', ['allow'], {}, []],
  ['[K6] allowed', ['allow'], FORBIDDEN, ['opened']],
  ['[K6] allowed twice', ['allow', 'allow'], FORBIDDEN, ['opened']],
  ['[K6] forbidden, but closed', ['forbid'], FORBIDDEN, []],
])('%s: the event says what has changed', (_rule, effects, D, news) => {
  const explore = effects.map(it => ({ do: it, card: 'D' }));
  const state = inUnit({ mission: { cards: { C: { explore }, D } } });
  const { events } = played(state, blue, move(blue, 'C'));
  expect(events.filter(it => it.type === 'closed' || it.type === 'opened')).toEqual(
    news.map(type => ({ type, card: 'D' })),
  );
});

test('[K6] effects allow and forbid cards', () => {
  const D = { locks: [{ lock: 'forbidden' }] };
  const state = explored(
    [
      { do: 'allow', card: 'D' },
      { do: 'forbid', card: 'B' },
    ],
    {},
    { D },
  );
  expect(refusal(state, green, move(green, 'D'))).toBeUndefined();
  const away = {
    ...state,
    agents: { ...state.agents, green: { ...agent(state, green), at: 'C' } },
  };
  expect(refusal(away, green, move(green, 'B'))).toEqual({ code: 'forbidden' });
});

test('[M7] a box with a rule is for everybody, and once', () => {
  const state = explored([rule('eyes'), rule('eyes')]);
  expect(viewOf(state, 'board').rules).toEqual(['eyes']);
});

const STAR = { is: 'token', token: 'blue-star' };
test.each<[rule: string, when: object, parts: Parts, holds: boolean]>([
  ['[M8] a token', STAR, { tokens: ['blue-star'] }, true],
  ['[M8] no token', STAR, {}, false],
  ['[M8] not', { is: 'not', not: STAR }, {}, true],
  ['[M8] and', { is: 'and', all: [STAR, { is: 'run' }] }, {}, false],
  ['[M8] or', { is: 'or', any: [STAR, { is: 'run' }] }, {}, true],
  ['[M8] an item here', { is: 'item', item: '01' }, own({ items: ['01'] }), true],
  ['[M8] an item elsewhere', { is: 'item', item: '01' }, others({ items: ['01'] }), false],
  [
    '[M8] an item in the team',
    { is: 'item', item: '01', where: 'team' },
    others({ items: ['01'] }),
    true,
  ],
  ['[M8] enough', needs(2, 'me'), own({ purse: purse({ yellow: 2 }) }), true],
  ['[M8] not enough', needs(3, 'me'), own({ purse: purse({ yellow: 2 }) }), false],
  ['[M8] enough in the team', needs(2, 'team'), others({ purse: purse({ yellow: 2 }) }), true],
  [
    '[M8] of the team',
    { ...needs(2, 'me'), resource: 'green' },
    { team: purse({ green: 2 }) },
    true,
  ],
  ['[M8] any two', anyTwo(), own({ purse: purse({ yellow: 1, blue: 1 }) }), true],
  ['[M8] [G7] any two, but of the team', anyTwo(), { team: purse({ green: 2 }) }, false],
  ['[M8] a lender', { is: 'lender', lender: 'ann', where: 'me' }, {}, true],
  ['[M8] a lender elsewhere', { is: 'lender', lender: 'bob' }, {}, false],
  ['[M8] a lender in the run', { is: 'lender', lender: 'bob', where: 'team' }, {}, true],
  ['[M8] four lenders', { is: 'lenders', least: 4 }, {}, true],
  ['[M8] at most three', { is: 'lenders', most: 3 }, {}, false],
  ['[M8] the second run', { is: 'run', least: 2 }, { run: 2 }, true],
  ['[M8] late enough', { is: 'units', most: 20 }, {}, true],
  ['[M8] too early', { is: 'units', most: 19 }, {}, false],
  ['[M8] the first run', { is: 'run', least: 2 }, {}, false],
  ['[M8] read in this run', { is: 'read', card: 'D' }, { readInRun: ['D'] }, true],
  ['[M8] read before', { is: 'read', card: 'D' }, { read: { D: [blue] } }, false],
  ['[M8] ever read', { is: 'read', card: 'D', in: 'ever' }, { read: { D: [blue] } }, true],
  ['[M8] chosen', { is: 'chosen', card: 'B', option: 'x' }, memory({ chosen: ['x'] }), true],
  ['[M8] not chosen', { is: 'chosen', card: 'B', option: 'y' }, memory({ chosen: ['x'] }), false],
  ['[M8] won', { is: 'won', card: 'B', act: 'x' }, memory({ won: ['x'] }), true],
  ['[M8] not won', { is: 'won', card: 'B', act: 'x' }, memory({}), false],
  ['[M8] not at lay-out', { is: 'at-layout' }, {}, false],
  ['[M8] not all here', { is: 'all-here' }, {}, false],
  ['[M8] all here', { is: 'all-here' }, allAt('C'), true],
  [
    '[M8] explored at lay-out',
    { is: 'explored-at-layout', card: 'D' },
    { exploredAtLayout: ['D'] },
    true,
  ],
])('%s', (_rule, when, parts, holds) => {
  const effect = { do: 'when', when, effects: [rule('yes')], otherwise: [rule('no')] };
  expect(explored([effect], parts).rules).toEqual([holds ? 'yes' : 'no']);
});

function own(part: object): Parts {
  return { agents: { blue: part } };
}
function others(part: object): Parts {
  return { agents: { green: part } };
}
function allAt(at: string): Parts {
  return { agents: { green: { at }, pink: { at }, yellow: { at } } };
}
function needs(least: number, where: string) {
  return { is: 'resource', resource: 'yellow', least, where };
}
function anyTwo() {
  return { ...needs(2, 'me'), resource: 'any' };
}
function memory(part: object): Parts {
  const B = { texts: ['text'], won: [], chosen: [], wrong: 0, ...part };
  return { secret: { fronts: { B } } };
}

const CODE = {
  kind: 'code',
  hash: codeHash('lab', 'Luzia 24'),
  wrong: [{ do: 'lose', goods: { kind: 'units', many: 1 } }],
  exhausted: [rule('closed')],
  won: [rule('open')],
};
const withCode = (parts: object = {}, more: Parts = {}): State =>
  position({ mission: { cards: { B: { acts: { dial: { ...CODE, ...parts } } } } }, ...more });
const typed = (code: string) => ({ type: 'try', agent: blue, act: 'dial', code }) as const;

test.each<[rule: string, code: string, rules: string[], units: number]>([
  ['[M9] right', 'LUZIA24', ['open'], 20],
  ['[M9] right in another spelling', 'luzía - 24', ['open'], 20],
  ['[M9] wrong', 'Luzia 25', [], 19],
])('%s', (_rule, code, rules, units) => {
  const state = after(withCode(), blue, typed(code));
  expect([state.rules, state.units]).toEqual([rules, units]);
});

test.each<[string, string[]]>([
  ['62 17 85 31', ['open']],
  ['62, 17, 85 und 31', ['open']],
  ['The boats are 62-17-85-31.', ['open']],
  ['62 17 31 85', []],
])('[M9] a code of numbers may be typed as a sentence: %s', (code, rules) => {
  const hash = codeHash('lab', '62178531');
  expect(after(withCode({ hash }), blue, typed(code)).rules).toEqual(rules);
});

test('[M9] after the last attempt the code is closed for the run', () => {
  const one = after(withCode({ attempts: 2 }), blue, typed('x'));
  expect(actsOpenTo(viewOf(one, blue), blue)).toEqual(['dial']);
  const two = after(one, blue, typed('y'));
  expect(two.rules).toEqual(['closed']);
  expect(refusal(two, blue, typed('LUZIA24'))).toEqual({ code: 'no-such-act' });
});

test.each<[rule: string, agents: object, rules: string[]]>([
  ['[M10] without what it needs', {}, []],
  ['[M10] with it', { yellow: { items: ['01'] } }, ['open']],
])('%s', (_rule, agents, rules) => {
  const needed = { needs: { is: 'item', item: '01', where: 'team' } };
  expect(after(withCode(needed, { agents } as Parts), blue, typed('LUZIA24')).rules).toEqual(rules);
});

test.each<[rule: string, again: boolean, acts: string[]]>([
  ['[M11] once', false, []],
  ['[M11] or again', true, ['deed']],
])('%s', (_rule, again, acts) => {
  const data = { cards: { B: { acts: { deed: { kind: 'deed', again, won: [rule('done')] } } } } };
  const deed = { type: 'deed', agent: blue, act: 'deed' } as const;
  const state = after(position({ mission: data }), blue, deed);
  expect(state.rules).toEqual(['done']);
  expect(viewOf(state, blue).fronts.B).toEqual({ texts: ['text', 'deed'], acts: { blue: acts } });
});

test('[M11] [V7] an act that is open to one agent of a player is not offered for the other', () => {
  const when = { is: 'item', item: '01', where: 'me' };
  const data = { cards: { B: { acts: { deed: { kind: 'deed', when, won: [rule('done')] } } } } };
  const agents = { green: { items: ['01'] } };
  const state = position({ mission: data, seatCount: 1, agentCount: 2, agents });
  const deed = (agent: Figure) => ({ type: 'deed', agent, act: 'deed' }) as const;
  const offered = rulebook
    .offers(viewOf(state, blue), blue, AT)
    .flatMap(({ action }) => (action?.type === 'deed' ? [action.agent] : []));
  expect(offered).toEqual([green]);
  expect(refusal(state, blue, deed(blue))).toEqual({ code: 'no-such-act' });
  expect(after(state, blue, deed(green)).rules).toEqual(['done']);
});

test.each<[rule: string, free: string | null, units: number[]]>([
  ['[M12] at its price', null, [19, 17]],
  ['[M12] the first one free', 'ann', [20, 18]],
  ['[M12] at its price without that lender', 'eve', [19, 17]],
])('%s', (_rule, free, units) => {
  const puzzles = { riddle: { hints: [{ units: 1 }, { units: 2 }], free } };
  const one = agreed(position({ mission: { puzzles } }), { do: 'hint', puzzle: 'riddle' });
  const two = agreed(one, { do: 'hint', puzzle: 'riddle' });
  expect([one.units, two.units]).toEqual(units);
  expect(two.hints).toEqual({ riddle: 2 });
  const more = { type: 'propose', proposal: { do: 'hint', puzzle: 'riddle' } } as const;
  expect(refusal(two, blue, more)).toEqual({ code: 'no-hint' });
});

test('[M12] a hint may only be open from a certain moment', () => {
  const puzzles = { riddle: { hints: [{ units: 1, from: STAR }] } };
  const hint = { type: 'propose', proposal: { do: 'hint', puzzle: 'riddle' } } as const;
  expect(refusal(position({ mission: { puzzles } }), blue, hint)).toEqual({ code: 'no-hint' });
  const open = position({ mission: { puzzles }, tokens: ['blue-star'] });
  expect(refusal(open, blue, hint)).toBeUndefined();
});

test('[M13] effects that run in circles stop', () => {
  const C = { explore: [{ do: 'reveal', card: 'D' }] };
  const D = {
    explore: [
      { do: 'replace', card: 'D', by: 'C' },
      { do: 'reveal', card: 'C' },
    ],
  };
  const eyes = (many: number) => ({
    do: many > 0 ? 'gain' : 'lose',
    goods: { kind: 'resource', resource: 'green', many: Math.abs(many) },
  });
  const green = { team: true, thresholds: [{ least: 1, effects: [eyes(-1), eyes(1)] }] };
  const circle = inUnit({
    mission: { cards: { C: { explore: [eyes(1)] } }, resources: { green } },
  });
  expect(after(circle, blue, move(blue, 'C')).secret.agenda).toEqual([]);
  const cards = inUnit({ mission: { cards: { C, D } } });
  expect(after(cards, blue, move(blue, 'C')).secret.agenda).toEqual([]);
});

test.each<[rule: string, who: string, life: number[]]>([
  ['[M14] the agent', 'me', [2, 3, 3, 3]],
  ['[M14] all on the space', 'here', [2, 2, 3, 3]],
  ['[M14] all agents', 'team', [2, 2, 2, 2]],
])('%s', (_rule, who, life) => {
  const effect = { do: 'lose', goods: { kind: 'life', many: 1 }, who };
  const state = explored([effect], { agents: { green: { at: 'C' } } });
  expect([blue, green, pink, yellow].map(it => agent(state, it).life)).toEqual(life);
});

test('[M14] one agent, whom the agent chooses', () => {
  const effect = { do: 'lose', goods: { kind: 'life', many: 1 }, who: 'one' };
  const state = explored([effect]);
  expect(viewOf(state, blue).asked).toMatchObject({
    kind: 'agent',
    options: ['blue', 'green', 'pink', 'yellow'],
  });
  const { state: done } = played(state, blue, answer('pink'));
  expect(agent(done, pink).life).toBe(2);
});

test.each<[rule: string, wounded: Figure[], options: string[] | undefined, lives: number[]]>([
  ['[M14] to heal, one of those who are hurt', [green, pink], ['green', 'pink'], [3, 2, 2, 3]],
  ['[M14] the only one who is hurt, unasked', [green], undefined, [3, 3, 3, 3]],
  ['[M14] nobody, if nobody is hurt', [], undefined, [3, 3, 3, 3]],
])('%s', (_rule, wounded, options, lives) => {
  const effect = { do: 'gain', goods: { kind: 'life', many: 1 }, who: 'one' };
  const agents = Object.fromEntries(wounded.map(it => [it, { life: 2 }]));
  const state = explored([effect], { agents });
  expect(viewOf(state, blue).asked?.options).toEqual(options);
  expect([blue, green, pink, yellow].map(it => agent(state, it).life)).toEqual(lives);
});

test('[M5] [T13] a beaten opponent is not revealed again in the run', () => {
  const state = explored([{ do: 'reveal', card: 'D' }], { gone: ['D'] });
  expect([agent(state, blue).at, state.laid.map(({ card }) => card)]).toEqual([
    'C',
    ['A', 'B', 'C', 'D'],
  ]);
});

test('[M6] [T12] a discarded card holds nobody', () => {
  const tests = [{ card: 'D', act: 'fight', shields: ['skull'], isLocked: true, rolledBy: [] }];
  const acts = { fight: { kind: 'test', skill: 'force', shields: '☠', locked: true } };
  const start = { tests, agents: { green: { at: 'D' } } } as unknown as Parts;
  const state = explored([{ do: 'discard', card: 'D' }], start, { D: { acts } });
  expect(refusal(state, green, move(green, 'B'))).toBeUndefined();
});

const TWO_EYES = { kind: 'resource', resource: 'green', many: 2 };
test.each<[rule: string, price: object, parts: Parts, options: string[]]>([
  ['[M1] three units of two', { kind: 'units', many: 3 }, { units: 2 }, []],
  ['[M1] three units of three', { kind: 'units', many: 3 }, { units: 3 }, ['it', 'free']],
  ['[M1] two of the team of one', TWO_EYES, { team: purse({ green: 1 }) }, []],
  ['[M1] two of the team of two', TWO_EYES, { team: purse({ green: 2 }) }, ['it', 'free']],
])('%s: the price is offered if it can be paid', (_rule, price, parts, options) => {
  const free = { option: 'free', price: { kind: 'nothing' } };
  const state = explored([{ do: 'pay', of: [{ option: 'it', price }, free] }], parts);
  expect(viewOf(state, blue).asked?.options ?? []).toEqual(options);
});

test('[M1] [G7] a price in resources of the team is paid by the team', () => {
  const pay = { do: 'pay', of: [{ option: 'it', price: TWO_EYES }] };
  expect(explored([pay], { team: purse({ green: 3 }) }).team).toEqual(purse({ green: 1 }));
});

const by = (card: string, other: string) => ({ do: 'replace', card, by: other });
const OTHERS = Object.fromEntries(['tC', 'tD'].map(it => [it, { place: 'there', slot: 'B' }]));
test.each<[rule: string, effects: object[], card: string]>([
  ['[M6] before it is replaced', [], 'tB'],
  ['[M6] replaced', [by('tB', 'tC')], 'tC'],
  ['[M6] replaced twice', [by('tB', 'tC'), by('tC', 'tD')], 'tD'],
  ['[M6] replaced back', [by('tB', 'tC'), by('tC', 'tB')], 'tB'],
  ['[M6] replaced again', [by('tB', 'tC'), by('tC', 'tB'), by('tB', 'tD')], 'tD'],
])('%s: one card lies at the next lay-out', (_rule, effects, card) => {
  const all = [by('tB', 'tC'), by('tC', 'tD')];
  const cards = { ...OTHERS, D: { explore: all } };
  const here = afterAll(explored(effects, {}, cards), rest(green), rest(pink), rest(yellow));
  const there = agreed(agreed(here, { do: 'leave' }), { do: 'go', place: 'there' });
  expect(there.laid).toEqual([
    { slot: 'A', card: 'tA' },
    { slot: 'B', card },
  ]);
});
