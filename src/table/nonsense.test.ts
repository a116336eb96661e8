/** Messages that no phone and no host would send; receiving them must not break anything. */
import fc from 'fast-check';
import type { Seat } from '../kit/seat';
import { VERSION, encode } from '../protocol/messages';
import type { Token } from '../protocol/token';
import { createGuest, type Guest, stepGuest as guestStep, tokensOf } from './guest';
import { proposal, REDRAW, whysIn } from './testing/hostFixture';
import { BARE, heardBy, withMallory, stateOf } from './testing/mallory';
import { nim } from './nim';

const [red, green] = ['red', 'green'] as Seat[] as [Seat, Seat];
const { tokens: known } = withMallory();

// Invalid messages ------------------------------------------------------------------------------------

const nested = (depth: number, inner = '') => `${'['.repeat(depth)}${inner}${']'.repeat(depth)}`;
const act = (action: string, more = '') =>
  `{"say":"propose","seat":"red","n":1,"rev":1,"finger":0,"action":${action}${more}}`;

test.each<[string, string, code: string]>([
  ['[M2] a megabyte', `"${'x'.repeat(1_000_000)}"`, 'too-large'],
  ['[M7] ten thousand lists in each other', nested(10_000), 'not-a-message'],
  ['[M7] an act of ten thousand lists in each other', act(nested(10_000)), 'not-an-act'],
  ['[M7] a prototype', `{"say":"pause","__proto__":{"seats":["red"]}}`, 'not-a-message'],
  ['[M7] an act with a prototype', act('{"__proto__":{"type":"redraw"}}'), 'not-an-act'],
  ['[M7] an act for a constructor', act('{"type":"constructor"}'), 'not-an-act'],
  ['[M6] an act at NaN', act('1').replace('"finger":0', '"finger":NaN'), 'not-json'],
  [
    '[M6] an act at an infinite time',
    act('1').replace('"finger":0', '"finger":1e309'),
    'not-a-message',
  ],
  ['[M6] an act with an infinite number', act('1').replace('"n":1', '"n":1e309'), 'not-a-message'],
  ['[M5] an act with a moment of its choice', act('1', ',"at":5'), 'not-a-message'],
  ['[H2] a hello of an unknown version', '{"say":"hello","v":99}', 'other-version'],
])('%s is refused, and the table goes on', (_what, text, code) => {
  const { hall } = withMallory();
  const before = stateOf(hall);
  expect(whysIn(hall.hears('red', text))).toEqual([code]);
  expect(stateOf(hall)).toMatchObject({ state: before.state, log: before.log });
  const isCutOff = code === 'too-large' || code === 'other-version';
  expect(hall.host().channels.has('red' as never)).toBe(!isCutOff);
  expect(whysIn(hall.says('green', proposal(hall, green, 1, REDRAW)))).toEqual([]);
  expect(({} as { type?: string }).type).toBeUndefined();
});

/** One message of each kind, with fields that may fit. */
const anyOf = (parts: Record<string, fc.Arbitrary<unknown>>, kinds: Record<string, string>) =>
  fc.oneof(
    ...Object.entries(kinds).map(([say, names]) => {
      const named = names.split(' ').filter(name => name !== '');
      const own = Object.fromEntries(named.map(name => [name, parts[name] ?? fc.jsonValue()]));
      return fc.record(own).map(filled => JSON.stringify('d' in own ? filled : { say, ...filled }));
    }),
  );
const anySeat = fc.constantFrom('red', 'green', 'constructor', 'board');
const anyToken = fc.constantFrom(...Object.values(known), '0'.repeat(32));
const anyMoment = fc.oneof(fc.integer(), fc.double());

