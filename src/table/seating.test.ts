import type { Seat } from '../kit/seat';
import { VERSION } from '../protocol/messages';
import type { Token } from '../protocol/token';
import { GUESTS } from './hostState';
import {
  type Hall,
  openHall,
  playing,
  proposal,
  REDRAW,
  saidTo,
  tokenIn,
  whysIn,
  type Word,
} from './testing/hostFixture';
import { nim } from './nim';

const [red, green, blue] = ['red', 'green', 'blue'] as Seat[] as [Seat, Seat, Seat];
const ghost = 'constructor' as Seat;

/** A phone that has an older invite says hello. */
function comesByOldLink(hall: Hall, id: string, proofs: object[]): Word[] {
  hall.happens({ type: 'opened', channel: id as never, mustProve: true });
  const packs = hall.host().game.packs ?? [];
  return hall.says(id, { say: 'hello', v: VERSION, name: id, packs, proofs } as never);
}

/** A table of three places, whose host these guests have met. */
function hallWith(...names: string[]): Hall {
  const hall = openHall(undefined, 3);
  for (const name of names) hall.meets(name);
  return hall;
}

const NOT_LET_IN = [{ say: 'no', why: { code: 'not-let-in' } }, { say: 'closed' }];

const comesBack = (hall: Hall, id: string, seat: Seat, token: Token) =>
  hall.meets(id, { proofs: [{ seat, token }] });
const sits = (hall: Hall, seat: Seat) => hall.host().holders[seat]?.sits;
const seatsOf = (hall: Hall, id: string) => hall.host().channels.get(id as never)?.seats;

test('[H6] a player who comes back to a full table takes the place of a device without a seat', () => {
  const hall = hallWith('ada');
  const token = tokenIn(hall.says('ada', { say: 'sit', seat: red }));
  hall.deals();
  for (let n = 1; n < GUESTS.most; n++) hall.meets(`c${n}`);
  const words = comesBack(hall, 'again', red, token);
  expect(saidTo('c1', words)).toMatchObject([
    { say: 'no', why: { code: 'table-is-full' } },
    { say: 'closed' },
  ]);
  expect(seatsOf(hall, 'again')).toEqual([red]);
  hall.meets('one more');
  const stranger = hall.meets('stranger', { proofs: [{ seat: red, token: 'f'.repeat(32) }] });
  expect(whysIn(stranger)).toEqual(['table-is-full']);
});

test('[H13] with an older invite a device is let in only with a proof of a seat', () => {
  const hall = hallWith('ada');
  const token = tokenIn(hall.says('ada', { say: 'sit', seat: red }));
  hall.deals();
  const mallory = { seat: red, token: 'f'.repeat(32) };
  expect(comesByOldLink(hall, 'eve', [])).toMatchObject(NOT_LET_IN);
  expect(comesByOldLink(hall, 'mallory', [mallory])).toMatchObject(NOT_LET_IN);
  const asleep = comesByOldLink(hall, 'asleep', [{ seat: red, token }]);
  expect(saidTo('asleep', asleep)).toMatchObject([{ say: 'welcome' }, {}, { say: 'seated' }, {}]);
});

test('[S13] [H13] a device that is sent away loses all its seats, and its tokens open none', () => {
  const hall = hallWith('ada', 'bob');
  const tokens = [red, green].map(seat => tokenIn(hall.says('ada', { say: 'sit', seat })));
  hall.deals();
  const words = hall.orders({ order: 'send-away', seat: green });
  expect(whysIn(words)).toEqual(['freed', 'freed', 'not-let-in']);
  expect(saidTo('ada', words).at(-1)).toMatchObject({ say: 'closed' });
  expect([sits(hall, red), sits(hall, green)]).toEqual(['nobody', 'nobody']);
  expect(whysIn(comesBack(hall, 'back', red, tokens[0]!))).toContain('not-your-seat');
  const proofs = [red, green].map((seat, n) => ({ seat, token: tokens[n] }));
  expect(comesByOldLink(hall, 'by the old link', proofs)).toMatchObject(NOT_LET_IN);
  expect(hall.orders({ order: 'send-away', seat: ghost })).toEqual([]);
});

