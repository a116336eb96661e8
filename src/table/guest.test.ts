import type { Millis } from '../kit/millis';
import type { Seat } from '../kit/seat';
import { type Downward, readUpward, type Upward, VERSION } from '../protocol/messages';
import type { Token } from '../protocol/token';
import {
  createGuest,
  DEAF_MS,
  type Guest,
  type GuestEffect,
  type GuestEvent,
  hostNow,
  matchNow,
  PINGS,
  PROPOSAL_RESEND_MS,
  stepGuest,
  tokensOf,
  guestWakeAt,
  type GuestCommand,
} from './guest';

const [red, blue] = ['red', 'blue'] as Seat[] as [Seat, Seat];
const tokenOf = (digit: string) => digit.repeat(32) as Token;
const [one, two, three] = ['1', '2', '3'].map(tokenOf) as [Token, Token, Token];

/** A guest stepped by the test, with its own clock; every step returns the messages it sends. */
function phone(tokens: Record<string, Token> = {}, watches = false) {
  let guest = createGuest('Ada', tokens, watches);
  let [now, effects]: [Millis, readonly GuestEffect[]] = [500, []];
  function happens(event: GuestEvent): Upward[] {
    [guest, effects] = stepGuest(guest, event, now);
    return effects.flatMap(effect => (effect.do === 'send' ? [wordOf(effect.text)] : []));
  }
  return {
    guest: (): Guest => guest,
    effects: () => effects,
    now: () => now,
    waits: (ms: Millis) => void (now += ms),
    happens,
    links: () => happens({ type: 'linked' }),
    ticks: () => happens({ type: 'ticked' }),
    hears: (message: Downward | object) =>
      happens({ type: 'heard', text: JSON.stringify(message) }),
    wishes: (wish: GuestCommand) => happens({ type: 'wished', wish }),
    acts: (seat: Seat, action: unknown) =>
      happens({ type: 'wished', wish: { wish: 'act', seat, action } }),
  };
}

function wordOf(text: string): Upward {
  const read = readUpward(text);
  if (!read.ok) throw new Error(`nobody can read ${text}`);
  return read.message;
}

const welcome = { say: 'welcome', v: VERSION, table: 'table-1' };
const seated = (seat: Seat, token: Token, serial: number, n = 0) => ({
  say: 'seated',
  seat,
  token,
  serial,
  n,
});

/** At the table, on red's seat, with a view. */
function sitting(n = 0) {
  const ada = phone();
  ada.links();
  ada.hears(welcome);
  ada.hears(seated(red, one, 1, n));
  ada.hears({ say: 'view', viewer: red, rev: 5, view: { heap: 9, cards: [1, 2] } });
  return ada;
}
const numbers = (words: readonly Upward[]) =>
  words.flatMap(word => (word.say === 'propose' ? [word.n] : []));
const saysIn = (words: readonly Upward[]) => words.map(({ say }) => say);

test('[H1] [H5] a guest sends hello, its proofs and a ping, and repeats hello until it is welcomed', () => {
  const ada = phone({ red: one });
  const hello = {
    say: 'hello',
    v: VERSION,
    name: 'Ada',
    face: '',
    watch: false,
    packs: [],
    proofs: [{ seat: red, token: one }],
  };
  expect(ada.links()).toEqual([hello, { say: 'ping', t: 500 }]);
  ada.waits(PROPOSAL_RESEND_MS - 1);
  expect(saysIn(ada.ticks())).toEqual(['ping']);
  ada.waits(1);
  expect(ada.ticks()).toEqual([hello]);
  ada.hears(welcome);
  ada.waits(PROPOSAL_RESEND_MS);
  expect(saysIn(ada.ticks())).toEqual(['ping', 'hello']);
  ada.hears(seated(red, two, 4));
  ada.waits(PROPOSAL_RESEND_MS);
  expect(saysIn(ada.ticks())).toEqual(['ping']);
});

