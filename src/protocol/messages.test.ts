import { seedOf } from '../kit/chance';
import type { Millis } from '../kit/millis';
import type { Seat } from '../kit/seat';
import {
  LARGEST,
  LARGEST_VIEW,
  readDownward,
  readUpward,
  type Upward,
  VERSION,
  encode,
} from './messages';
import type { Token } from './token';

const red = 'red' as Seat;
const token = '0123456789abcdef0123456789abcdef' as Token;
const words = { code: 'give-cube', about: ['grey', 2] };

const UPWARD = {
  hello: {
    say: 'hello',
    v: VERSION,
    name: 'Ada',
    face: 'owl',
    watch: true,
    packs: [{ id: 'from-the-beginning', kind: 'deck', hash: 'a8a1' }],
    proofs: [{ seat: red, token }],
  },
  sit: { say: 'sit', seat: red },
  'seat-me': { say: 'seat-me', usual: red },
  'ask-seat': { say: 'ask-seat', asks: true, seat: red },
  rise: { say: 'rise', seat: red },
  kept: { say: 'kept', seat: red, token },
  rename: { say: 'rename', name: 'Ada', face: 'owl', seat: red },
  propose: { say: 'propose', seat: red, n: 1, rev: 0, finger: 0.5, action: { type: 'dive' } },
  whole: { say: 'whole', viewer: red },
  pause: { say: 'pause' },
  resume: { say: 'resume' },
  undo: { say: 'undo' },
  vote: { say: 'vote', id: 1, agrees: false },
  ask: { say: 'ask', seat: red, to: 'blue' as Seat, words, lasts: 5_000 },
  story: { say: 'story', from: 0 },
  pack: { say: 'pack', hash: token, from: 24_000 },
  'no-pack': { say: 'no-pack', hash: token },
  ping: { say: 'ping', t: -3.5 },
  pong: { say: 'pong', t: 0, here: 1e15 },
} satisfies Record<Upward['say'], Upward>;

const clock = { running: true, at: 0, since: 1.5 };
const shared = {
  game: 'nim',
  options: { stones: 21 },
  phase: 'playing',
  places: [{ seat: 'red', name: '', face: '', sits: 'nobody', here: false }],
  standing: [{ guest: 3, name: 'Eve', face: 'fox', asks: true, seat: 'red' }],
  watchers: 0,
  host: 'Ada',
  clock,
  pausedBy: 'Ada',
  requests: [{ id: 1, from: 'red', words, until: 9 }],
  undo: { way: 'asked', isOpen: true, question: { id: 1, by: 'red', agreed: ['red'] } },
  pack: {
    id: `own-${token}`,
    kind: 'deck',
    hash: token,
    title: { en: 'Our family', de: 'Unsere Familie' },
    size: 9_000,
    lacks: [{ guest: 3, name: 'Eve', seats: ['red'], tenths: 4, refuses: false }],
  },
};
const DOWNWARD = {
  welcome: { say: 'welcome', v: VERSION, table: 'table-1', guest: 3 },
  code: { say: 'code', code: 'CDFHJK' },
  no: { say: 'no', why: { code: 'too-fast', limit: 3 } },
  seated: { say: 'seated', seat: red, token, serial: 1, n: 0 },
  unseated: { say: 'unseated', seat: red, why: { code: 'got-up' } },
  shared: { say: 'shared', rev: 1, shared },
  view: { say: 'view', viewer: 'board', rev: 1, view: { heap: 3 } },
  answer: { say: 'answer', seat: red, n: 1, why: { code: 'stale' } },
  pack: { say: 'pack', hash: token, from: 0, text: '{"sandtable":"deck"' },
  story: {
    say: 'story',
    deal: {
      sandtable: 'match',
      game: 'nim',
      version: 1,
      seats: ['red'],
      options: {},
      seed: seedOf(7),
    },
    from: 0,
    of: 2,
    entries: [{ do: 'act', at: 5, seat: 'red', n: 1, action: { type: 'dive' } }],
  },
  ping: { say: 'ping', t: 5 },
  pong: { say: 'pong', t: 5, here: 6, revs: { red: 3, shared: 1 } },
};