test("[S13] at the host's own device a seat is freed, and nobody is sent away", () => {
  const hall = openHall(undefined, 3);
  hall.happens({ type: 'opened', channel: 'own' as never, isOwn: true });
  hall.says('own', {
    say: 'hello',
    v: VERSION,
    name: 'own',
    packs: hall.host().game.packs ?? [],
  } as never);
  hall.says('own', { say: 'sit', seat: red });
  expect(whysIn(hall.orders({ order: 'send-away', seat: red }))).toEqual(['freed']);
  expect(hall.host().channels.size).toBe(1);
});

test('[S2] a free seat goes to the first who asks', () => {
  const hall = hallWith('ada', 'bob');
  const words = hall.says('ada', { say: 'sit', seat: red });
  expect(saidTo('ada', words)).toMatchObject([
    { say: 'seated', seat: red, serial: 1, n: 0, token: expect.stringMatching(/^[0-9a-f]{32}$/) },
    { say: 'shared' },
  ]);
  expect(whysIn(hall.says('bob', { say: 'sit', seat: red }))).toEqual(['seat-taken']);
  expect(seatsOf(hall, 'bob')).toEqual([]);
});

test.each([
  ['[S2] one of another table', 'purple'],
  ['[M7] one with a name that means something in JavaScript', ghost],
])('nobody can take a seat that does not exist: %s', (_what, seat) => {
  const hall = hallWith('ada');
  const words = hall.says('ada', { say: 'sit', seat });
  expect(words).toEqual([{ to: 'ada', say: 'no', why: { code: 'no-such-seat', seat } }]);
});

const seatMe = (usual?: Seat) => ({ say: 'seat-me', ...(usual && { usual }) });
const seatsIn = (words: readonly Word[]) =>
  words.flatMap(word => (word.say === 'seated' ? [word.seat] : []));

test('[S20] asking for any seat brings the usual one, or the first that is free', () => {
  const hall = hallWith('ada', 'bob', 'cy', 'dee');
  expect(seatsIn(hall.says('ada', seatMe(green)))).toEqual([green]);
  expect(seatsIn(hall.says('bob', seatMe(green)))).toEqual([red]);
  expect(seatsIn(hall.says('cy', seatMe()))).toEqual([blue]);
  expect(whysIn(hall.says('dee', seatMe(blue)))).toEqual(['all-seats-taken']);
  expect(seatsOf(hall, 'dee')).toEqual([]);
});

test('[S20] [H5] a device that has a seat gets it again, with the same token', () => {
  const hall = hallWith('ada');
  const token = tokenIn(hall.says('ada', seatMe(ghost)));
  const { holders } = hall.host();
  expect(tokenIn(hall.says('ada', seatMe(blue)))).toBe(token);
  expect(hall.host().holders).toEqual(holders);
});

test('[S20] any seat may be asked for in a match, too, and bots keep theirs', () => {
  const hall = playing();
  hall.meets('dee');
  hall.orders({ order: 'bot', seat: red, level: 'plain' });
  expect(whysIn(hall.says('dee', seatMe(red)))).toEqual(['all-seats-taken']);
  hall.orders({ order: 'free', seat: green });
  expect(seatsIn(hall.says('dee', seatMe(red)))).toEqual([green]);
});

