import { sum } from '../../../kit/lists';
import { chances } from '../../../kit/random';
import { ACTION_DIE, type Face } from './components';
import { thrown } from './dice';
import {
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
  refusal,
  rest,
  roll,
  testCard,
  viewOf,
  yellow,
} from './testing/fixture';
import { actsOpenTo } from './lookup';
import type { State } from './state';

type Parts = NonNullable<Parameters<typeof position>[0]>;
type Data = NonNullable<Parameters<typeof testCard>[1]>;
const withTest = (shields: string, parts: Data = {}, more: Parts = {}): State =>
  inUnit({
    ...more,
    mission: { ...more.mission, cards: { B: { acts: { fight: testCard(shields, parts) } } } },
  });
const shieldsOf = (state: State) => state.tests[0]?.shields.length;

test('[T1] the first roll lays the shields, and everybody sees them', () => {
  const start = withTest('▢▢☠', {}, { agents: { yellow: { at: 'C' } } });
  expect(start.tests).toEqual([]);
  const state = after(start, blue, roll(blue), falling('hit', 'blank'));
  const test = { card: 'B', shields: ['blank', 'skull'], isLocked: false, rolledBy: ['blue'] };
  expect(viewOf(state, 'board').tests).toEqual([{ ...test, act: '' }]);
  expect(viewOf(state, green).tests).toEqual([{ ...test, act: 'fight' }]);
});

test.each<[rule: string, parts: Parts, dice: number]>([
  ['[T2] as the skill says', {}, 2],
  ['[T2] a bonus of the lender', bonus({ dice: 1 }), 3],
  ['[T2] a bonus on another skill', bonus({ dice: 1, skills: ['wit'] }), 2],
  ['[T2] a bonus in another place', bonus({ dice: 1, places: ['there'] }), 2],
  ['[T2] a bonus on this card', bonus({ dice: 2, cards: ['B'] }), 4],
  ['[T2] a bonus of an item', carried({ dice: 1 }), 3],
])('%s', (_rule, parts, dice) => {
  const { events } = played(withTest('▢▢▢▢', {}, parts), blue, roll(blue));
  const rolled = events.find(({ type }) => type === 'rolled');
  expect(rolled).toMatchObject({ faces: expect.objectContaining({ length: dice }) });
});

test('[T2] a bonus may be hits', () => {
  const state = after(withTest('▢▢▢▢', {}, bonus({ hits: 3 })), blue, roll(blue), falling());
  expect(shieldsOf(state)).toBe(1);
});

function bonus(it: Data): Parts {
  return { mission: { lenders: { ann: { bonuses: [it] } } } };
}
function carried(it: Data): Parts {
  return { mission: { items: { '01': { bonuses: [it] } } }, agents: { blue: { items: ['01'] } } };
}

test('[T3] a die has two blank faces, a skull, two hits and a double hit', () => {
  expect([...ACTION_DIE].sort()).toEqual(['blank', 'blank', 'double', 'hit', 'hit', 'skull']);
  const faces = thrown(6_000, chances(7));
  const shares = ['blank', 'skull', 'hit', 'double'].map(
    face => sum(faces.map(it => (it === face ? 1 : 0))) / faces.length,
  );
  [2, 1, 2, 1].forEach((many, n) => expect(shares[n]).toBeCloseTo(many / 6, 1));
});

test('[T4] a double hit removes two', () => {
  expect(shieldsOf(after(withTest('▢▢▢▢'), blue, roll(blue), falling('double', 'hit')))).toBe(1);
});

test('[T5] winning has no further effects, and the others may do something else', () => {
  const state = after(withTest('☠♥'), blue, roll(blue), falling('double', 'skull'));
  expect(agent(state, blue).life).toBe(3);
  expect(state.tests).toEqual([]);
  expect(refusal(state, green, roll(green))).toEqual({ code: 'no-such-act' });
  expect(refusal(state, green, move(green, 'C'))).toBeUndefined();
});

