import type { Seat } from '../kit/seat';
import type { Token } from '../protocol/token';
import { createGuest, type Guest, stepGuest } from './guest';
import { nim } from './nim';
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

const [red, green, blue] = ['red', 'green', 'blue'] as Seat[] as [Seat, Seat, Seat];

/** Ada sits on red, Bob on green, and a bot on blue. */
function lobby(): { hall: Hall; ada: Token; bob: Token } {
  const hall = openHall(nim, 3);
  hall.meets('ada', { face: 'owl' });
  hall.meets('bob', { face: 'fox' });
  const [ada, bob] = [hall.sits('ada', red), hall.sits('bob', green)];
  hall.orders({ order: 'bot', seat: blue, level: 'expert', name: 'Hal' });
  return { hall, ada, bob };
}
const swaps = (hall: Hall, one: Seat, other: Seat) =>
  hall.orders({ order: 'swap', seats: [one, other] });
const shown = (hall: Hall) =>
  hall.host().shared!.shared.places.map(({ name, face, sits }) => `${name} ${face} ${sits}`);
const seatsOf = (hall: Hall, id: string) => hall.host().channels.get(id as never)?.seats;
const toldTo = (id: string, words: readonly Word[]) =>
  saidTo(id, words).map(word => [word.say, 'seat' in word ? word.seat : '']);

test('[S22] two players change seats, and each has the new one before it loses the old', () => {
  const { hall } = lobby();
  const words = swaps(hall, red, green);
  expect(shown(hall)).toEqual(['bob fox player', 'ada owl player', 'Hal  bot']);
  expect([seatsOf(hall, 'ada'), seatsOf(hall, 'bob')]).toEqual([[green], [red]]);
  expect(toldTo('ada', words).slice(0, 2)).toEqual([
    ['seated', green],
    ['unseated', red],
  ]);
  expect(toldTo('bob', words).slice(0, 2)).toEqual([
    ['seated', red],
    ['unseated', green],
  ]);
  expect(whysIn(words)).toEqual(['swapped', 'swapped']);
});

test('[S22] a player may change places with a bot or a free seat', () => {
  const { hall } = lobby();
  swaps(hall, red, blue);
  expect(shown(hall)).toEqual(['Hal  bot', 'bob fox player', 'ada owl player']);
  hall.orders({ order: 'free', seat: red });
  swaps(hall, red, blue);
  expect(shown(hall)).toEqual(['ada owl player', 'bob fox player', '  nobody']);
  expect(hall.host().holders[blue]).toMatchObject({ seal: null, next: [] });
  hall.deals();
  expect(whysIn(hall.says('ada', proposal(hall, red, 1, REDRAW)))).toEqual([]);
});

test('[S22] [P1] sequences of numbers and serials stay with the seats', () => {
  const hall = openHall(nim, 2);
  for (const [id, seat] of [
    ['ada', red],
    ['bob', green],
  ] as const) {
    hall.meets(id);
    hall.sits(id, seat);
  }
  hall.orders({ order: 'options', options: { stones: 1 } });
  hall.deals();
  hall.says('ada', proposal(hall, red, 1, REDRAW));
  hall.says('ada', proposal(hall, red, 2, { type: 'take', stones: 1 }));
  hall.orders({ order: 'again' });
  const words = swaps(hall, red, green);
  expect(saidTo('bob', words)[0]).toMatchObject({ say: 'seated', seat: red, n: 2, serial: 2 });
  expect(saidTo('ada', words)[0]).toMatchObject({ say: 'seated', seat: green, n: 0, serial: 2 });
});

test('[S22] in a match nobody is swapped', () => {
  const hall = playing();
  expect(swaps(hall, red, green)).toEqual([]);
  expect(seatsOf(hall, 'red')).toEqual([red]);
});

test.each<[string, Seat, Seat]>([
  ['[S22] with itself', red, red],
  ['[S22] with one that does not exist', red, 'constructor' as Seat],
])('a seat is not swapped %s', (_what, one, other) => {
  const { hall } = lobby();
  expect(swaps(hall, one, other)).toEqual([]);
});