test('[H2] a host of another version is refused, and gives no table', () => {
  const ada = phone();
  ada.links();
  ada.hears({ ...welcome, v: VERSION + 1 });
  expect(ada.guest()).toMatchObject({
    table: null,
    refused: { code: 'other-version', theirs: VERSION + 1 },
  });
  ada.hears({ say: 'no', why: { code: 'table-is-full' } });
  expect(ada.guest().refused).toEqual({ code: 'table-is-full' });
});

test('[H7] a guest that hears nothing for six seconds hangs up, and asks for another channel', () => {
  const ada = sitting();
  ada.waits(DEAF_MS - 1);
  ada.ticks();
  expect(ada.effects()).not.toContainEqual({ do: 'hang-up' });
  ada.waits(1);
  ada.ticks();
  expect(ada.effects()).toEqual([{ do: 'hang-up' }]);
  ada.happens({ type: 'unlinked' });
  expect(ada.ticks()).toEqual([]);
  expect(guestWakeAt(ada.guest())).toBe(Infinity);
});

test('[H7] a guest that has slept pings before it hangs up', () => {
  const ada = sitting();
  ada.waits(60_000);
  expect(saysIn(ada.ticks())).toContain('ping');
  expect(ada.effects()).not.toContainEqual({ do: 'hang-up' });
  ada.waits(PINGS.every);
  ada.ticks();
  expect(ada.effects()).toEqual([{ do: 'hang-up' }]);
});

test('[K6] a token is kept before the host learns that it is', () => {
  const ada = phone();
  ada.links();
  expect(ada.hears(seated(red, one, 1))).toEqual([{ say: 'kept', seat: red, token: one }]);
  expect(ada.effects()[0]).toEqual({ do: 'keep', tokens: { red: one } });
});

test('[S12] a token that comes twice or late changes nothing; a newer one does', () => {
  const ada = phone({ red: one });
  ada.links();
  ada.hears(seated(red, three, 3));
  for (const late of [seated(red, three, 3), seated(red, two, 2)]) {
    expect(ada.hears(late)).toEqual([]);
    expect(tokensOf(ada.guest())).toEqual({ red: three });
  }
  expect(saysIn(ada.hears(seated(red, two, 4)))).toEqual(['kept']);
  expect(tokensOf(ada.guest())).toEqual({ red: two });
});

test('[S8] a guest that loses a seat forgets the token and the view', () => {
  const ada = sitting();
  ada.acts(red, 'dive');
  ada.hears({ say: 'unseated', seat: red, why: { code: 'sits-elsewhere' } });
  expect(ada.effects()).toEqual([{ do: 'keep', tokens: {} }]);
  expect(ada.guest()).toMatchObject({ refused: { code: 'sits-elsewhere' }, views: new Map() });
  ada.acts(red, 'dive');
  expect(ada.effects()).toEqual([
    { do: 'answered', seat: red, n: 0, why: { code: 'not-your-seat' } },
  ]);
  ada.hears({ say: 'unseated', seat: blue, why: { code: 'not-your-seat' } });
  expect(ada.guest().seats[blue]).toBeUndefined();
});

test('[P1] acts continue the host’s numbers, separately for each seat', () => {
  const ada = sitting(7);
  ada.hears(seated(blue, two, 1, 2));
  expect(numbers(ada.acts(red, 'dive'))).toEqual([8]);
  expect(numbers(ada.acts(red, 'flip'))).toEqual([9]);
  expect(numbers(ada.acts(blue, 'dive'))).toEqual([3]);
});

test('[P6] an unanswered act is sent again every second, unchanged', () => {
  const ada = sitting();
  const [first] = ada.acts(red, 'dive');
  ada.hears({ say: 'view', viewer: red, rev: 6, view: {} });
  for (let second = 0; second < 3; second++) {
    ada.waits(PROPOSAL_RESEND_MS);
    expect(ada.ticks().filter(({ say }) => say === 'propose')).toEqual([first]);
    ada.hears({ say: 'ping', t: 0 });
  }
  ada.hears({ say: 'answer', seat: red, n: 1, why: { code: 'stale' } });
  expect(ada.effects()).toEqual([{ do: 'answered', seat: red, n: 1, why: { code: 'stale' } }]);
  ada.hears({ say: 'answer', seat: red, n: 1 });
  expect(ada.effects()).toEqual([]);
  ada.waits(PROPOSAL_RESEND_MS);
  expect(saysIn(ada.ticks())).toEqual(['ping']);
});