test('[T6] [T7] counter-attack, hearts and time in a roll', () => {
  const state = after(withTest('☠☠♥⧗'), blue, roll(blue), falling('skull', 'blank'));
  expect([agent(state, blue).life, state.units]).toEqual([1, 19]);
});

test('[T7] a time shield can end the run at once', () => {
  const state = after(withTest('▢▢▢⧗', {}, { units: 1 }), blue, roll(blue), falling());
  expect(state.phase).toEqual({ name: 'home', end: 'late' });
});

test('[T9] each agent rolls with all effects before the next', () => {
  const start = withTest('▢▢♥♥');
  const first = after(start, blue, roll(blue), falling('hit', 'blank'));
  const second = after(first, green, roll(green), falling('double', 'hit'));
  expect([blue, green].map(it => agent(second, it).life)).toEqual([1, 3]);
});

test.each<[rule: string, parts: Data, more: Parts, why: object | undefined]>([
  ['[T10] with a ban on the skill', {}, banned({ skills: ['force'] }), { code: 'banned' }],
  ['[T10] with a ban on another skill', {}, banned({ skills: ['wit'] }), undefined],
  ['[T10] with a ban on lies', { tags: ['lie'] }, banned({ tags: ['lie'] }), { code: 'banned' }],
  ['[T10] without a lie', {}, banned({ tags: ['lie'] }), undefined],
  ['[T10] with a ban elsewhere', {}, banned({ skills: ['force'], places: ['there'] }), undefined],
])('%s', (_rule, parts, more, why) => {
  expect(refusal(withTest('▢▢', parts, more), blue, roll(blue))).toEqual(why);
});

function banned(it: Data): Parts {
  return { mission: { lenders: { ann: { bans: [it] } } } };
}

const FOUR = [blue, green, pink, yellow];
const rolledOnce = (state: State) =>
  afterAll(
    after(state, blue, roll(blue), falling('hit', 'blank')),
    ...[green, pink, yellow].map(rest),
  );

test('[T11] a test keeps its shields while the place lies', () => {
  const begun = rolledOnce(withTest('▢▢▢'));
  const left = { ...begun, phase: { name: 'unit', isLast: false, gathering: null } } as const;
  const gone = afterAll(left, ...FOUR.map(it => move(it, 'C')));
  expect(shieldsOf(gone)).toBe(2);
});

test('[T11] [T20] leaving the place makes the test as new, and may have effects', () => {
  const effect = [{ do: 'gain', goods: { kind: 'token', token: 'blue-star' } }];
  const begun = rolledOnce(withTest('▢▢▢', { left: effect }));
  const away = agreed(begun, { do: 'leave' });
  expect([away.tests, away.tokens]).toEqual([[], ['blue-star']]);
});

test('[T20] moving away from a test that has begun has its effects', () => {
  const effect = [{ do: 'lose', goods: { kind: 'life', many: 1 } }];
  const begun = after(withTest('▢▢▢', { left: effect }), blue, roll(blue), falling());
  expect(agent(after(begun, green, move(green, 'C')), green).life).toBe(2);
  const fresh = withTest('▢▢▢', { left: effect });
  expect(agent(after(fresh, green, move(green, 'C')), green).life).toBe(3);
});

const LOCKED = {
  tests: [{ card: 'B', act: 'fight', shields: ['skull'], isLocked: true, rolledBy: [] }],
} as unknown as Parts;

test.each<[rule: string, parts: Data, more: Parts, why: object | undefined]>([
  ['[T12] a locked test holds', { locked: true }, LOCKED, { code: 'locked-in', card: 'B' }],
  ['[T12] not an exempt lender', { locked: true, exempt: ['ann'] }, LOCKED, undefined],
  [
    '[T12] not elsewhere',
    { locked: true },
    { ...LOCKED, agents: { blue: { at: 'D' } } },
    undefined,
  ],
])('%s', (_rule, parts, more, why) => {
  expect(refusal(withTest('☠', parts, more), blue, move(blue, 'C'))).toEqual(why);
});

