import {
  after,
  agent,
  blue,
  green,
  inUnit,
  move,
  pink,
  position,
  purse,
  refusal,
  yellow,
  agreed,
} from './testing/fixture';
import { TOKENS } from '../mission/names';
import type { State } from './state';

type Parts = NonNullable<Parameters<typeof position>[0]>;
const WAVE = { effects: [{ do: 'rule', rule: 'waved' }] };
const withItem = (use: object = {}, parts: Parts = {}): State =>
  position({
    mission: { items: { '01': { uses: { wave: { ...WAVE, ...use } } } } },
    agents: { blue: { items: ['01'] } },
    ...parts,
  });
const use = (figure: typeof blue, item: string | null = '01') =>
  ({ type: 'use', agent: figure, item, use: 'wave' }) as const;
const give = (what: object, to = green) => ({ type: 'give', agent: blue, to, what }) as never;
const ITEM = { kind: 'item', item: '01' };

test('[G1] there is one of each item, and no limit', () => {
  const explore = ['01', '02'].map(item => ({ do: 'gain', goods: { kind: 'item', item } }));
  const start = inUnit({
    mission: { cards: { C: { explore } } },
    agents: { green: { items: ['01'] } },
  });
  expect(agent(after(start, blue, move(blue, 'C')), blue).items).toEqual(['02']);
  const free = inUnit({ mission: { cards: { C: { explore } } } });
  expect(agent(after(free, blue, move(blue, 'C')), blue).items).toEqual(['01', '02']);
});

test.each<[rule: string, state: () => State, figure: typeof blue, why: object | undefined]>([
  ['[G2] the agent who carries it', () => withItem(), blue, undefined],
  ['[G2] another agent', () => withItem(), green, { code: 'not-carried' }],
  [
    '[G2] where its condition holds',
    () => withItem({ when: { is: 'token', token: 'blue-star' } }, { tokens: ['blue-star'] }),
    blue,
    undefined,
  ],
  [
    '[G2] where it does not',
    () => withItem({ when: { is: 'token', token: 'blue-star' } }),
    blue,
    { code: 'not-usable-here' },
  ],
])('%s', (_rule, state, figure, why) => {
  expect(refusal(state(), figure, use(figure))).toEqual(why);
});

test.each<[rule: string, parts: Parts, what: object, why: object | undefined]>([
  ['[G3] within a space', {}, ITEM, undefined],
  [
    '[G3] not across spaces',
    { agents: { blue: { items: ['01'], at: 'C' } } },
    ITEM,
    { code: 'not-together' },
  ],
  [
    '[G3] while travelling',
    { phase: { name: 'travel' }, agents: beside({ items: ['01'] }) },
    ITEM,
    undefined,
  ],
  [
    '[G3] not before entering',
    { phase: { name: 'entering' }, agents: beside({ items: ['01'] }) },
    ITEM,
    { code: 'not-together' },
  ],
  ['[G3] nothing that is not carried', { agents: {} }, ITEM, { code: 'not-carried' }],
  [
    '[G3] no more than there is',
    { agents: { blue: { purse: purse({ yellow: 1 }) } } },
    { kind: 'resource', resource: 'yellow', many: 2 },
    { code: 'too-few' },
  ],
])('%s', (_rule, parts, what, why) => {
  expect(refusal(withItem({}, parts), blue, give(what))).toEqual(why);
});

function beside(own: object): NonNullable<Parts['agents']> {
  const at = null;
  return { blue: { ...own, at }, green: { at }, pink: { at }, yellow: { at } };
}

test('[G3] items and resources change hands', () => {
  const state = withItem({}, { agents: { blue: { items: ['01'], purse: purse({ yellow: 3 }) } } });
  const one = after(state, blue, give(ITEM));
  const two = after(one, blue, give({ kind: 'resource', resource: 'yellow', many: 2 }));
  expect(agent(two, blue)).toMatchObject({ items: [], purse: { yellow: 1 } });
  expect(agent(two, green)).toMatchObject({ items: ['01'], purse: { yellow: 2 } });
});

test('[G4] an item that was used stays where it is in this unit', () => {
  const state = after(withItem(), blue, use(blue));
  expect(refusal(state, blue, give(ITEM))).toEqual({ code: 'item-busy', item: '01' });
  expect(refusal(state, blue, use(blue))).toEqual({ code: 'item-busy', item: '01' });
});

test.each<[rule: string, limit: string | null, again: boolean, elsewhere: boolean]>([
  ['[G5] without a limit', null, true, true],
  ['[G5] once a place', 'place', false, true],
  ['[G5] once a run', 'run', false, false],
])('%s', (_rule, limit, again, elsewhere) => {
  const free = (state: State): State => ({ ...state, busy: [] });
  const state = free(after(withItem({ limit }), blue, use(blue)));
  expect(refusal(state, blue, use(blue)) === undefined).toBe(again);
  const away = agreed(state, { do: 'leave' });
  expect(refusal(away, blue, use(blue)) === undefined).toBe(elsewhere);
});

test('[G5] a use may spend the item', () => {
  expect(agent(after(withItem({ spends: true }), blue, use(blue)), blue).items).toEqual([]);
});