test('[P6] on a new channel, acts the host missed are renumbered and all are sent again', () => {
  const ada = sitting();
  for (const action of ['a', 'b', 'c']) ada.acts(red, action);
  ada.happens({ type: 'unlinked' });
  expect(ada.acts(red, 'd')).toEqual([]);
  ada.links();
  expect(ada.hears(seated(red, two, 2, 5)).slice(1)).toMatchObject(
    ['a', 'b', 'c', 'd'].map((action, n) => ({ say: 'propose', n: n + 1, action })),
  );
  expect(numbers(ada.acts(red, 'e'))).toEqual([6]);
});

test('[P6] acts the host has not received keep their order and get the next numbers', () => {
  const ada = sitting(3);
  for (const action of ['a', 'b']) ada.acts(red, action);
  ada.links();
  const again = ada.hears(seated(red, two, 2, 4)).slice(1);
  expect(again).toMatchObject([
    { n: 4, action: 'a' },
    { n: 5, action: 'b' },
  ]);
});

test('[P9] an act made before the guest knows its numbers waits, and is taken for no older one', () => {
  const ada = phone({ red: one });
  ada.links();
  expect(numbers([...ada.acts(red, 'a'), ...ada.acts(red, 'b')])).toEqual([]);
  ada.hears({ say: 'answer', seat: red, n: 1 });
  expect(ada.effects()).toEqual([]);
  ada.waits(PROPOSAL_RESEND_MS);
  expect(numbers(ada.ticks())).toEqual([]);
  expect(numbers(ada.hears(seated(red, two, 2, 57)))).toEqual([58, 59]);
});

test('[P7] an act carries the revision on which it was made, and keeps it for good', () => {
  const ada = sitting();
  expect(ada.acts(red, 'dive')).toMatchObject([{ rev: 5 }]);
  ada.hears({ say: 'view', viewer: red, rev: 8, view: {} });
  expect(ada.acts(red, 'dive')).toMatchObject([{ rev: 8 }]);
  ada.links();
  expect(ada.hears(seated(red, two, 2, 0)).slice(1)).toMatchObject([{ rev: 5 }, { rev: 8 }]);
});

// Views ---------------------------------------------------------------------------------------------

const viewOf = (guest: Guest) => guest.views.get(red);
const delta = (rev: number, change: unknown) => ({
  d: [red, rev, change],
  e: [{ type: 'dived' }],
});
const whole = [{ say: 'whole', viewer: red }];

test('[V2] a change makes the next view, and unchanged parts stay the same objects', () => {
  const ada = sitting();
  const before = viewOf(ada.guest())!.view as { cards: number[] };
  expect(ada.hears(delta(6, { heap: [8] }))).toEqual([]);
  const view = { heap: 8, cards: [1, 2] };
  expect(ada.effects()).toEqual([{ do: 'events', viewer: red, events: [{ type: 'dived' }], view }]);
  expect(viewOf(ada.guest())).toEqual({ rev: 6, view: { heap: 8, cards: [1, 2] } });
  expect((viewOf(ada.guest())!.view as typeof before).cards).toBe(before.cards);
});

test.each<[string, object, object[]]>([
  ['[V3] a change of the next but one', delta(7, { heap: [8] }), whole],
  ['[V3] a change of another view', delta(6, { cards: { 7: [1] } }), whole],
  ['[V3] a repeated change', delta(5, { heap: [8] }), []],
  ['[V3] an older whole view', { say: 'view', viewer: red, rev: 4, view: {} }, []],
  ['[V3] a change of a view it never had', { d: [blue, 1, 0] }, [{ say: 'whole', viewer: blue }]],
])('%s leaves the view as it is', (_what, message, asked) => {
  const ada = sitting();
  const before = viewOf(ada.guest());
  expect(ada.hears(message)).toEqual(asked);
  expect(viewOf(ada.guest())).toBe(before);
});