test('[S9] a device may hold several seats, each with its own token and numbers', () => {
  const hall = hallWith('ada');
  const tokens = [hall.sits('ada', red), hall.sits('ada', blue)];
  expect(new Set(tokens).size).toBe(2);
  expect(seatsOf(hall, 'ada')).toEqual([red, blue]);
  const proofs = [red, blue].map((seat, n) => ({ seat, token: tokens[n] }));
  const words = hall.meets('ada again', { proofs });
  expect(words.filter(({ say }) => say === 'seated')).toMatchObject([
    { seat: red },
    { seat: blue },
  ]);
  expect(saidTo('ada', words).map(({ say }) => say)).toEqual(['unseated', 'unseated', 'closed']);
});

test('[S9] losing one of several seats leaves the channel open', () => {
  const hall = hallWith('ada');
  const token = hall.sits('ada', red);
  hall.sits('ada', blue);
  const words = comesBack(hall, 'borrowed', red, token);
  expect(saidTo('ada', words)).toMatchObject([
    { say: 'unseated', seat: red, why: { code: 'sits-elsewhere' } },
  ]);
  expect(seatsOf(hall, 'ada')).toEqual([blue]);
});

test('[S5] a phone that comes back gets a new token, and both work until it has kept the new one', () => {
  const hall = hallWith('ada');
  const first = hall.sits('ada', red);
  const second = tokenIn(comesBack(hall, 'ada 2', red, first));
  expect(second).not.toBe(first);
  expect(whysIn(comesBack(hall, 'ada 3', red, first))).toEqual(['sits-elsewhere']);
  expect(whysIn(comesBack(hall, 'ada 4', red, second))).toEqual(['sits-elsewhere']);
});

test.each<[string, (hall: Hall, token: Token) => void]>([
  ['[S5] by sending kept', (hall, token) => hall.says('ada 2', { say: 'kept', seat: red, token })],
  ['[S5] by using it as a proof', (hall, token) => void comesBack(hall, 'ada 3', red, token)],
])('once a phone confirms a token, older ones open nothing: %s', (_how, confirm) => {
  const hall = hallWith('ada');
  const first = hall.sits('ada', red);
  confirm(hall, tokenIn(comesBack(hall, 'ada 2', red, first)));
  expect(whysIn(comesBack(hall, 'thief', red, first))).toEqual(['not-your-seat']);
  expect(seatsOf(hall, 'thief')).toEqual([]);
});

test('[S6] however often a new token is lost, the one the phone has opens its seat', () => {
  const hall = hallWith('ada');
  const token = hall.sits('ada', red);
  const second = tokenIn(comesBack(hall, 'heard of', red, token)); // it keeps this token, but the confirmation is lost
  for (let n = 0; n < 20; n++) comesBack(hall, `lost ${n}`, red, second);
  expect(whysIn(comesBack(hall, 'at last', red, second))).toEqual(['sits-elsewhere']);
  expect(seatsOf(hall, 'at last')).toEqual([red]);
});

test.each([
  ['[H5] hello', { say: 'hello', v: VERSION, name: 'ada' }],
  ['[H5] sitting down', { say: 'sit', seat: red }],
])('repeating %s brings the same token again', (_what, message) => {
  const hall = hallWith('ada');
  const first = tokenIn(hall.says('ada', { say: 'sit', seat: red }));
  const again = {
    ...message,
    ...('v' in message ? { proofs: [{ seat: red, token: first }] } : {}),
  };
  const before = hall.host().holders[red];
  for (let n = 0; n < 20; n++) expect(tokenIn(hall.says('ada', again))).toBe(first);
  expect(hall.host().holders[red]).toEqual(before);
});

test('[S7] the newest valid proof wins; the older channel learns of it, and is closed', () => {
  const hall = hallWith('ada');
  const token = hall.sits('ada', red);
  const words = comesBack(hall, 'ada 2', red, token);
  expect(saidTo('ada', words)).toEqual([
    { to: 'ada', say: 'unseated', seat: red, why: { code: 'sits-elsewhere' } },
    { to: 'ada', say: 'closed' },
  ]);
  expect(seatsOf(hall, 'ada 2')).toEqual([red]);
  expect(hall.host().channels.size).toBe(1);
  expect(hall.closes('ada')).toEqual([]);
  expect(seatsOf(hall, 'ada 2')).toEqual([red]);
});