test('[G6] tokens belong to the team until an effect takes them', () => {
  const take = { do: 'lose', goods: { kind: 'token', token: 'blue-star' } };
  const tokens = ['blue-star', 'blue-circle'] as const;
  const state = inUnit({ mission: { cards: { C: { explore: [take] } } }, tokens });
  expect(after(state, blue, move(blue, 'D')).tokens).toEqual(tokens);
  expect(after(state, blue, move(blue, 'C')).tokens).toEqual(['blue-circle']);
});

test('[G7] resources belong to the agent or to the team, and do not fall below none', () => {
  const change = (name: string, resource: string, many: number) => ({
    do: name,
    goods: { kind: 'resource', resource, many },
  });
  const explore = [
    change('gain', 'yellow', 2),
    change('gain', 'green', 3),
    change('lose', 'blue', 1),
  ];
  const state = after(inUnit({ mission: { cards: { C: { explore } } } }), blue, move(blue, 'C'));
  expect(agent(state, blue).purse).toEqual(purse({ yellow: 2 }));
  expect(state.team).toEqual(purse({ green: 3 }));
});

test.each<[rule: string, eyes: number, phase: string]>([
  ['[G8] one short', 6, 'unit'],
  ['[G8] reached', 7, 'home'],
  ['[G8] passed already', 8, 'unit'],
])('%s', (_rule, eyes, phase) => {
  const thresholds = [{ least: 8, effects: [{ do: 'end', of: ['bad'] }] }];
  const explore = [{ do: 'gain', goods: { kind: 'resource', resource: 'green' } }];
  const state = inUnit({
    mission: { resources: { green: { team: true, thresholds } }, cards: { C: { explore } } },
    team: purse({ green: eyes }),
  });
  expect(after(state, blue, move(blue, 'C')).phase.name).toBe(phase);
});

test('[G9] a lender has uses that nobody else has', () => {
  const state = position({
    mission: { lenders: { ann: { uses: { wave: { ...WAVE, limit: 'run' } } } } },
  });
  const own = { ...use(blue), item: null };
  expect(refusal(state, green, { ...own, agent: green })).toEqual({ code: 'no-such-act' });
  const once = after(state, blue, own);
  expect(once.rules).toEqual(['waved']);
  expect(refusal(once, blue, own)).toEqual({ code: 'used-up' });
  expect([pink, yellow].map(it => refusal(once, it, { ...own, agent: it })?.code)).toEqual([
    'no-such-act',
    'no-such-act',
  ]);
});

const healing = (who: string) => ({
  effects: [{ do: 'gain', goods: { kind: 'life', many: 1 }, who }],
});
const RETURN = { effects: [{ do: 'return' }] };
const HURT = { life: 2 };
const LOST = { vortex: 3, at: null, life: 0 };

test.each<[rule: string, use: object, agents: object, isAllowed: boolean]>([
  ['[G10] healing one while all are well', healing('one'), {}, false],
  ['[G10] healing one of those who are hurt', healing('one'), { pink: HURT }, true],
  ['[G10] healing oneself while another is hurt', healing('me'), { pink: HURT }, false],
  ['[G10] healing those here while another is hurt', healing('here'), { pink: HURT }, false],
  ['[G10] healing only somebody in the vortex', healing('team'), { green: LOST }, false],
  ['[G10] bringing somebody back', RETURN, { green: LOST }, true],
  ['[G10] bringing nobody back', RETURN, { pink: HURT }, false],
  [
    '[G10] what does something else, too',
    { effects: [...healing('one').effects, { do: 'rule', rule: 'waved' }] },
    {},
    true,
  ],
])('%s', (_rule, parts, others, isAllowed) => {
  const pinkElsewhere = { pink: { at: 'C', ...(others as { pink?: object }).pink } };
  const agents = { blue: { items: ['01'] }, ...others, ...pinkElsewhere };
  const why = refusal(withItem(parts, { agents }), blue, use(blue));
  expect(why).toEqual(isAllowed ? undefined : { code: 'nobody-needs-it' });
});

const WEALTHY = { yellow: { thresholds: [{ least: 2, effects: [{ do: 'rule', rule: 'rich' }] }] } };
const yellows = (many: number) => ({ kind: 'resource', resource: 'yellow', many });

test.each<[rule: string, many: number, rules: string[]]>([
  ['[G8] one short of an agent', 1, []],
  ['[G8] reached by an agent', 2, ['rich']],
])('%s', (_rule, many, rules) => {
  const explore = [{ do: 'gain', goods: yellows(many) }];
  const start = inUnit({ mission: { resources: WEALTHY, cards: { C: { explore } } } });
  expect(after(start, blue, move(blue, 'C')).rules).toEqual(rules);
});

test('[G8] [G3] a threshold is reached by what is handed on', () => {
  const agents = { blue: { purse: purse({ yellow: 1 }) }, green: { purse: purse({ yellow: 1 }) } };
  const state = position({ mission: { resources: WEALTHY }, agents });
  expect(after(state, blue, give(yellows(1))).rules).toEqual(['rich']);
});

test('[G6] there are 24 tokens', () => {
  expect(new Set(TOKENS).size).toBe(24);
});