test('[V4] a guest that learns of a later revision asks for the whole view', () => {
  const ada = sitting();
  const pong = (revs: object) => ({ say: 'pong', t: 500, here: 9_000, revs });
  expect(ada.hears(pong({ red: 5, shared: 0 }))).toEqual([]);
  expect(ada.hears(pong({ red: 6, shared: 1 }))).toEqual([
    ...whole,
    { say: 'whole', viewer: 'shared' },
  ]);
});

const shared = (clock: object) => ({
  game: 'nim',
  options: {},
  phase: 'playing',
  places: [],
  watchers: 0,
  host: 'Ada',
  clock,
  requests: [],
  undo: { way: 'asked', isOpen: false },
});

test('[V5] unchanged parts of the shared state stay the same objects', () => {
  const ada = phone();
  const says = (rev: number, requests: object[]) =>
    ada.hears({
      say: 'shared',
      rev,
      shared: { ...shared({ running: true, at: 0, since: 0 }), requests },
    });
  says(1, []);
  const before = ada.guest().shared!;
  says(2, [{ id: 1, from: red, words: { code: 'yes', about: [] }, until: 9_000 }]);
  const after = ada.guest().shared!;
  expect(after.requests).toHaveLength(1);
  expect(after.places).toBe(before.places);
  expect(after.clock).toBe(before.clock);
});

test('[P14] a new question to undo a move clears the answer to the last one', () => {
  const ada = sitting();
  const asks = (rev: number, id: number) => {
    const undo = { way: 'asked', isOpen: true, question: { id, by: 'green', agreed: [] } };
    ada.hears({ say: 'shared', rev, shared: { ...shared({ running: false, at: 0 }), undo } });
  };
  asks(1, 1);
  ada.hears({ say: 'no', why: { code: 'undo-refused' } });
  asks(2, 1);
  expect(ada.guest().refused).toEqual({ code: 'undo-refused' });
  asks(3, 2);
  expect(ada.guest().refused).toBeNull();
});

test('[V5] the shared state with the highest revision counts, in whatever order they arrive', () => {
  const ada = sitting();
  const rev = (n: number) => ({ say: 'shared', rev: n, shared: shared({ running: false, at: n }) });
  [rev(2), rev(1)].forEach(message => ada.hears(message));
  expect(ada.guest().shared?.clock).toMatchObject({ running: false, at: 2 });
});

test('[V2] on a new channel revisions start over, while the guest keeps its view', () => {
  const ada = sitting();
  ada.links();
  expect(viewOf(ada.guest())).toEqual({ rev: 0, view: { heap: 9, cards: [1, 2] } });
  ada.hears({ say: 'view', viewer: red, rev: 2, view: { heap: 1 } });
  expect(viewOf(ada.guest())).toEqual({ rev: 2, view: { heap: 1 } });
});

// Time ----------------------------------------------------------------------------------------------

test('[T2] sixteen quick pings, then one a second', () => {
  const ada = sitting();
  for (let n = 0; n < PINGS.first; n++) {
    expect(guestWakeAt(ada.guest())).toBe(ada.guest().pinged + PINGS.firstEvery);
    ada.hears({ say: 'pong', t: ada.now(), here: ada.now() + 86_400_000, revs: {} });
    if (n === PINGS.first - 1) break;
    ada.waits(PINGS.firstEvery);
    expect(ada.ticks()).toContainEqual({ say: 'ping', t: ada.now() });
  }
  ada.waits(PINGS.every - 1);
  expect(saysIn(ada.ticks())).not.toContain('ping');
  ada.waits(1);
  expect(saysIn(ada.ticks())).toContain('ping');
});

test('[T2] without a running match a ping goes out every two seconds', () => {
  const ada = sitting();
  for (let n = 0; n < PINGS.first; n++) {
    ada.ticks();
    ada.hears({ say: 'pong', t: ada.guest().pinged, here: 90_000, revs: {} });
    ada.waits(PINGS.firstEvery);
  }
  const clock = { running: false, at: 0 };
  ada.hears({ say: 'shared', rev: 1, shared: { ...shared(clock), phase: 'lobby' } });
  expect(guestWakeAt(ada.guest())).toBe(ada.guest().pinged + PINGS.everyAtRest);
  ada.hears({ say: 'shared', rev: 2, shared: shared(clock) });
  expect(guestWakeAt(ada.guest())).toBe(ada.guest().pinged + PINGS.every);
});

