/** What people may try, with a program in the place of a phone, or of a host. All of it must fail. */
import fc from 'fast-check';
import type { Millis } from '../kit/millis';
import type { Seat } from '../kit/seat';
import { VERSION, write } from '../protocol/messages';
import type { Token } from '../protocol/token';
import {
  createGuest,
  type Guest,
  type GuestEvent,
  matchNow,
  step as guestStep,
  tokensOf,
} from './guest';
import { LAG_MS, PING_MS } from './hosting';
import {
  type Hall,
  openHall,
  playing,
  proposal,
  REDRAW,
  saidTo,
  take,
  whysIn,
  type Word,
} from './hostScene';
import { viewOf } from './match';
import { nim } from './nim';
import { game as timeNSpace } from './scene';

const [red, green, blue] = ['red', 'green', 'blue'] as Seat[] as [Seat, Seat, Seat];
const atOnce = { ...nim, pace: 'at-once' as const };
const ping = { say: 'ping', t: 1 };

/** Red, green and blue are seated and in a match; mallory is met, and has no seat. */
function withMallory(game = atOnce): { hall: Hall; tokens: Record<string, Token> } {
  const hall = openHall(game, 3);
  const tokens: Record<string, Token> = {};
  for (const seat of [red, green, blue]) {
    hall.meets(seat);
    tokens[seat] = hall.sits(seat, seat);
  }
  hall.deals();
  hall.meets('mallory');
  return { hall, tokens };
}

/** What a table is, as everybody at it would say. */
const stateOf = (hall: Hall) => ({
  state: hall.host().table?.state,
  log: hall.host().table?.match.log,
  holders: hall.host().holders,
  seats: [...hall.host().channels]
    .map(([id, { seats }]) => [id, seats])
    .filter(([id]) => id !== 'mallory'),
});

const prove = (seat: Seat, token: unknown) => ({
  say: 'hello',
  v: VERSION,
  name: 'red',
  proofs: [{ seat, token }],
});
const { tokens: known } = withMallory();

// Another's seat --------------------------------------------------------------------------------------

test.each<[string, object, string]>([
  [
    '[S1] acts for another seat',
    { say: 'propose', seat: red, n: 1, rev: 1, finger: 0, action: REDRAW },
    'not-your-seat',
  ],
  ['[S1] gets up for another', { say: 'rise', seat: red }, 'not-your-seat'],
  [
    '[S1] asks in another’s name',
    { say: 'ask', seat: red, words: { code: 'give' }, lasts: 1_000 },
    'not-your-seat',
  ],
  ['[V1] wants another’s view', { say: 'whole', viewer: red }, 'not-your-seat'],
  ['[V1] wants the board without watching', { say: 'whole', viewer: 'board' }, 'not-your-seat'],
  ['[S2] sits down where somebody sits', { say: 'sit', seat: red }, 'seat-taken'],
  ['[S8] proves with a guess', prove(red, '0'.repeat(32)), 'not-your-seat'],
  ['[S8] proves with the token of another seat', prove(red, known[green]), 'not-your-seat'],
  [
    '[S1] confirms a token for another',
    { say: 'kept', seat: red, token: known[red] },
    'not-your-seat',
  ],
  ['[T7] pauses without a seat', { say: 'pause' }, 'only-players'],
  [
    '[S8] takes the name of a player',
    { ...prove(red, '1'.repeat(32)), name: 'red' },
    'not-your-seat',
  ],
])('a stranger who %s gets nothing', (_what, message, code) => {
  const { hall } = withMallory();
  const before = stateOf(hall);
  const words = hall.says('mallory', message);
  expect(whysIn(words)).toEqual([code]);
  expect(words.filter(({ say }) => ['view', 'seated', 'answer'].includes(say))).toEqual([]);
  expect(stateOf(hall)).toEqual(before);
});

test.each<[string, object]>([
  [
    '[S1] acts for another seat',
    { say: 'propose', seat: red, n: 1, rev: 1, finger: 0, action: REDRAW },
  ],
  ['[V1] wants another’s view', { say: 'whole', viewer: red }],
  ['[S1] confirms a token for another', { say: 'kept', seat: red, token: known[red] }],
])('a player who %s gets nothing either', (_what, message) => {
  const { hall } = withMallory();
  const before = stateOf(hall);
  expect(whysIn(hall.says('green', message))).toEqual(['not-your-seat']);
  expect(stateOf(hall)).toEqual(before);
});