test.each<[string, Token]>([
  ['[S8] guessed', '0123456789abcdef0123456789abcdef' as Token],
  ['[S8] of another seat', 'green' as Token],
])('a proof that opens nothing is refused: %s', (_what, token) => {
  const hall = hallWith('ada', 'bob');
  hall.sits('ada', red);
  const others = hall.sits('bob', green);
  const proof = { seat: red, token: token.length === 32 ? token : others };
  const words = hall.meets('thief', { proofs: [proof, { seat: ghost, token: others }] });
  expect(words.filter(({ say }) => say === 'unseated')).toEqual([
    { to: 'thief', say: 'unseated', seat: red, why: { code: 'not-your-seat' } },
    { to: 'thief', say: 'unseated', seat: ghost, why: { code: 'not-your-seat' } },
  ]);
  expect(seatsOf(hall, 'ada')).toEqual([red]);
});

test('[S10] before the deal a player may get up for another to sit down; after it they stay', () => {
  const hall = hallWith('ada', 'bob');
  const token = hall.sits('ada', red);
  expect(whysIn(hall.says('ada', { say: 'rise', seat: red }))).toEqual(['got-up']);
  expect(whysIn(comesBack(hall, 'ada 2', red, token))).toEqual(['not-your-seat']);
  hall.sits('bob', red);
  hall.deals();
  expect(whysIn(hall.says('bob', { say: 'rise', seat: red }))).toEqual(['match-is-running']);
  expect(seatsOf(hall, 'bob')).toEqual([red]);
});

test.each<[string, (hall: Hall) => void]>([
  ['[S11] its link ended', hall => void hall.closes('ada')],
  [
    '[S11] it was cut off',
    hall => {
      for (let n = 0; n < 300; n++) hall.says('ada', { say: 'ping', t: 1 });
    },
  ],
  [
    '[S11] it fell silent',
    hall => {
      hall.waits(60_000);
      hall.ticks(); // pings it
      hall.waits(2_000);
      hall.ticks();
    },
  ],
])('a phone that leaves before it has kept its token leaves its seat free: %s', (_how, go) => {
  const hall = hallWith('ada');
  hall.says('ada', { say: 'sit', seat: red });
  hall.sits('ada', blue);
  go(hall);
  expect(hall.host().channels.size).toBe(0);
  expect([sits(hall, red), sits(hall, blue)]).toEqual(['nobody', 'player']);
});

const named = (hall: Hall, id: string, name: string, seat?: Seat) =>
  hall.says(id, { say: 'rename', name, ...(seat && { seat }) });
const names = (hall: Hall) => hall.host().shared!.shared.places.map(({ name }) => name);

test('[S15] a new name holds for all seats of a device, and for those it takes later', () => {
  const hall = hallWith('ada', 'bob');
  hall.sits('ada', red);
  hall.sits('bob', green);
  const words = named(hall, 'ada', 'Countess');
  expect(saidTo('bob', words)).toMatchObject([{ say: 'shared' }]);
  hall.sits('ada', blue);
  expect(names(hall)).toEqual(['Countess', 'bob', 'Countess']);
});

test('[S15] on one device each seat may have another name', () => {
  const hall = hallWith('ada');
  hall.sits('ada', red);
  hall.sits('ada', green);
  named(hall, 'ada', 'Bob', green);
  expect(names(hall)).toEqual(['ada', 'Bob', '']);
  hall.deals();
  named(hall, 'ada', 'Rob', green);
  expect(names(hall).slice(0, 2)).toEqual(['ada', 'Rob']);
});

