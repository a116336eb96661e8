import {
  after,
  afterAll,
  agent,
  blue,
  enter,
  entering,
  green,
  inUnit,
  move,
  pink,
  position,
  refusal,
  rest,
  testCard,
  viewOf,
  yellow,
} from './testing/fixture';
import type { State } from './state';

type Parts = Parameters<typeof entering>[0];
const locked = (lock: object | object[]): Parts => ({
  mission: { cards: { C: { locks: Array.isArray(lock) ? lock : [lock] } } },
});
const TOKENS = { lock: 'token', tokens: ['blue-circle', 'blue-star'] };

type Case = [rule: string, parts: Parts, card: string, why: object | undefined];
test.each<Case>([
  ['[K1] a card that does not lie there', {}, 'tB', { code: 'no-such-card' }],
  ['[K1] card A', {}, 'A', { code: 'no-such-card' }],
  ['[K1] a card that is gone', { gone: ['C'] }, 'C', { code: 'no-such-card' }],
  ['[K1] any other card', {}, 'C', undefined],
  ['[K2] no token', locked(TOKENS), 'C', { code: 'needs-token', token: 'blue-circle' }],
  [
    '[K2] one token of two',
    { ...locked(TOKENS), tokens: ['blue-circle'] },
    'C',
    { code: 'needs-token', token: 'blue-star' },
  ],
  ['[K2] both tokens', { ...locked(TOKENS), tokens: ['blue-circle', 'blue-star'] }, 'C', undefined],
  ['[K4] among these', locked({ lock: 'only', lenders: ['ann'] }), 'C', undefined],
  [
    '[K4] not among these',
    locked({ lock: 'only', lenders: ['bob'] }),
    'C',
    { code: 'only-these', lenders: ['bob'] },
  ],
  [
    '[K4] kept out',
    locked({ lock: 'not', lenders: ['ann'] }),
    'C',
    { code: 'not-these', lenders: ['ann'] },
  ],
  ['[K4] others kept out', locked({ lock: 'not', lenders: ['bob'] }), 'C', undefined],
  [
    '[K5] without the key',
    locked({ lock: 'only', lenders: ['ann', 'bob'], key: '01' }),
    'C',
    { code: 'needs-key', item: '01' },
  ],
  [
    '[K5] with the key',
    {
      ...locked({ lock: 'only', lenders: ['ann', 'bob'], key: '01' }),
      agents: { blue: { items: ['01'] } },
    },
    'C',
    undefined,
  ],
  [
    '[K5] with the key already there',
    {
      ...locked({ lock: 'only', lenders: ['ann', 'bob'], key: '01' }),
      agents: { green: { items: ['01'], at: 'C' } },
    },
    'C',
    undefined,
  ],
  [
    '[K5] with the key held there by another lender',
    {
      ...locked({ lock: 'only', lenders: ['ann', 'bob'], key: '01' }),
      agents: { pink: { items: ['01'], at: 'C' } },
    },
    'C',
    { code: 'needs-key', item: '01' },
  ],
  ['[K6] forbidden', locked({ lock: 'forbidden' }), 'C', { code: 'forbidden' }],
  ['[K6] allowed', { ...locked({ lock: 'forbidden' }), allowed: ['C'] }, 'C', undefined],
  ['[K6] forbidden by an effect', { forbidden: ['C'] }, 'C', { code: 'forbidden' }],
  [
    '[K7] without the item',
    locked({ lock: 'when', when: { is: 'item', item: '01' } }),
    'C',
    { code: 'lock-closed' },
  ],
  [
    '[K7] with the item',
    {
      ...locked({ lock: 'when', when: { is: 'item', item: '01' } }),
      agents: { blue: { items: ['01'] } },
    },
    'C',
    undefined,
  ],
  [
    '[K7] with the item elsewhere',
    {
      ...locked({ lock: 'when', when: { is: 'item', item: '01' } }),
      agents: { green: { items: ['01'], at: 'D' } },
    },
    'C',
    { code: 'lock-closed' },
  ],
  [
    '[K8] a ban from the card',
    { mission: { lenders: { ann: { bans: [{ cards: ['C'] }] } } } },
    'C',
    { code: 'banned' },
  ],
  [
    '[K8] a ban from a card that an effect allows',
    {
      mission: {
        lenders: { ann: { bans: [{ cards: ['C'] }] } },
        cards: { C: { locks: [{ lock: 'forbidden' }] } },
      },
      allowed: ['C'],
    },
    'C',
    { code: 'banned' },
  ],
  [
    '[K9] elsewhere, although nobody can start where somebody has to',
    { mission: { cards: { B: { starts: [{}], locks: [TOKENS] } } } },
    'C',
    undefined,
  ],
  [
    '[K8] a ban from a skill only',
    { mission: { lenders: { ann: { bans: [{ cards: ['C'], skills: ['wit'] }] } } } },
    'C',
    undefined,
  ],
])('%s', (_rule, parts, card, why) => {
  expect(refusal(entering(parts), blue, enter(blue, card))).toEqual(why);
});

const ALL = locked({ lock: 'all' });