test.each<[string, object, string]>([
  [
    '[O3] acts',
    { say: 'propose', seat: red, n: 1, rev: 1, finger: 0, action: REDRAW },
    'not-your-seat',
  ],
  [
    '[O3] acts for the board',
    { say: 'propose', seat: 'board', n: 1, rev: 1, finger: 0, action: REDRAW },
    'not-your-seat',
  ],
  ['[O3] pauses', { say: 'pause' }, 'only-players'],
  ['[O3] goes on', { say: 'resume' }, 'only-players'],
  [
    '[O3] asks',
    { say: 'ask', seat: 'board', words: { code: 'give' }, lasts: 1_000 },
    'not-your-seat',
  ],
  ['[O2] wants the view of a seat', { say: 'whole', viewer: red }, 'not-your-seat'],
])('who only watches and %s gets nothing', (_what, message, code) => {
  const { hall } = withMallory();
  hall.meets('tv', { watch: true });
  const before = stateOf(hall);
  expect(whysIn(hall.says('tv', message))).toEqual([code]);
  expect(stateOf(hall)).toEqual(before);
});

test('[S5] a token that was replaced, and the new one confirmed, opens nothing', () => {
  const { hall, tokens } = withMallory();
  hall.meets('red 2', { proofs: [{ seat: red, token: tokens[red] }] });
  const fresh = hall.meets('red 3', { proofs: [{ seat: red, token: tokens[red] }] });
  const [seated] = fresh.filter(({ say }) => say === 'seated');
  if (seated?.say === 'seated') hall.says('red 3', { say: 'kept', seat: red, token: seated.token });
  expect(whysIn(hall.says('mallory', prove(red, tokens[red])))).toEqual(['not-your-seat']);
  expect(hall.host().channels.get('red 3' as never)?.seats).toEqual([red]);
});

// Old words, in any order -----------------------------------------------------------------------------

test('[P2] [S12] [H5] old words of a phone, in any order and number, change nothing', () => {
  const { hall, tokens } = withMallory();
  const said: object[] = [prove(red, tokens[red]), { say: 'sit', seat: red }];
  said.push({ say: 'kept', seat: red, token: tokens[red] });
  for (let n = 1; n <= 4; n++) said.push(proposal(hall, red, n, n === 3 ? take(9) : REDRAW));
  for (const message of said) hall.says('red', message);
  const before = stateOf(hall);
  const anyRow = fc.array(fc.constantFrom(...said), { maxLength: 60, size: 'max' });
  fc.assert(
    fc.property(anyRow, row => {
      hall.waits(1_000);
      for (const message of row) hall.says('red', message);
      hall.says('green', ping);
      expect(stateOf(hall)).toEqual(before);
    }),
    { numRuns: 50 },
  );
});

test('[S5] [S7] old words of an old channel of the same phone do not come back to life', () => {
  const { hall, tokens } = withMallory();
  const fresh = hall.meets('red 2', { proofs: [{ seat: red, token: tokens[red] }] });
  const [seated] = fresh.filter(({ say }) => say === 'seated');
  if (seated?.say === 'seated') hall.says('red 2', { say: 'kept', seat: red, token: seated.token });
  const before = stateOf(hall);
  for (const message of [prove(red, tokens[red]), proposal(hall, red, 1, REDRAW)]) {
    expect(hall.says('red', message)).toEqual([]);
  }
  expect(stateOf(hall)).toEqual(before);
});

// What is no message ----------------------------------------------------------------------------------

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
  ['[M6] an act at no time', act('1').replace('"finger":0', '"finger":NaN'), 'not-json'],
  ['[M6] an act after all time', act('1').replace('"finger":0', '"finger":1e309'), 'not-a-message'],
  ['[M6] an act of no number', act('1').replace('"n":1', '"n":1e309'), 'not-a-message'],
  ['[M5] an act with a seat of its own choice', act('1', ',"at":5'), 'not-a-message'],
  ['[H2] a hello of a version nobody knows', '{"say":"hello","v":99}', 'other-version'],
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