test('[S1] [S15] nobody can rename the seats of others', () => {
  const hall = hallWith('ada', 'eve');
  hall.sits('ada', red);
  for (const seat of [red, green, ghost]) {
    expect(whysIn(named(hall, 'eve', 'Fool', seat))).toEqual(['not-your-seat']);
  }
  expect(names(hall)).toEqual(['ada', '', '']);
});

test("[S31] the host's screen renames a player, who keeps the name on another seat", () => {
  const hall = hallWith('ada', 'bob');
  hall.sits('ada', red);
  hall.sits('bob', green);
  const words = hall.orders({ order: 'rename', seat: red, name: ' Countess ' });
  expect(saidTo('bob', words)).toMatchObject([{ say: 'shared' }]);
  hall.says('ada', { say: 'sit', seat: blue });
  expect(names(hall)).toEqual(['Countess', 'bob', 'Countess']);
  expect(hall.dies().host().holders[red]?.name).toBe('Countess');
});

test("[S31] one of several players at a phone is renamed, and the phone's name stays", () => {
  const hall = hallWith('ada');
  hall.sits('ada', red);
  hall.sits('ada', green);
  hall.orders({ order: 'rename', seat: green, name: 'Bob' });
  hall.sits('ada', blue);
  expect(names(hall)).toEqual(['ada', 'Bob', 'ada']);
});

test.each([
  ['an empty name', red, ' '],
  ['a name too long', red, 'x'.repeat(25)],
  ['the name of a bot', green, 'Bob'],
  ['the name of nobody', blue, 'Bob'],
  ['the name at a seat that does not exist', ghost, 'Bob'],
])("[S31] %s is not changed by the host's screen", (_what, seat, name) => {
  const hall = hallWith('ada');
  hall.sits('ada', red);
  hall.orders({ order: 'bot', seat: green, level: 'random' });
  const before = names(hall);
  expect(hall.orders({ order: 'rename', seat, name })).toEqual([]);
  expect(names(hall)).toEqual(before);
});

test('[S15] coming back, on whatever phone, changes no name', () => {
  const hall = hallWith('ada');
  const token = hall.sits('ada', red);
  named(hall, 'ada', 'Countess', red);
  comesBack(hall, 'borrowed', red, token);
  expect(names(hall)[0]).toBe('Countess');
  expect(hall.dies().host().holders[red]?.name).toBe('Countess');
});

const faces = (hall: Hall) => hall.host().shared!.shared.places.map(({ face }) => face);

test('[S19] [S14] a player who sits down has the face of their device, and a bot has none', () => {
  const hall = openHall(undefined, 3);
  hall.meets('ada', { face: 'owl' });
  hall.sits('ada', red);
  hall.sits('ada', green);
  hall.orders({ order: 'bot', seat: blue, level: 'random' });
  expect(faces(hall)).toEqual(['owl', 'owl', '']);
  hall.orders({ order: 'bot', seat: red, level: 'random' });
  hall.orders({ order: 'free', seat: green });
  expect(faces(hall)).toEqual(['', '', '']);
});

test('[S15] a player may take another face, for all seats of a device or for one', () => {
  const hall = openHall(undefined, 3);
  hall.meets('ada', { face: 'owl' });
  const token = hall.sits('ada', red);
  hall.sits('ada', green);
  hall.says('ada', { say: 'rename', name: 'Ada', face: 'fox' });
  hall.says('ada', { say: 'rename', name: 'Bob', face: '', seat: green });
  hall.says('ada', { say: 'rename', name: 'Countess', seat: red });
  hall.sits('ada', blue);
  expect(faces(hall)).toEqual(['fox', '', 'fox']);
  expect(names(hall)).toEqual(['Countess', 'Bob', 'Ada']);
  hall.meets('borrowed', { face: 'hen', proofs: [{ seat: red, token }] });
  expect(faces(hall)[0]).toBe('fox');
  expect(hall.dies().host().holders[red]?.face).toBe('fox');
});