test('[T1] [T2] match time follows the host’s clock, with a known error', () => {
  const ada = sitting();
  expect(matchNow(ada.guest(), ada.now())).toEqual({ at: 0, within: Infinity });
  ada.hears({ say: 'shared', rev: 1, shared: shared({ running: true, at: 1_000, since: 90_000 }) });
  ada.waits(20);
  ada.hears({ say: 'pong', t: 500, here: 90_010, revs: {} });
  expect(hostNow(ada.guest(), ada.now())).toBe(90_020);
  expect(matchNow(ada.guest(), ada.now())).toEqual({ at: 1_020, within: 10 });
  expect(ada.acts(red, 'dive')).toMatchObject([{ finger: 90_020 }]);
});

/** A match that had run for a second when the host was last heard. */
function playing() {
  const ada = sitting();
  ada.hears({ say: 'shared', rev: 1, shared: shared({ running: true, at: 0, since: 89_000 }) });
  ada.hears({ say: 'pong', t: 500, here: 90_000, revs: {} });
  return ada;
}
type Ada = ReturnType<typeof playing>;
const stands = (ada: Ada) => ada.guest().stands;
const shown = (ada: Ada) => matchNow(ada.guest(), ada.now()).at;
const pong = (ada: Ada) => ({ say: 'pong', t: ada.now(), here: 89_500 + ada.now(), revs: {} });

/** Runs the guest as its loop does, waking it whenever it asks. */
function waits(ada: Ada, ms: Millis): void {
  const end = ada.now() + ms;
  for (let wake = guestWakeAt(ada.guest()); wake <= end; wake = guestWakeAt(ada.guest())) {
    ada.waits(Math.max(0, wake - ada.now()));
    ada.ticks();
    if (ada.effects().some(it => it.do === 'hang-up')) break;
  }
  ada.waits(end - ada.now());
}

test.each<[string, (ada: Ada) => void]>([
  ['[T15] is silent', () => undefined],
  ['[T15] is out of reach', ada => void ada.happens({ type: 'unlinked' })],
])('match time stops once a host %s for more than three seconds', (_what, breaks) => {
  const ada = playing();
  breaks(ada);
  waits(ada, 3_000);
  expect([stands(ada), shown(ada)]).toEqual([null, 4_000]);
  waits(ada, 60_000);
  expect([stands(ada), shown(ada)]).toEqual([4_000, 4_000]);
});

test('[T15] match time goes on at the next message of a host that was silent', () => {
  const ada = playing();
  waits(ada, 4_000);
  expect(shown(ada)).toBe(4_000);
  ada.hears(pong(ada));
  expect([stands(ada), shown(ada)]).toEqual([null, 5_000]);
});

test('[T15] on a new channel it goes on once the host’s clock and the match’s are known', () => {
  const ada = playing();
  ada.happens({ type: 'unlinked' });
  waits(ada, 20_000);
  ada.links();
  ada.hears(welcome);
  ada.hears({ say: 'shared', rev: 9, shared: shared({ running: false, at: 700 }) });
  expect([stands(ada), shown(ada)]).toEqual([4_000, 4_000]);
  ada.hears(pong(ada));
  expect([stands(ada), shown(ada)]).toEqual([null, 700]);
});

test('[T15] a guest that has slept pings first, and match time does not stop', () => {
  const ada = playing();
  ada.waits(60_000);
  ada.ticks();
  expect(stands(ada)).toBeNull();
  ada.waits(1);
  ada.hears(pong(ada));
  expect([stands(ada), shown(ada)]).toEqual([null, 61_001]);
});