test('[S23] a phone that was away comes back to its new seat, and nobody to its old one', () => {
  const { hall, ada } = lobby();
  hall.closes('ada');
  swaps(hall, red, green);
  expect(shown(hall)[1]).toBe('ada owl player');
  const words = hall.meets('again', { proofs: [{ seat: red, token: ada }] });
  expect(toldTo('again', words).filter(([say]) => say !== 'shared')).toEqual([
    ['ping', ''],
    ['welcome', ''],
    ['seated', green],
    ['unseated', red],
  ]);
  expect([seatsOf(hall, 'again'), seatsOf(hall, 'bob')]).toEqual([[green], [red]]);
});

test('[S23] [S5] once the token of the new seat is kept, that of the old one opens nothing', () => {
  const { hall, ada } = lobby();
  const token = tokenIn(saidTo('ada', swaps(hall, red, green)));
  hall.says('ada', { say: 'kept', seat: green, token });
  const words = hall.meets('thief', { proofs: [{ seat: red, token: ada }] });
  expect(whysIn(words)).toEqual(['not-your-seat']);
  expect(seatsOf(hall, 'ada')).toEqual([green]);
});

test('[S23] a swap survives the death of the host’s app', () => {
  const { hall, ada, bob } = lobby();
  swaps(hall, red, green);
  const again = hall.dies();
  again.meets('ada', { proofs: [{ seat: red, token: ada }] });
  again.meets('bob', { proofs: [{ seat: green, token: bob }] });
  expect([seatsOf(again, 'ada'), seatsOf(again, 'bob')]).toEqual([[green], [red]]);
});

/** What a phone has after everything it was sent. */
function phoneAfter(words: readonly Word[]): { guest: Guest; fewest: number } {
  let guest = createGuest('ada', {});
  let fewest = 9;
  for (const { to: _, ...message } of words) {
    const before = sitting(guest);
    [guest] = stepGuest(guest, { type: 'heard', text: JSON.stringify(message) }, 0);
    if (before > 0) fewest = Math.min(fewest, sitting(guest));
  }
  return { guest, fewest };
}
const sitting = ({ seats }: Guest) => Object.values(seats).filter(({ token }) => token).length;

test('[S22] a swapped phone always has a seat, and shows no refusal', () => {
  const hall = openHall(nim, 3);
  const met = hall.meets('ada');
  const sat = hall.says('ada', { say: 'sit', seat: red });
  const moved = swaps(hall, red, blue);
  const { guest, fewest } = phoneAfter(saidTo('ada', [...met, ...sat, ...moved]));
  expect(fewest).toBe(1);
  expect(guest).toMatchObject({ refused: null, seats: { red: { token: null } } });
  expect(guest.seats[blue]?.token).toBeTruthy();
});

test('[S23] [S15] two players of one device change places, and an earlier name stays behind', () => {
  const hall = openHall(nim, 3);
  const met = hall.meets('ada');
  const sat = [red, green].flatMap(seat => hall.says('ada', { say: 'sit', seat }));
  let { guest } = phoneAfter(saidTo('ada', [...met, ...sat]));
  const wish = { wish: 'rename', name: 'Bob', seat: green } as const;
  [guest] = stepGuest(guest, { type: 'wished', wish }, 0);
  hall.says('ada', { say: 'rename', name: 'Bob', seat: green });
  const words = saidTo('ada', swaps(hall, red, green));
  expect(words.map(({ say }) => say)).toEqual(['seated', 'seated', 'shared']);
  expect(shown(hall).slice(0, 2)).toEqual(['Bob  player', 'ada  player']);
  for (const { to: _, ...message } of words)
    [guest] = stepGuest(guest, { type: 'heard', text: JSON.stringify(message) }, 0);
  expect(guest.seats[green]?.called).toBeNull();
  expect(sitting(guest)).toBe(2);
});