test('[S14] everybody sees who sits where, and whether they are here', () => {
  const hall = hallWith('ada', 'bob');
  hall.sits('ada', red);
  hall.orders({ order: 'bot', seat: blue, level: 'random' });
  hall.closes('ada');
  expect(hall.host().shared?.shared.places).toEqual([
    { seat: red, name: 'ada', face: '', sits: 'player', here: false },
    { seat: green, name: '', face: '', sits: 'nobody', here: false },
    { seat: blue, name: 'random', face: '', sits: 'bot', here: true },
  ]);
});

test('[O1] twenty may watch, and not one more, who stays and may sit down', () => {
  const hall = openHall();
  for (let n = 0; n < GUESTS.watchers; n++) hall.meets(`tv ${n}`, { watch: true });
  expect(whysIn(hall.meets('late', { watch: true }))).toEqual(['too-many-watch']);
  expect(hall.host().shared?.shared.watchers).toBe(GUESTS.watchers);
  expect(hall.sits('late', red)).toMatch(/^[0-9a-f]{32}$/);
  hall.closes('tv 0');
  expect(whysIn(hall.says('late', { say: 'hello', v: VERSION, name: 'x', watch: true }))).toEqual(
    [],
  );
});

test('[O2] a watcher gets the whole board, then its changes, and the view of no seat', () => {
  const hall = playing();
  const words = hall.meets('tv', { watch: true });
  expect(words.filter(({ say }) => say === 'view')).toMatchObject([
    { to: 'tv', viewer: 'board', view: { card: null } },
  ]);
  const news = hall.says('red', {
    say: 'propose',
    seat: red,
    n: 1,
    rev: 1,
    finger: 0,
    action: { type: 'redraw' },
  });
  expect(saidTo('tv', news)).toMatchObject([{ say: 'delta', viewer: 'board', rev: 2 }]);
});

test('[O2] a guest without a seat gets the board at the deal, or on coming later', () => {
  const hall = openHall(nim, 2);
  hall.meets('red');
  hall.sits('red', red);
  hall.meets('green');
  const boards = (words: readonly Word[]) =>
    words.filter(it => it.say === 'view' && String(it.viewer) === 'board').map(({ to }) => to);
  expect(boards(hall.deals())).toEqual(['green']);
  expect(boards(hall.meets('blue'))).toEqual(['blue']);
  const news = hall.says('red', proposal(hall, red, 1, REDRAW));
  expect(saidTo('blue', news)).toMatchObject([{ say: 'delta', viewer: 'board' }]);
  expect(saidTo('red', news).filter(it => 'viewer' in it && String(it.viewer) === 'board')).toEqual(
    [],
  );
});

test('[O2] a player whose seat a bot takes gets the board, and no more once seated again', () => {
  const hall = playing(nim, 2);
  const words = hall.orders({ order: 'bot', seat: red, level: 'plain' });
  expect(saidTo('red', words).slice(0, 2)).toMatchObject([
    { say: 'unseated' },
    { say: 'view', viewer: 'board' },
  ]);
  hall.orders({ order: 'free', seat: green });
  hall.sits('red', green);
  hall.meets('late');
  const news = hall.says('red', proposal(hall, green, 1, REDRAW));
  const toRed = saidTo('red', news).filter(({ say }) => say === 'delta');
  expect(toRed).toMatchObject([{ viewer: green }]);
});

test('[S2] a seat that was freed in a match can be taken over, and its numbers go on', () => {
  const hall = playing();
  hall.says('red', {
    say: 'propose',
    seat: red,
    n: 1,
    rev: 1,
    finger: 0,
    action: { type: 'redraw' },
  });
  hall.orders({ order: 'free', seat: red });
  hall.meets('eve');
  const words = hall.says('eve', { say: 'sit', seat: red });
  expect(saidTo('eve', words)).toMatchObject([
    { say: 'seated', serial: 2, n: 1 },
    { say: 'view', viewer: red },
    {},
  ]);
});