/** A change of a view is sent without `say`. */
const CHANGE = { d: [red, 2, 0], e: [{ type: 'dived', by: 'red' }] };

const up = (message: object) => readUpward(JSON.stringify(message));
const down = (message: object) => readDownward(JSON.stringify(message));

test.each(Object.entries(UPWARD))('[M5] a guest can send %s', (_say, message) => {
  expect(readUpward(encode(message))).toEqual({ ok: true, message });
});

test.each(Object.entries(DOWNWARD))('[M5] a host can send %s', (_say, message) => {
  expect(down(message)).toMatchObject({ ok: true, message });
});

test.each(Object.entries(UPWARD))('[M5] %s of a guest has no other fields', (_say, message) => {
  expect(up({ ...message, more: 1 })).toMatchObject({ why: { code: 'not-a-message' } });
});

test.each(Object.entries(DOWNWARD))('[M5] %s of a host has no other fields', (_say, message) => {
  expect(down({ ...message, more: 1 })).toMatchObject({ why: { code: 'not-a-message' } });
});

test('[M11] a change of a view is sent in as few characters as possible', () => {
  const events = [{ type: 'dived', by: 'red' }];
  const changed = { say: 'delta', viewer: red, rev: 2, delta: { heap: [3] }, events } as const;
  const text = encode({ ...changed, events: [...events] });
  expect(text).toBe('{"d":["red",2,{"heap":[3]}],"e":[{"type":"dived","by":"red"}]}');
  expect(readDownward(text)).toEqual({ ok: true, message: changed });
});

test('[M11] a change without events omits their field', () => {
  const changed = { say: 'delta', viewer: red, rev: 2, delta: [5], events: [] } as const;
  const text = encode({ ...changed, events: [] });
  expect(text).toBe('{"d":["red",2,[5]]}');
  expect(readDownward(text)).toEqual({ ok: true, message: changed });
});

test.each<[string, object]>([
  ['[M5] another field', { ...CHANGE, more: 1 }],
  ['[M5] a name of its kind', { ...CHANGE, say: 'delta' }],
  ['[M5] a fourth entry', { d: [red, 2, 0, 0] }],
  ['[M5] no change', { d: [red, 2] }],
  ['[M5] an invalid viewer', { d: ['Constructor', 2, 0] }],
  ['[M5] a revision below zero', { d: [red, -1, 0] }],
])('a change of a view with %s is refused', (_what, message) => {
  expect(down(message)).toMatchObject({ why: { code: 'not-a-message' } });
});

/** Every field, on either side of its limit. */
type Limit = [what: string, good: object[], bad: object[]];
const { hello, sit, kept, rename, propose, ask, story, ping, pong } = UPWARD;
const times = <T>(length: number, thing: T): T[] => Array.from({ length }, () => thing);
const long = (length: number) => 'x'.repeat(length);
const proof = { seat: red, token };
const STANDING = { guest: 0, name: '', face: '', asks: false };