test('[T15] an occasional message is enough, and a paused match needs no stop', () => {
  const ada = playing();
  for (let n = 0; n < 5; n++) {
    waits(ada, 2_900);
    ada.hears({ say: 'ping', t: 1 });
  }
  expect(stands(ada)).toBeNull();
  ada.hears({ say: 'shared', rev: 2, shared: shared({ running: false, at: 700 }) });
  ada.happens({ type: 'unlinked' });
  waits(ada, 60_000);
  expect(stands(ada)).toBeNull();
});

test('[T2] a guest answers pings of its host with its own time', () => {
  const ada = sitting();
  ada.waits(3);
  expect(ada.hears({ say: 'ping', t: 77 })).toEqual([{ say: 'pong', t: 77, here: 503 }]);
});

test.each<[string, GuestCommand, object]>([
  ['[S2] sit down', { wish: 'sit', seat: red }, { say: 'sit', seat: red }],
  ['[S10] get up', { wish: 'rise', seat: red }, { say: 'rise', seat: red }],
  ['[T7] pause', { wish: 'pause' }, { say: 'pause' }],
  ['[T7] resume', { wish: 'resume' }, { say: 'resume' }],
  [
    '[R1] ask somebody',
    { wish: 'ask', seat: red, to: blue, words: { code: 'give', about: [] }, lasts: 2_000 },
    { say: 'ask', seat: red, to: blue, words: { code: 'give', about: [] }, lasts: 2_000 },
  ],
])('a player can %s', (_what, wish, message) => {
  expect(sitting().wishes(wish)).toEqual([message]);
});

const asksForSeat = (words: readonly Upward[]) => words.filter(({ say }) => say === 'seat-me');

test('[S21] a guest that wants any seat asks once it is welcomed, until it sits', () => {
  const ada = phone();
  expect(ada.wishes({ wish: 'seat-me', usual: blue })).toEqual([]);
  expect(asksForSeat(ada.links())).toEqual([]);
  expect(ada.hears(welcome)).toEqual([{ say: 'seat-me', usual: blue }]);
  ada.waits(PROPOSAL_RESEND_MS);
  expect(asksForSeat(ada.ticks())).toEqual([{ say: 'seat-me', usual: blue }]);
  ada.hears(seated(red, one, 1));
  ada.waits(PROPOSAL_RESEND_MS);
  expect(asksForSeat(ada.ticks())).toEqual([]);
});

test('[S21] a guest asks no more for any seat when none is free, or when its player gets up', () => {
  const ada = phone();
  ada.links();
  ada.hears(welcome);
  expect(ada.wishes({ wish: 'seat-me' })).toEqual([{ say: 'seat-me' }]);
  ada.hears({ say: 'no', why: { code: 'all-seats-taken' } });
  ada.waits(PROPOSAL_RESEND_MS);
  expect(asksForSeat(ada.ticks())).toEqual([]);
  ada.wishes({ wish: 'seat-me' });
  ada.wishes({ wish: 'rise', seat: red });
  ada.waits(PROPOSAL_RESEND_MS);
  expect(asksForSeat(ada.ticks())).toEqual([]);
});

const places = (name: string, face: string) => [
  { seat: red, name, face, sits: 'player', here: true },
];
const known = (name: string, rev = 1, face = '') => ({
  say: 'shared',
  rev,
  shared: { ...shared({ running: false, at: 0 }), places: places(name, face) },
});
const renames = (words: readonly Upward[]) => words.filter(({ say }) => say === 'rename');

test('[S15] a new name is sent until all see it, and then no more', () => {
  const ada = sitting();
  ada.hears(known('Ada'));
  expect(ada.wishes({ wish: 'rename', name: ' Countess ', seat: red })).toEqual([
    { say: 'rename', name: 'Countess', seat: red },
  ]);
  ada.waits(PROPOSAL_RESEND_MS);
  expect(renames(ada.ticks())).toEqual([{ say: 'rename', name: 'Countess', seat: red }]);
  ada.hears(known('Countess', 2));
  ada.waits(PROPOSAL_RESEND_MS);
  expect(renames(ada.ticks())).toEqual([]);
  expect(ada.guest().name).toBe('Ada');
});