test('[M9] whatever text comes, a host does not throw', () => {
  const parts = {
    seat: anySeat,
    usual: anySeat,
    viewer: fc.constantFrom('red', 'green', 'shared', 'constructor'),
    n: fc.integer({ min: 1, max: 9 }),
    rev: fc.nat(3),
    finger: anyMoment,
    t: anyMoment,
    here: anyMoment,
    v: fc.constantFrom(VERSION, VERSION, 0),
    name: fc.constantFrom('red', ' ', 'constructor'),
    face: fc.constantFrom('', 'owl', 'Owl'),
    action: fc.oneof(fc.jsonValue(), fc.constant(REDRAW)),
    token: anyToken,
    proofs: fc.array(fc.record({ seat: anySeat, token: anyToken })),
    watch: fc.boolean(),
    words: fc.constant({ code: 'give' }),
    to: anySeat,
    lasts: fc.integer({ min: 900, max: 5_000 }),
    from: fc.integer({ min: -1, max: 9 }),
    asks: fc.oneof(fc.boolean(), fc.constant('yes')),
  };
  const kinds = {
    hello: 'v name face proofs watch',
    sit: 'seat',
    'ask-seat': 'asks seat',
    'seat-me': 'usual',
    rise: 'seat',
    kept: 'seat token',
    rename: 'name face seat',
    story: 'from',
    propose: 'seat n rev finger action',
    whole: 'viewer',
    pause: '',
    resume: '',
    ask: 'seat to words lasts',
    ping: 't',
    pong: 't here',
  };
  const { hall, tokens } = withMallory();
  const heard: Record<string, number> = {};
  fc.assert(
    fc.property(
      fc.oneof({ weight: 9, arbitrary: anyOf(parts, kinds) }, fc.string(), fc.json()),
      text => {
        hall.waits(50);
        if (!hall.host().channels.has('green' as never)) {
          hall.meets('green', { proofs: [{ seat: green, token: tokens[green] }] });
        }
        hall.orders({ order: 'resume' });
        for (const { say } of hall.hears('green', text)) heard[say] = (heard[say] ?? 0) + 1;
      },
    ),
    { numRuns: 2_000, seed: 7 },
  );
  for (const say of ['welcome', 'seated', 'view', 'delta', 'answer', 'shared', 'no', 'pong']) {
    expect([say, (heard[say] ?? 0) > 1]).toEqual([say, true]);
  }
  expect(hall.host().match?.saved.log.length).toBeGreaterThan(3);
});

const NIM = { sandtable: 'match', game: 'nim', version: 1, seats: [red], options: {}, seed: 1 };

// An evil host ----------------------------------------------------------------------------------------

function seatedGuest(): Guest {
  const words = [
    { say: 'welcome', v: VERSION, table: 'table-1', guest: 1 },
    { say: 'seated', seat: red, token: known[red] as Token, serial: 1, n: 0 },
    { say: 'view', viewer: red, rev: 1, view: { heap: 9, cards: [1, 2] } },
  ] as const;
  return words.reduce<Guest>(
    (guest, word) => heardBy(guest, 0, { type: 'heard', text: encode(word) }),
    heardBy(createGuest('Ada', {}), 0, { type: 'linked' }),
  );
}

const change = (delta: string, rev = 2) => `{"d":["red",${rev},${delta}]}`;
const deep = (depth: number) => `${'{"a":'.repeat(depth)}[1]${'}'.repeat(depth)}`;

test.each<[string, string]>([
  ['[M8] nothing', ''],
  ['[M8] garbage', '\u0000\uffff{'],
  ['[M8] more than a megabyte', `"${'x'.repeat(1_100_000)}"`],
  ['[M8] lists in lists', nested(200_000)],
  [
    '[M8] a view of lists in lists',
    `{"say":"view","viewer":"red","rev":0,"view":${nested(200_000)}}`,
  ],
  ['[M8] a change of another shape', change('{"heap":{"left":[1]}}')],
  ['[M8] a change of a list that has no such place', change('{"cards":{"7":[1]}}')],
  ['[M8] a change of a list by a name', change('{"cards":{"length":[1]}}')],
  ['[M8] a change that is nested too deep', change(deep(100_000))],
  ['[M8] a change of nothing', change('{"heap":null}')],
  ['[M8] a change by a number', change('7')],
  ['[M8] a change by a number within', change('{"heap":7}')],
  ['[M8] a change that comes too early', change('{"heap":[1]}', 9)],
  [
    '[M8] a change with an infinite revision',
    change('{"heap":[1]}').replace('"red",2', '"red",1e309'),
  ],
  ['[M8] a message of another version', '{"say":"welcome","v":99,"table":"t"}'],
  ['[M8] an unknown message', '{"say":"sing"}'],
  ['[M8] an answer for a seat called constructor', '{"say":"answer","seat":"constructor","n":1}'],
  ['[M8] an answer to nothing', '{"say":"answer","seat":"blue","n":1}'],
  ['[M8] a pong of no ping', '{"say":"pong","t":1e15,"here":0,"revs":{}}'],
  [
    '[M8] a pong with names',
    '{"say":"pong","t":0,"here":0,"revs":{"__proto__":5,"constructor":0}}',
  ],
])('a guest that receives %s does not throw, and keeps its views', (_what, text) => {
  const guest = seatedGuest();
  const [after] = guestStep(guest, { type: 'heard', text }, 10);
  expect(after.views).toEqual(guest.views);
  expect(after.seats).toEqual(guest.seats);
  expect(tokensOf(after)).toEqual({ red: known[red] });
});