test.each<Limit>([
  [
    '[H3] a name',
    [
      { ...hello, name: 'x' },
      { ...hello, name: ` ${long(24)} ` },
      { ...hello, name: `\u202e${long(24)}\n` },
    ],
    [
      { ...hello, name: '' },
      { ...hello, name: '  ' },
      { ...hello, name: '\u200b\u202e\n' },
      { ...hello, name: long(25) },
    ],
  ],
  [
    '[H3] [S15] a new name',
    [
      { ...rename, name: long(24) },
      { say: 'rename', name: 'x' },
    ],
    [
      { ...rename, name: long(25) },
      { ...rename, name: ' ' },
      { ...rename, name: undefined },
      { ...rename, seat: '__proto__' },
    ],
  ],
  [
    '[H3] a face',
    [
      { ...hello, face: '' },
      { ...hello, face: long(16) },
      { ...rename, face: '' },
    ],
    [
      { ...hello, face: long(17) },
      { ...hello, face: 'Owl' },
      { ...hello, face: 'owl-2' },
      { ...hello, face: null },
      { ...rename, face: long(17) },
    ],
  ],
  [
    '[E1] where a piece begins',
    [{ ...story, from: 400 }],
    [
      { ...story, from: -1 },
      { ...story, from: 0.5 },
      { ...story, from: undefined },
    ],
  ],
  [
    '[M5] proofs',
    [
      { ...hello, proofs: [] },
      { ...hello, proofs: times(16, proof) },
    ],
    [
      { ...hello, proofs: times(17, proof) },
      { ...hello, proofs: [red] },
    ],
  ],
  [
    '[S3] a token',
    [kept],
    [
      { ...kept, token: token.slice(1) },
      { ...kept, token: `${token}0` },
      { ...kept, token: token.toUpperCase() },
      { ...kept, token: 7 },
    ],
  ],
  [
    '[M5] a seat',
    [
      { ...sit, seat: 'a' },
      { ...sit, seat: `a${'-'.repeat(23)}` },
    ],
    [
      { ...sit, seat: '' },
      { ...sit, seat: `a${'-'.repeat(24)}` },
      { ...sit, seat: 'Red' },
      { ...sit, seat: '2red' },
      { ...sit, seat: '__proto__' },
      { ...sit, seat: null },
    ],
  ],
  [
    '[S20] the usual seat',
    [{ say: 'seat-me' }, { say: 'seat-me', usual: red }],
    [
      { say: 'seat-me', usual: 'Red' },
      { say: 'seat-me', usual: null },
    ],
  ],
  [
    '[S27] asking for a seat',
    [
      { say: 'ask-seat', asks: true },
      { say: 'ask-seat', asks: false, seat: red },
    ],
    [
      { say: 'ask-seat' },
      { say: 'ask-seat', asks: 'yes' },
      { say: 'ask-seat', asks: true, seat: null },
      { say: 'ask-seat', asks: true, seat: '__proto__' },
    ],
  ],
  [
    '[P1] a number',
    [
      { ...propose, n: 1 },
      { ...propose, n: Number.MAX_SAFE_INTEGER },
    ],
    [
      { ...propose, n: 0 },
      { ...propose, n: -1 },
      { ...propose, n: 1.5 },
      { ...propose, n: 2 ** 53 },
      { ...propose, n: '1' },
    ],
  ],
  [
    '[P7] a revision',
    [{ ...propose, rev: 0 }],
    [
      { ...propose, rev: -1 },
      { ...propose, rev: 0.5 },
      { ...propose, rev: undefined },
    ],
  ],
  [
    '[M6] a moment',
    [
      { ...ping, t: -1e15 },
      { ...ping, t: 1e15 },
    ],
    [
      { ...ping, t: 1.1e15 },
      { ...ping, t: -1.1e15 },
      { ...ping, t: null },
      { ...pong, here: '1' },
    ],
  ],
  [
    '[R1] the duration of a request',
    [
      { ...ask, lasts: 1_000 },
      { ...ask, lasts: 60_000 },
    ],
    [
      { ...ask, lasts: 999 },
      { ...ask, lasts: 60_001 },
      { ...ask, lasts: 2_000.5 },
    ],
  ],
  [
    '[R1] the words of a request',
    [
      { ...ask, words: { code: 'give' } },
      { ...ask, words: { code: `a${long(39)}`, about: [long(24), 1e9] } },
      { ...ask, words: { code: 'give', about: times(8, 1) } },
    ],
    [
      { ...ask, words: { code: '' } },
      { ...ask, words: { code: `a${long(40)}` } },
      { ...ask, words: { code: 'Give me!' } },
      { ...ask, words: { code: 'give', about: [long(25)] } },
      { ...ask, words: { code: 'give', about: times(9, 1) } },
      { ...ask, words: { code: 'give', about: [null] } },
    ],
  ],
])('%s of a guest has its limits', (_what, good, bad) => {
  expect(good.map(message => up(message).ok)).toEqual(good.map(() => true));
  expect(bad.map(message => up(message).ok)).toEqual(bad.map(() => false));
});