test('[T12] a test that has begun stays open without its condition', () => {
  const when = { is: 'token', token: 'blue-star' };
  expect(refusal(withTest('☠', { locked: true, when }, LOCKED), blue, roll(blue))).toBeUndefined();
  expect(refusal(withTest('☠', { locked: true, when }), blue, roll(blue))).toEqual({
    code: 'no-such-act',
  });
});

test('[T12] the group does not leave a locked test', () => {
  const parts = { mission: { cards: { B: { acts: { fight: testCard('☠') } } } }, ...LOCKED };
  const leave = { type: 'propose', proposal: { do: 'leave' } } as const;
  expect(refusal(position(parts), green, leave)).toEqual({ code: 'locked-in', card: 'B' });
});

test('[T13] a beaten opponent is gone for the run', () => {
  const state = after(withTest('▢', { opponent: true }), blue, roll(blue), falling('hit'));
  expect(state.gone).toEqual(['B']);
  expect(after(withTest('▢'), blue, roll(blue), falling('hit')).gone).toEqual([]);
});

const WAIVED = testCard('▢▢', {
  waive: { is: 'item', item: '01' },
  won: [{ do: 'gain', goods: { kind: 'token', token: 'blue-star' } }],
});
const waivable: Parts['mission'] = { cards: { C: { acts: { fight: WAIVED } } } };

test('[T14] exploring with what waives a test wins it', () => {
  const items = { blue: { items: ['01'] } };
  const state = after(inUnit({ mission: waivable, agents: items }), blue, move(blue, 'C'));
  expect(state.tokens).toEqual(['blue-star']);
  expect(after(inUnit({ mission: waivable }), blue, move(blue, 'C')).tokens).toEqual([]);
});

test('[T14] being handed it there wins too', () => {
  const items = { green: { items: ['01'] }, blue: { at: 'C' }, pink: { at: 'C' } };
  const read = { fronts: { C: { texts: ['text'], won: [], chosen: [], wrong: 0 } } };
  const start = inUnit({ mission: waivable, agents: items, secret: read });
  const what = { kind: 'item', item: '01' } as const;
  const met = { ...start, agents: { ...start.agents, green: { ...agent(start, green), at: 'C' } } };
  const give = { type: 'give', agent: green, to: blue, what } as const;
  expect(after(met, green, give).tokens).toEqual(['blue-star']);
});

test('[T15] a change is made once, as soon as its condition holds', () => {
  const changes = [{ kind: 'blank', many: -2, when: { is: 'token', token: 'blue-star' } }];
  const start = withTest('▢▢▢▢', { changes });
  const begun = after(start, blue, roll(blue), falling());
  expect(shieldsOf(begun)).toBe(4);
  const ready: State = { ...begun, tokens: ['blue-star'] };
  const second = after(ready, green, roll(green), falling());
  expect(shieldsOf(second)).toBe(2);
  expect(shieldsOf(after(second, pink, roll(pink), falling()))).toBe(2);
});

test('[T15] changes leave one shield', () => {
  const changes = [{ kind: 'any', many: -9, when: { is: 'token', token: 'blue-star' } }];
  const start = withTest('▢▢▢▢', { changes }, { tokens: ['blue-star'] });
  expect(shieldsOf(after(start, blue, roll(blue), falling()))).toBe(1);
});

test.each<[rule: string, agents: number, shields: string, left: number]>([
  ['[T16] with two', 2, '▢▢▢☠', 2],
  ['[T16] with three', 3, '▢▢▢☠', 3],
  ['[T16] with four', 4, '▢▢▢☠', 4],
  ['[T16] never less than one', 2, '▢▢', 1],
])('%s', (_rule, agentCount, shields, left) => {
  const fewer = [
    { lenders: 3, kind: 'blank', many: 1 },
    { lenders: 2, kind: 'blank', many: 2 },
  ];
  const start = withTest(shields, {}, { seatCount: 1, agentCount, mission: { fewer } });
  expect(shieldsOf(after(start, blue, roll(blue), falling()))).toBe(left);
});