test.each<[string, string]>([
  ['[M7] a change of a prototype', change('{"__proto__":[{"polluted":1}]}')],
  ['[M7] a change within a prototype', change('{"__proto__":{"polluted":[1]}}')],
  ['[M7] a change within a constructor', change('{"constructor":{"prototype":{"polluted":[1]}}}')],
  [
    '[M7] a change within the prototype of a list',
    change('{"cards":{"__proto__":{"polluted":[1]}}}'),
  ],
  [
    '[M7] a view with a prototype',
    '{"say":"view","viewer":"red","rev":2,"view":{"__proto__":{"polluted":1}}}',
  ],
  ['[M7] a seat called constructor', '{"say":"unseated","seat":"constructor","why":{"code":"x"}}'],
  ['[M7] a reason with a prototype', '{"say":"no","why":{"code":"x","__proto__":{"polluted":1}}}'],
])('a guest that receives %s is not polluted', (_what, text) => {
  const [after] = guestStep(seatedGuest(), { type: 'heard', text }, 10);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
  expect(([] as { polluted?: number }[] & { polluted?: number }).polluted).toBeUndefined();
  const { view } = after.views.get(red) as { view: { polluted?: number } };
  expect(view.polluted).toBeUndefined();
  expect(Object.keys(after.seats)).toEqual(['red']);
});

test('[M8] whatever a host sends, a guest does not throw', () => {
  const why = fc.oneof(fc.jsonValue(), fc.constant({ code: 'x' }));
  const anyDelta = fc.oneof(
    fc.jsonValue(),
    fc.constant({ heap: [1] }),
    fc.constant({ cards: { 1: [1] } }),
  );
  const parts = {
    seat: anySeat,
    viewer: anySeat,
    token: anyToken,
    serial: fc.nat(5),
    n: fc.nat(5),
    rev: fc.nat(9),
    why,
    d: fc.tuple(anySeat, fc.nat(9), anyDelta),
    e: fc.constantFrom([{ type: 'x' }], [{ type: 'y' }, { type: 'x' }]),
    t: anyMoment,
    here: anyMoment,
    revs: fc.dictionary(anySeat, fc.nat(9)),
    v: fc.constantFrom(VERSION, 2),
    table: fc.string(),
    shared: fc.constant({ ...BARE, clock: { running: false, at: 0 } }),
    deal: fc.constantFrom(NIM, { ...NIM, game: 'go' }, { ...NIM, seats: ['constructor'] }),
    from: fc.nat(2),
    of: fc.nat(3),
    entries: fc.array(fc.oneof(fc.constant({ do: 'pass', at: 1 }), fc.jsonValue())),
  };
  const kinds = {
    welcome: 'v table',
    no: 'why',
    seated: 'seat token serial n',
    unseated: 'seat why',
    shared: 'rev shared',
    view: 'viewer rev view',
    delta: 'd e',
    answer: 'seat n why',
    story: 'deal from of entries',
    ping: 't',
    pong: 't here revs',
  };
  let [guest, did] = [seatedGuest(), {} as Record<string, number>];
  fc.assert(
    fc.property(anyOf(parts, kinds), text => {
      const [wished] = guestStep(
        guest,
        { type: 'wished', wish: { wish: 'act', seat: red, action: text } },
        9,
      );
      const [curious] = guestStep(
        wished,
        { type: 'wished', wish: { wish: 'story', game: nim } },
        9,
      );
      const [after, effects] = guestStep(curious, { type: 'heard', text }, 10);
      for (const { do: what } of effects) did = { ...did, [what]: (did[what] ?? 0) + 1 };
      const own = after.seats[red];
      guest = own?.token && own.pending.length < 20 ? after : seatedGuest();
    }),
    { numRuns: 3_000, seed: 7 },
  );
  for (const what of ['send', 'keep', 'answered', 'events']) {
    expect([what, (did[what] ?? 0) > 3]).toEqual([what, true]);
  }
});