test('[K3] at lay-out all go there, or nobody', () => {
  const start = entering(ALL);
  const one = after(start, blue, enter(blue, 'C'));
  expect(refusal(one, green, enter(green, 'B'))).toEqual({ code: 'gather', card: 'C' });
  const other = after(start, blue, enter(blue, 'B'));
  expect(refusal(other, green, enter(green, 'C'))).toEqual({ code: 'all-or-none' });
});

test('[K3] nobody reads the card until the last has come', () => {
  const three = afterAll(entering(ALL), ...[blue, green, pink].map(it => enter(it, 'C')));
  expect(viewOf(three, blue).fronts).toEqual({});
  const all = after(three, yellow, enter(yellow, 'C'));
  expect(viewOf(all, blue).fronts).toHaveProperty('C');
});

test('[K3] in a unit all move in, or nobody', () => {
  const state = inUnit(ALL);
  const one = after(state, blue, move(blue, 'C'));
  expect(refusal(one, green, move(green, 'D'))).toEqual({ code: 'gather', card: 'C' });
  expect(refusal(one, green, { type: 'rest', agent: green })).toEqual({
    code: 'gather',
    card: 'C',
  });
  const acted = after(state, green, { type: 'rest', agent: green });
  expect(refusal(acted, blue, move(blue, 'C'))).toEqual({ code: 'all-or-none' });
});

test('[K3] agents that stand there already stay while the last comes back', () => {
  const there = { green: { at: 'C' }, pink: { at: 'C' }, yellow: { at: 'C' } };
  const state = after(inUnit({ ...ALL, agents: there }), blue, move(blue, 'C'));
  expect(refusal(state, green, move(green, 'D'))).toEqual({ code: 'gather', card: 'C' });
  const rested = afterAll(state, ...[green, pink, yellow].map(it => rest(it)));
  expect(rested.phase.name).toBe('here');
});

test('[K3] an agent in the vortex need not come', () => {
  const gone = { yellow: { vortex: 3, at: null } };
  const three = [blue, green, pink].map(it => move(it, 'C'));
  const state = afterAll(inUnit({ ...ALL, agents: gone }), ...three);
  expect(viewOf(state, blue).fronts).toHaveProperty('C');
});

test('[K3] an agent held by a locked test keeps the others out', () => {
  const data = {
    cards: {
      C: { locks: [{ lock: 'all' }] },
      D: { acts: { fight: testCard('☠', { locked: true }) } },
    },
  };
  const tests = [{ card: 'D', act: 'fight', shields: ['skull'], isLocked: true, rolledBy: [] }];
  const state = inUnit({ mission: data, tests, agents: { green: { at: 'D' } } } as Parts);
  expect(refusal(state, blue, move(blue, 'C'))).toEqual({ code: 'all-or-none' });
});

test('[K2] a token moves nobody', () => {
  const give = [{ do: 'gain', goods: { kind: 'token', token: 'blue-star' } }];
  const lock = { lock: 'token', tokens: ['blue-star'] };
  const data = { cards: { C: { explore: give }, D: { locks: [lock] } } };
  const state: State = after(inUnit({ mission: data }), blue, move(blue, 'C'));
  expect(agent(state, blue).at).toBe('C');
  expect(refusal(state, green, move(green, 'D'))).toBeUndefined();
  expect(refusal(position({ mission: data }), green, move(green, 'D'))).toEqual({
    code: 'not-now',
  });
});

test('[K3] [K10] at lay-out nobody goes there while another agent may not follow', () => {
  const data = { cards: { C: { locks: [{ lock: 'all' }] } } };
  const banned = { ...data, lenders: { dot: { bans: [{ cards: ['C'] }] } } };
  expect(refusal(entering({ mission: banned }), blue, enter(blue, 'C'))).toEqual({
    code: 'all-or-none',
  });
  expect(refusal(entering({ mission: data }), blue, enter(blue, 'C'))).toBeUndefined();
});

test('[K10] [L5] nobody goes there at lay-out while somebody has to start elsewhere', () => {
  const C = { locks: [{ lock: 'all' }] };
  const elsewhere = entering({ mission: { cards: { C, D: { starts: [{}] } } } });
  const why = { code: 'must-start', cards: ['D'] };
  expect(refusal(elsewhere, blue, enter(blue, 'C'))).toEqual(why);
  const there = entering({ mission: { cards: { C: { ...C, starts: [{}] } } } });
  expect(refusal(there, blue, enter(blue, 'C'))).toBeUndefined();
});

test('[K10] the card is read as well if the last agent goes into the vortex', () => {
  const dying = { lenders: { dot: { uses: { fall: { effects: [DEADLY] } } } } };
  const data = { ...ALL?.mission, ...dying };
  const fall = { type: 'use', agent: yellow, item: null, use: 'fall' } as const;
  const three = [blue, green, pink];
  const unit = afterAll(inUnit({ mission: data }), ...three.map(it => move(it, 'C')), fall);
  expect(viewOf(unit, blue).fronts).toHaveProperty('C');
  const laid = afterAll(entering({ mission: data }), ...three.map(it => enter(it, 'C')), fall);
  expect(viewOf(laid, blue).fronts).toHaveProperty('C');
});

const DEADLY = { do: 'lose', goods: { kind: 'life', many: 9 } };