/** One word of each kind, with parts that may fit. */
const anyOf = (parts: Record<string, fc.Arbitrary<unknown>>, kinds: Record<string, string>) =>
  fc.oneof(
    ...Object.entries(kinds).map(([say, names]) => {
      const named = names.split(' ').filter(name => name !== '');
      const own = Object.fromEntries(named.map(name => [name, parts[name] ?? fc.jsonValue()]));
      return fc.record(own).map(filled => JSON.stringify({ say, ...filled }));
    }),
  );
const anySeat = fc.constantFrom('red', 'green', 'constructor', 'board');
const anyToken = fc.constantFrom(...Object.values(known), '0'.repeat(32));
const anyMoment = fc.oneof(fc.integer(), fc.double());

test('[M9] whatever text comes, a host does not throw', () => {
  const parts = {
    seat: anySeat,
    viewer: fc.constantFrom('red', 'green', 'shared', 'constructor'),
    n: fc.integer({ min: 1, max: 9 }),
    rev: fc.nat(3),
    finger: anyMoment,
    t: anyMoment,
    here: anyMoment,
    v: fc.constantFrom(VERSION, VERSION, 0),
    name: fc.constantFrom('red', ' ', 'constructor'),
    action: fc.oneof(fc.jsonValue(), fc.constant(REDRAW)),
    token: anyToken,
    proofs: fc.array(fc.record({ seat: anySeat, token: anyToken })),
    watch: fc.boolean(),
    words: fc.constant({ code: 'give' }),
    to: anySeat,
    lasts: fc.integer({ min: 900, max: 5_000 }),
    from: fc.integer({ min: -1, max: 9 }),
  };
  const kinds = {
    hello: 'v name proofs watch',
    sit: 'seat',
    rise: 'seat',
    kept: 'seat token',
    rename: 'name seat',
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
  expect(hall.host().table?.match.log.length).toBeGreaterThan(3);
});

// Too much --------------------------------------------------------------------------------------------

/** Ten seconds in which green and blue play, and mallory sends so many messages every tenth of one. */
function tenSeconds(flood: number): { heard: Word[]; worked: number } {
  const { hall } = withMallory();
  const heard: Word[] = [];
  let worked = 0;
  for (let n = 1; n <= 100; n++) {
    hall.waits(100);
    for (let m = 0; m < flood; m++) {
      const before = hall.host();
      hall.hears('mallory', '{"say":"ping","t":1}');
      if (hall.host() !== before) worked++;
    }
    const seat = n % 2 === 0 ? green : blue;
    heard.push(...hall.says(seat, proposal(hall, seat, Math.ceil(n / 2), REDRAW)));
  }
  return { heard: heard.filter(({ to }) => to !== 'mallory'), worked };
}

test('[M3] of ten thousand messages a second nobody else notices anything, and the host does next to nothing', () => {
  const [calm, flooded] = [tenSeconds(0), tenSeconds(1_000)];
  expect(flooded.heard).toEqual(calm.heard);
  expect(flooded.worked).toBeLessThanOrEqual(241);
});

/** Red floods until it is cut off, and comes back with what it was given last. */
function flooding(): { hall: Hall; back: () => Word[]; flood: () => void } {
  const { hall, tokens } = withMallory();
  let token = tokens[red];
  const back = () => {
    const words = hall.meets('red', { proofs: [{ seat: red, token }] });
    for (const word of words) if (word.say === 'seated') ({ token } = word);
    return words;
  };
  const flood = () => {
    for (let n = 0; n < 300; n++) hall.says('red', ping);
  };
  return { hall, back, flood };
}

test('[M10] a seat whose phone floods again and again stays out for a while, and then comes back', () => {
  const { hall, back, flood } = flooding();
  for (let n = 0; n < 5; n++) {
    flood();
    expect(hall.host().channels.has('red' as never)).toBe(false);
    hall.waits(1_000);
    if (n < 4) expect(whysIn(back())).toEqual([]);
  }
  const words = back();
  expect(words).toMatchObject([
    { say: 'ping' },
    { say: 'no', why: { code: 'too-fast' } },
    { say: 'closed' },
  ]);
  expect(hall.host().channels.has('red' as never)).toBe(false);
  hall.waits(54_000);
  expect(whysIn(back())).toEqual(['too-fast']);
  hall.waits(1_000); // a minute after the first
  expect(whysIn(back())).toEqual([]);
  flood();
  expect(whysIn(back())).toEqual(['too-fast']);
});

test('[M10] too large counts as too fast; another version does not, nor does a line that breaks', () => {
  const cut: Record<string, (hall: Hall) => unknown> = {
    'too-large': hall => hall.hears('red', 'x'.repeat(100_000)),
    version: hall => hall.says('red', { say: 'hello', v: 99 }),
    broken: hall => hall.closes('red'),
  };
  const after = Object.values(cut).map(how => {
    const { hall, back } = flooding();
    for (let n = 0; n < 5; n++) {
      how(hall);
      if (n < 4) back();
    }
    return whysIn(back());
  });
  expect(after).toEqual([['too-fast'], [], []]);
});

test('[M10] nobody else’s seat is shut by it, and no stranger can shut one', () => {
  const { hall, back, flood } = flooding();
  for (let n = 0; n < 5; n++) {
    flood();
    if (n < 4) back();
  }
  const words = hall.meets('mallory 2', { proofs: [{ seat: red, token: known[red] }] });
  expect(whysIn(words)).toEqual(['not-your-seat']);
  for (let n = 0; n < 9; n++) {
    for (let m = 0; m < 300; m++) hall.says('mallory 2', ping);
    hall.meets('mallory 2', { proofs: [{ seat: green, token: known[red] }] });
  }
  expect(whysIn(hall.says('green', prove(green, 'x')))).toEqual(['not-a-message']);
  expect(hall.host().cutOffs.get(green)).toBeUndefined();
});

// Clocks and fingers ----------------------------------------------------------------------------------

const turn = { type: 'turn', glass: 0, on: 'trade-2' };

/** Time 'n' Space has begun; red's line takes 40 ms there and back, or answers as `pong` does. */
function racing(pong: (hall: Hall, t: Millis) => void = honest): Hall {
  const hall = openHall(timeNSpace, 3);
  hall.orders({ order: 'options', options: { level: 'beginner', minutes: 6 } });
  for (const seat of [red, green, blue]) {
    hall.meets(seat);
    hall.sits(seat, seat);
  }
  hall.deals();
  for (const seat of [red, green, blue])
    hall.says(seat, proposal(hall, seat, 1, { type: 'ready' }));
  for (let n = 0; n < 20; n++) {
    hall.waits(PING_MS);
    const [asked] = saidTo('red', hall.ticks());
    for (const other of [green, blue]) hall.says(other, ping);
    if (asked?.say === 'ping') pong(hall, asked.t);
    else hall.says('red', ping);
  }
  return hall;
}

const answers = (hall: Hall, t: Millis, here: Millis = 0) =>
  hall.says('red', { say: 'pong', t, here });
function honest(hall: Hall, t: Millis): void {
  hall.waits(40);
  answers(hall, t);
}

const dayMs = 86_400_000;
test.each<[string, (hall: Hall, t: Millis) => void, finger: Millis, gain: Millis]>([
  [
    '[T6] a clock days ahead',
    (hall, t) => (hall.waits(40), void answers(hall, t, 9 * dayMs)),
    9 * dayMs,
    0,
  ],
  [
    '[T6] a clock days behind',
    (hall, t) => (hall.waits(40), void answers(hall, t, -9 * dayMs)),
    -9 * dayMs,
    40,
  ],
  ['[T3] a finger from the beginning of time', honest, -1e15, 40],
  ['[T3] a finger from the end of time', honest, 1e15, 0],
  [
    '[T3] [T4] pongs late on purpose',
    (hall, t) => (hall.waits(1_900), void answers(hall, t)),
    -1e15,
    LAG_MS,
  ],
  [
    '[T4] pongs twice, the second late',
    (hall, t) => (honest(hall, t), hall.waits(900), void answers(hall, t)),
    -1e15,
    40,
  ],
  [
    '[T4] pongs for pings nobody sent',
    (hall, t) => (honest(hall, t), void answers(hall, t - 5_000)),
    -1e15,
    40,
  ],
  ['[T4] no pongs at all', hall => void hall.says('red', ping), -1e15, 0],
])(
  '%s gain no more than the round trip, and never more than 400 ms',
  (_what, pong, finger, gain) => {
    const hall = racing(pong);
    hall.says('red', proposal(hall, red, 2, turn, { finger }));
    hall.says('green', proposal(hall, green, 2, turn));
    const [mine, others] = hall.host().table!.match.log.slice(-2);
    expect(mine).toMatchObject({ do: 'act', seat: red });
    expect(mine?.at).toBe(others?.at);
    expect(mine!.at - ((mine as { finger?: Millis }).finger ?? mine!.at)).toBe(gain);
    expect(others).not.toHaveProperty('finger');
  },
);

test('[T5] nobody turns a glass before he has lifted it', () => {
  const hall = racing((h, t) => (h.waits(400), void answers(h, t)));
  hall.says('red', proposal(hall, red, 2, turn));
  const at = hall.host().table!.at;
  hall.waits(60_000 + 10);
  const lift = { type: 'lift', glass: 0, deed: { do: 'lapse' } };
  for (const id of [red, green, blue]) hall.says(id, ping);
  hall.says('red', proposal(hall, red, 3, lift));
  hall.says('red', proposal(hall, red, 4, turn, { finger: hall.now() - 400 }));
  const log = hall
    .host()
    .table!.match.log.filter(entry => entry.do === 'act' && entry.seat === red);
  expect(log.slice(-2)).toMatchObject([{ at: at + 60_010 }, { at: at + 60_010 }]);
  expect(log.at(-1)).not.toHaveProperty('finger');
});

test('[T6] a crystal 200 ppm off shows the same sand, to the few milliseconds it claims', () => {
  for (const ppm of [-200, 200]) {
    const local = (host: Millis) => 3 * dayMs + host * (1 + ppm * 1e-6);
    let guest = heardBy(createGuest('Ada', {}), local(0), { type: 'linked' });
    const clock = { running: true, at: 0, speed: 1, since: 0 } as const;
    const text = JSON.stringify({ say: 'shared', rev: 1, shared: { ...BARE, clock } });
    guest = heardBy(guest, local(1), { type: 'heard', text });
    for (let host = 0; host <= 600_000; host += 1_000) {
      const text = write({ say: 'pong', t: local(host), here: host + 5, revs: {} });
      guest = heardBy(guest, local(host + 10), { type: 'heard', text });
    }
    const { at, within } = matchNow(guest, local(600_500));
    expect(Math.abs(at - 600_500)).toBeLessThanOrEqual(within);
    expect(within).toBeLessThanOrEqual(10);
  }
});

const NIM = { sandtable: 'match', game: 'nim', version: 1, seats: [red], options: {}, seed: 1 };
const BARE = {
  game: 'nim',
  options: {},
  phase: 'playing',
  places: [],
  watchers: 0,
  requests: [],
} as const;
const heardBy = (guest: Guest, now: Millis, event: GuestEvent): Guest =>
  guestStep(guest, event, now)[0];

// Secrets ---------------------------------------------------------------------------------------------

test('[S4] a token is in no word of the host but the one that gives it to its owner', () => {
  const words: Word[] = [];
  const hall = openHall(nim, 3);
  const tokens: Token[] = [];
  for (const seat of [red, green, blue]) {
    words.push(...hall.meets(seat));
    const given = hall.says(seat, { say: 'sit', seat });
    words.push(...given);
    for (const word of given) if (word.say === 'seated') tokens.push(word.token);
  }
  words.push(...hall.deals(), ...hall.meets('tv', { watch: true }));
  for (const [n, seat] of [red, green, blue].entries()) {
    words.push(...hall.says(seat, { say: 'kept', seat, token: tokens[n] }));
    words.push(...hall.says(seat, proposal(hall, seat, 1, REDRAW)));
    words.push(
      ...hall.says(seat, { say: 'propose', seat, n: 2, rev: 0, finger: 0, action: tokens[n] }),
    );
    words.push(...hall.says(seat, { say: 'kept', seat: red, token: tokens[n] }));
    words.push(...hall.meets(`${seat} 2`, { proofs: [{ seat, token: tokens[n] }] }));
  }
  words.push(...hall.orders({ order: 'free', seat: red }));
  const given = words.filter(({ say }) => say === 'seated');
  expect(given).toHaveLength(6);
  for (const word of given)
    expect(word.say === 'seated' && word.to.startsWith(word.seat)).toBe(true);
  const others = JSON.stringify(words.filter(({ say }) => say !== 'seated'));
  for (const word of given) if (word.say === 'seated') expect(others).not.toContain(word.token);
  expect(others).not.toMatch(/[0-9a-f]{32}/);
});

test('[V1] no secret of a seat is in what anybody else is told', () => {
  const hall = playing(atOnce);
  hall.meets('tv', { watch: true });
  const words = hall.says('red', proposal(hall, red, 1, REDRAW));
  const { card } = viewOf(hall.host().table!, red) as { card: number };
  expect(JSON.stringify(saidTo('red', words))).toContain(`[${card}]`);
  for (const id of ['green', 'blue', 'tv']) {
    expect(JSON.stringify(saidTo(id, words))).not.toContain(`"card"`);
  }
});

// An evil host ----------------------------------------------------------------------------------------

function seatedGuest(): Guest {
  const words = [
    { say: 'welcome', v: VERSION, table: 'table-1' },
    { say: 'seated', seat: red, token: known[red] as Token, serial: 1, n: 0 },
    { say: 'view', viewer: red, rev: 1, view: { heap: 9, cards: [1, 2] } },
  ] as const;
  return words.reduce<Guest>(
    (guest, word) => heardBy(guest, 0, { type: 'heard', text: write(word) }),
    heardBy(createGuest('Ada', {}), 0, { type: 'linked' }),
  );
}

const change = (delta: string, rev = 2) =>
  `{"say":"delta","viewer":"red","rev":${rev},"delta":${delta},"happened":[]}`;
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
  ['[M8] a change without end', change(deep(100_000))],
  ['[M8] a change of nothing', change('{"heap":null}')],
  ['[M8] a change by a number', change('7')],
  ['[M8] a change by a number within', change('{"heap":7}')],
  ['[M8] a change that comes too early', change('{"heap":[1]}', 9)],
  ['[M8] a change after all changes', change('{"heap":[1]}').replace('"rev":2', '"rev":1e309')],
  ['[M8] a word of another version', '{"say":"welcome","v":99,"table":"t"}'],
  ['[M8] what it does not know', '{"say":"sing"}'],
  ['[M8] an answer for what no seat is called', '{"say":"answer","seat":"constructor","n":1}'],
  ['[M8] an answer to nothing', '{"say":"answer","seat":"blue","n":1}'],
  ['[M8] a pong of no ping', '{"say":"pong","t":1e15,"here":0,"revs":{}}'],
  [
    '[M8] a pong with names',
    '{"say":"pong","t":0,"here":0,"revs":{"__proto__":5,"constructor":0}}',
  ],
])('a guest that is told %s does not throw, and sees what it saw', (_what, text) => {
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
  [
    '[M7] a seat with a name of its own',
    '{"say":"unseated","seat":"constructor","why":{"code":"x"}}',
  ],
  ['[M7] a reason with a prototype', '{"say":"no","why":{"code":"x","__proto__":{"polluted":1}}}'],
])('a guest that is told %s is not polluted', (_what, text) => {
  const [after] = guestStep(seatedGuest(), { type: 'heard', text }, 10);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
  expect(([] as { polluted?: number }[] & { polluted?: number }).polluted).toBeUndefined();
  const { view } = after.views.get(red) as { view: { polluted?: number } };
  expect(view.polluted).toBeUndefined();
  expect(Object.keys(after.seats)).toEqual(['red']);
});

test('[M8] whatever a host says, a guest does not throw', () => {
  const why = fc.oneof(fc.jsonValue(), fc.constant({ code: 'x' }));
  const parts = {
    seat: anySeat,
    viewer: anySeat,
    token: anyToken,
    serial: fc.nat(5),
    n: fc.nat(5),
    rev: fc.nat(9),
    why,
    delta: fc.oneof(fc.jsonValue(), fc.constant({ heap: [1] }), fc.constant({ cards: { 1: [1] } })),
    happened: fc.constantFrom([], [{ type: 'x' }]),
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
    delta: 'viewer rev delta happened',
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
      const [curious] = guestStep(wished, { type: 'wished', wish: { wish: 'story' } }, 9);
      const [after, effects] = guestStep(curious, { type: 'heard', text }, 10);
      for (const { do: what } of effects) did = { ...did, [what]: (did[what] ?? 0) + 1 };
      const own = after.seats[red];
      guest = own?.token && own.pending.length < 20 ? after : seatedGuest();
    }),
    { numRuns: 3_000, seed: 7 },
  );
  for (const what of ['send', 'keep', 'answered', 'happened']) {
    expect([what, (did[what] ?? 0) > 3]).toEqual([what, true]);
  }
});