test("[S31] a name that the host's screen has changed is not changed back", () => {
  const ada = sitting();
  ada.wishes({ wish: 'rename', name: 'Countess', seat: red });
  ada.hears(known('Countess', 2));
  ada.hears(known('Ada', 3));
  ada.waits(PROPOSAL_RESEND_MS);
  expect(renames(ada.ticks())).toEqual([]);
  expect(ada.wishes({ wish: 'rename', name: 'Eve', seat: red })).toHaveLength(1);
});

test('[S15] a new face is sent until all see it, whatever name follows', () => {
  const ada = sitting();
  ada.hears(known('Ada', 1, 'owl'));
  ada.wishes({ wish: 'rename', name: 'Ada', face: 'fox' });
  ada.wishes({ wish: 'rename', name: 'Countess', seat: red });
  ada.hears(known('Countess', 2, 'owl'));
  ada.waits(PROPOSAL_RESEND_MS);
  const rename = { say: 'rename', name: 'Countess', face: 'fox', seat: red };
  expect(renames(ada.ticks())).toEqual([rename]);
  ada.hears(known('Countess', 3, 'fox'));
  ada.waits(PROPOSAL_RESEND_MS);
  expect(renames(ada.ticks())).toEqual([]);
  expect(ada.links()[0]).toMatchObject({ say: 'hello', name: 'Ada', face: 'fox' });
});

test('[S15] a name changed while the channel was broken is sent when it is back', () => {
  const ada = sitting();
  ada.hears(known('Ada'));
  ada.happens({ type: 'unlinked' });
  ada.wishes({ wish: 'rename', name: 'Countess' });
  expect(ada.links()[0]).toMatchObject({ say: 'hello', name: 'Countess' });
  ada.hears(welcome);
  ada.hears(known('Ada'));
  ada.waits(PROPOSAL_RESEND_MS);
  expect(renames(ada.ticks())).toEqual([]); // it does not know yet whether the seat is its own
  ada.hears(seated(red, two, 2));
  ada.waits(PROPOSAL_RESEND_MS);
  expect(renames(ada.ticks())).toEqual([{ say: 'rename', name: 'Countess', seat: red }]);
});

test('[S15] no name is sent for a seat that was lost or never held', () => {
  const ada = sitting();
  ada.wishes({ wish: 'rename', name: 'Countess' });
  ada.hears({ say: 'unseated', seat: red, why: { code: 'sits-elsewhere' } });
  ada.hears(seated(red, two, 5));
  ada.hears(known('Bob', 3));
  ada.wishes({ wish: 'rename', name: 'Eve', seat: blue });
  ada.waits(PROPOSAL_RESEND_MS);
  expect(renames(ada.ticks())).toEqual([]);
});

test('[H3] a face with other signs than small letters changes nothing', () => {
  const ada = sitting();
  const before = ada.guest();
  expect(ada.wishes({ wish: 'rename', name: 'Ada', face: 'Owl 2' })).toEqual([]);
  expect(ada.guest()).toBe(before);
});

test.each([['[H3] nothing'], ['[H3] more than 24 characters']])('%s is refused as a name', what => {
  const ada = sitting();
  const before = ada.guest();
  const name = what.endsWith('nothing') ? '  ' : 'x'.repeat(25);
  expect(ada.wishes({ wish: 'rename', name })).toEqual([]);
  expect(ada.guest()).toBe(before);
});

test('[S17] the next match removes all views and pending acts of the last', () => {
  const ada = sitting(3);
  const at = (match: number, rev: number) => ({
    say: 'shared',
    rev,
    shared: { ...shared({ running: false, at: 0 }), match },
  });
  ada.hears(at(0, 1));
  ada.acts(red, 'dive');
  ada.acts(red, 'dive');
  ada.hears(at(0, 2));
  expect(ada.guest().seats[red]!.pending).toHaveLength(2);
  ada.hears(at(1, 3));
  expect(ada.guest()).toMatchObject({ views: new Map(), seats: { red: { token: one, n: 3 } } });
  ada.waits(PROPOSAL_RESEND_MS);
  expect(numbers(ada.ticks())).toEqual([]);
  expect(numbers(ada.acts(red, 'dive'))).toEqual([4]);
});