test.each<Limit>([
  [
    '[H2] the version',
    [DOWNWARD.welcome],
    [
      { ...DOWNWARD.welcome, v: VERSION + 1 },
      { ...DOWNWARD.welcome, v: 0 },
    ],
  ],
  [
    '[M5] events',
    [{ ...CHANGE, e: times(256, { type: 'x' }) }],
    [
      { ...CHANGE, e: times(257, { type: 'x' }) },
      { ...CHANGE, e: [{}] },
    ],
  ],
  [
    '[H14] the number of a guest',
    [DOWNWARD.welcome, { ...DOWNWARD.welcome, guest: undefined }],
    [
      { ...DOWNWARD.welcome, guest: -1 },
      { ...DOWNWARD.welcome, guest: 'Ada' },
    ],
  ],
  [
    '[S26] a guest without a seat',
    [
      { ...DOWNWARD.shared, shared: { ...shared, standing: [] } },
      { ...DOWNWARD.shared, shared: { ...shared, standing: times(64, STANDING) } },
    ],
    [
      { ...DOWNWARD.shared, shared: { ...shared, standing: times(65, STANDING) } },
      { ...DOWNWARD.shared, shared: { ...shared, standing: [{ ...STANDING, name: long(25) }] } },
      { ...DOWNWARD.shared, shared: { ...shared, standing: [{ ...STANDING, asks: null }] } },
      { ...DOWNWARD.shared, shared: { ...shared, standing: [{ ...STANDING, token }] } },
    ],
  ],
  [
    '[V5] the name of the player at the host’s device',
    [
      { ...DOWNWARD.shared, shared: { ...shared, host: '' } },
      { ...DOWNWARD.shared, shared: { ...shared, host: long(24) } },
    ],
    [
      { ...DOWNWARD.shared, shared: { ...shared, host: long(25) } },
      { ...DOWNWARD.shared, shared: { ...shared, host: null } },
    ],
  ],
  [
    '[T18] the name of the player who paused',
    [{ ...DOWNWARD.shared, shared: { ...shared, pausedBy: long(24) } }],
    [
      { ...DOWNWARD.shared, shared: { ...shared, pausedBy: long(25) } },
      { ...DOWNWARD.shared, shared: { ...shared, pausedBy: null } },
    ],
  ],
  [
    '[T14] an absence',
    [
      { ...DOWNWARD.shared, shared: { ...shared, absence: { isOver: false } } },
      { ...DOWNWARD.shared, shared: { ...shared, absence: { isOver: true } } },
    ],
    [
      { ...DOWNWARD.shared, shared: { ...shared, absence: { name: 'Ada', isOver: true } } },
      { ...DOWNWARD.shared, shared: { ...shared, absence: {} } },
      { ...DOWNWARD.shared, shared: { ...shared, absence: null } },
    ],
  ],
  [
    '[E5] a piece of the story',
    [
      { ...DOWNWARD.story, entries: [] },
      { ...DOWNWARD.story, entries: [{ do: 'pass', at: 0 }] },
    ],
    [
      { ...DOWNWARD.story, deal: undefined },
      { ...DOWNWARD.story, deal: { ...DOWNWARD.story.deal, seats: [] } },
      { ...DOWNWARD.story, of: -1 },
      { ...DOWNWARD.story, entries: [{ do: 'wish', at: 0 }] },
      { ...DOWNWARD.story, entries: [{ do: 'pass', at: 0.5 }] },
    ],
  ],
  [
    '[M5] a change',
    [{ d: [red, 2, [1]] }, { d: [red, 2, {}] }],
    [{ d: [red, 2, 1] }, { d: [red, 2, 'x'] }, { d: [red, 2, null] }],
  ],
  [
    '[M5] a reason',
    [{ ...DOWNWARD.no, why: { code: long(60) } }],
    [
      { ...DOWNWARD.no, why: { code: long(61) } },
      { ...DOWNWARD.no, why: 'no' },
    ],
  ],
  [
    '[M5] the shared state',
    [
      { ...DOWNWARD.shared, shared: { ...shared, places: times(16, shared.places[0]) } },
      { ...DOWNWARD.shared, shared: { ...shared, requests: times(64, shared.requests[0]) } },
      { ...DOWNWARD.shared, shared: { ...shared, clock: { running: false, at: 3 } } },
    ],
    [
      { ...DOWNWARD.shared, shared: { ...shared, places: times(17, shared.places[0]) } },
      { ...DOWNWARD.shared, shared: { ...shared, requests: times(65, shared.requests[0]) } },
      { ...DOWNWARD.shared, shared: { ...shared, clock: { running: false, at: 3, since: 1 } } },
      { ...DOWNWARD.shared, shared: { ...shared, phase: 'asleep' } },
    ],
  ],
])('%s of a host has its limits', (_what, good, bad) => {
  expect(good.map(message => down(message).ok)).toEqual(good.map(() => true));
  expect(bad.map(message => down(message).ok)).toEqual(bad.map(() => false));
});