test('[T17] an effect changes a test before it begins, or while it runs', () => {
  const shields = { do: 'shields', act: 'fight', kind: 'skull', many: 1 };
  const acts = { fight: testCard('▢▢'), shout: { kind: 'deed', again: true, won: [shields] } };
  const start = inUnit({ mission: { cards: { B: { acts } } } });
  const shout = { type: 'deed', agent: blue, act: 'shout' } as const;
  const before = after(after(start, blue, shout), blue, roll(blue), falling());
  expect(before.tests[0]?.shields).toEqual(['blank', 'blank', 'skull']);
  expect(after(before, blue, shout).tests[0]?.shields).toHaveLength(4);
});

test('[T13] its hole stays when the place is laid out again', () => {
  const won = after(withTest('▢', { opponent: true }), blue, roll(blue), falling('hit'));
  const here = afterAll(won, ...[green, pink, yellow].map(rest));
  const away = agreed(agreed(here, { do: 'leave' }), { do: 'go', place: 'there' });
  const back = agreed(agreed(away, { do: 'leave' }), { do: 'go', place: 'here' });
  expect(back.laid.map(({ card }) => card)).toEqual(['A', 'C', 'D']);
});

test.each<[rule: string, again: boolean, acts: string[]]>([
  ['[T19] a won test stays won', false, []],
  ['[T19] unless it can be won again', true, ['fight']],
])('%s', (_rule, again, acts) => {
  const won = after(withTest('▢', { again }), blue, roll(blue), falling('hit'));
  const here = afterAll(won, ...[green, pink, yellow].map(rest));
  const away = agreed(agreed(here, { do: 'leave' }), { do: 'go', place: 'there' });
  const back = agreed(agreed(away, { do: 'leave' }), { do: 'go', place: 'here' });
  const there = after(back, blue, { type: 'enter', agent: blue, card: 'B' });
  expect(actsOpenTo(viewOf(there, blue), blue)).toEqual(acts);
});

const DEFEATED = [{ do: 'defeat', act: 'fight' }];
const defeating = (act: Data): State =>
  after(
    inUnit({ mission: { cards: { C: { explore: DEFEATED, acts: act } } } }),
    blue,
    move(blue, 'C'),
  );

test('[T21] an effect wins a test of its card at once, without a roll', () => {
  const won = [{ do: 'gain', goods: { kind: 'token', token: 'blue-star' } }];
  const state = defeating({ fight: testCard('☠☠', { won, opponent: true }) });
  expect(state).toMatchObject({ tokens: ['blue-star'], gone: ['C'], tests: [] });
});

test('[T21] on a card without that test it does nothing', () => {
  const state = defeating({ other: testCard('☠☠') });
  expect(viewOf(state, blue).fronts.C?.texts).toEqual(['text']);
});

type Roll = [rule: string, shields: string, faces: Face[], resistance: number, losses: number[]];
test.each<Roll>([
  ['[T6] the first example', '▢▢☠☠☠', ['hit', 'double', 'skull', 'blank'], 3, [0, 0]],
  ['[T6] [T7] the second', '▢▢☠☠♥', ['double', 'skull', 'blank', 'blank'], 2, [2, 0]],
  ['[T6] [T7] the third', '▢▢☠☠♥', ['double', 'hit', 'hit', 'skull'], 0, [1, 0]],
  ['[T7] the fourth', '☠☠⧗⧗♥', ['hit', 'blank', 'blank', 'blank'], 0, [1, 2]],
])('%s, rolled with dice', (_rule, shields, faces, resistance, losses) => {
  const ann = { skills: { force: 4, wit: 1 }, resistance };
  const start = withTest(shields, {}, { mission: { lenders: { ann } } });
  const state = after(start, blue, roll(blue), falling(...faces));
  expect([3 - agent(state, blue).life, 20 - state.units]).toEqual(losses);
});

test('[T1] a test has up to three kinds of shields', () => {
  expect(shieldsOf(after(withTest('▢☠⧗⧗'), blue, roll(blue), falling()))).toBe(4);
  expect(() => withTest('▢☠⧗♥')).toThrow('at most 3 kinds');
});