test('[H9] a guest remembers for good that its table was closed', () => {
  const ada = sitting();
  ada.hears({ say: 'no', why: { code: 'seat-taken' } });
  expect(ada.guest().closed).toBe(false);
  ada.hears({ say: 'no', why: { code: 'table-closed' } });
  expect(ada.guest()).toMatchObject({ closed: true, refused: { code: 'table-closed' } });
  ada.hears({ say: 'no', why: { code: 'seat-taken' } });
  expect(ada.guest().closed).toBe(true);
});

test('[O1] a watcher declares it in hello', () => {
  expect(phone({}, true).links()).toMatchObject([{ say: 'hello', watch: true, proofs: [] }, {}]);
});

const standingAs = (guest: number, part: object = {}) => ({
  guest,
  name: 'Ada',
  face: '',
  asks: false,
  ...part,
});
const place = (sits: 'player' | 'nobody') => ({ seat: red, name: '', face: '', sits, here: false });

/** Welcomed as number 3 at a table whose only seat is taken. */
function standing() {
  const ada = phone();
  ada.links();
  ada.hears({ ...welcome, guest: 3 });
  const sees = (rev: number, part: object = {}, places = [place('player')]) => {
    const others = { clock: { running: false, at: 0 }, places, standing: [standingAs(3, part)] };
    return ada.hears({ say: 'shared', rev, shared: { ...shared({}), ...others } });
  };
  sees(1);
  return { ada, sees };
}
const begging = (words: readonly Upward[]) => words.filter(({ say }) => /seat/.test(say));
const repeats = (ada: ReturnType<typeof phone>) => {
  ada.waits(PROPOSAL_RESEND_MS);
  return begging(ada.ticks());
};

test('[S28] a guest asks for a seat until everybody sees it, and so it stops asking', () => {
  const { ada, sees } = standing();
  const asked = { say: 'ask-seat', asks: true };
  expect(begging(ada.wishes({ wish: 'ask-seat', asks: true }))).toEqual([asked]);
  expect(repeats(ada)).toEqual([asked]);
  sees(2, { asks: true });
  expect(repeats(ada)).toEqual([]);
  const stopped = { say: 'ask-seat', asks: false };
  expect(begging(ada.wishes({ wish: 'ask-seat', asks: false }))).toEqual([stopped]);
  sees(3);
  expect(repeats(ada)).toEqual([]);
});

test('[S28] on a new channel a guest that asks begins again, once it knows its number there', () => {
  const { ada, sees } = standing();
  ada.wishes({ wish: 'ask-seat', asks: true, seat: blue });
  sees(2, { asks: true, seat: blue });
  ada.happens({ type: 'unlinked' });
  ada.links();
  expect(repeats(ada)).toEqual([]);
  ada.hears({ ...welcome, guest: 7 });
  expect(repeats(ada)).toEqual([]);
  const others = { clock: { running: false, at: 0 }, places: [place('player')] };
  const list = [standingAs(7)];
  ada.hears({ say: 'shared', rev: 1, shared: { ...shared({}), ...others, standing: list } });
  expect(repeats(ada)).toEqual([{ say: 'ask-seat', asks: true, seat: blue }]);
});

test('[S28] a guest that asks takes a seat that has become free, and is content with it', () => {
  const { ada, sees } = standing();
  ada.wishes({ wish: 'ask-seat', asks: true, seat: red });
  sees(2, { asks: true, seat: red }, [place('nobody')]);
  expect(repeats(ada)).toEqual([{ say: 'seat-me', usual: red }]);
  ada.hears(seated(red, one, 1));
  expect(ada.guest().asks).toBeNull();
});

test('[S30] a guest knows which of its seats is open on another phone, until it has one', () => {
  const ada = sitting();
  ada.hears({ say: 'unseated', seat: red, why: { code: 'sits-elsewhere' } });
  ada.happens({ type: 'unlinked' });
  ada.links();
  ada.hears(welcome);
  expect(ada.guest().elsewhere).toBe(red);
  ada.hears(seated(red, two, 1));
  expect(ada.guest().elsewhere).toBeNull();
});