test.each([
  ['[M1] no JSON', 'hello', 'not-json'],
  ['[M1] nothing', '', 'not-json'],
  ['[M1] a list', '[]', 'not-a-message'],
  ['[M1] a word', '"hello"', 'not-a-message'],
  ['[M1] null', 'null', 'not-a-message'],
  ['[M1] an unknown message', '{"say":"wish"}', 'not-a-message'],
  ['[M6] NaN', '{"say":"ping","t":NaN}', 'not-json'],
  ['[M6] an infinite number', '{"say":"ping","t":1e309}', 'not-a-message'],
  ['[M6] a negative infinite number', '{"say":"ping","t":-1e309}', 'not-a-message'],
  ['[M7] a prototype', '{"say":"pause","__proto__":{}}', 'not-a-message'],
  ['[M7] only a prototype', '{"__proto__":{"say":"pause"}}', 'not-a-message'],
  [
    '[M7] lists in lists',
    `{"say":"ping","t":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
    'not-a-message',
  ],
])('neither host nor guest can send %s', (_what, text, code) => {
  expect(readUpward(text)).toMatchObject({ ok: false, why: { code } });
  expect(readDownward(text)).toMatchObject({ ok: false, why: { code } });
});

test.each([
  ['[M2] a guest', readUpward, LARGEST],
  ['[M2] a host', readDownward, LARGEST_VIEW],
])('a message of %s is read up to its limit, and not one character further', (_who, read, most) => {
  const padded = (length: number) => JSON.stringify(ping).padEnd(length);
  expect(read(padded(most)).ok).toBe(true);
  expect(read(padded(most + 1))).toEqual({ ok: false, why: { code: 'too-large' } });
});

test('[H2] another version is recognised, whatever else its first message contains', () => {
  const why = { code: 'other-version', ours: VERSION, theirs: VERSION + 1 };
  expect(up({ say: 'hello', v: VERSION + 1, who: { is: 'that' } })).toEqual({ ok: false, why });
  expect(down({ say: 'welcome', v: VERSION + 1, table: 5 })).toEqual({ ok: false, why });
  expect(up({ ...hello, v: '1' })).toMatchObject({ why: { code: 'not-a-message' } });
  expect(up({ say: 'sit', v: 2 })).toMatchObject({ why: { code: 'not-a-message' } });
});

test('[V5] a host that does not count matches has played none before', () => {
  expect(down(DOWNWARD.shared)).toMatchObject({ message: { shared: { match: 0 } } });
});

test('[M5] a hello with nothing but a name has no face, proofs and packs and does not watch', () => {
  const nothing = { face: '', watch: false, packs: [], proofs: [] };
  const message = { say: 'hello', v: VERSION, name: 'Ada', ...nothing };
  expect(up({ say: 'hello', v: VERSION, name: ' Ada ' })).toEqual({ ok: true, message });
});

test('[M5] an error names the field it concerns', () => {
  const why = { code: 'not-a-message', problem: expect.stringMatching(/^proofs\.0\.token: /) };
  expect(up({ ...hello, proofs: [{ seat: red, token: 'x' }] })).toEqual({ ok: false, why });
  const far: Millis = 2e15;
  expect(up({ ...ping, t: far })).toMatchObject({
    why: { problem: expect.stringMatching(/^t: /) },
  });
});
