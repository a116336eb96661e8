/** Guests without a seat at a table that is full, and players whose seat is open elsewhere. */
import type { Seat } from '../kit/seat';
import { VERSION } from '../protocol/messages';
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
import { prove } from './testing/mallory';

const [red, green, blue] = ['red', 'green', 'blue'] as Seat[] as [Seat, Seat, Seat];

/** Red and green are played by people, blue by a bot. */
function withBot(): Hall {
  const hall = openHall(nim, 3);
  for (const seat of [red, green]) {
    hall.meets(seat);
    hall.sits(seat, seat);
  }
  hall.deals();
  return hall;
}
const standing = (hall: Hall) => hall.host().shared!.shared.standing;
const numberOf = (words: readonly Word[]): number => {
  for (const word of words) if (word.say === 'welcome') return word.guest;
  throw new Error('nobody was welcomed');
};
const asks = (seat?: Seat) => ({ say: 'ask-seat', asks: true, ...(seat && { seat }) });
const gives = (hall: Hall, guest: number, seat: Seat) =>
  hall.orders({ order: 'give', guest, seat });
const kinds = (words: readonly Word[]) =>
  words.map(word => [word.say, 'viewer' in word ? word.viewer : '']);

test('[S26] [H14] everybody sees the guests without a seat, by the number of their welcome', () => {
  const hall = playing();
  const eve = numberOf(hall.meets('eve', { face: 'fox' }));
  const dan = numberOf(hall.meets('dan'));
  expect(dan).not.toBe(eve);
  expect(standing(hall)).toEqual([
    { guest: eve, name: 'eve', face: 'fox', asks: false },
    { guest: dan, name: 'dan', face: '', asks: false },
  ]);
  hall.closes('eve');
  expect(standing(hall).map(({ name }) => name)).toEqual(['dan']);
});

test('[S26] neither players nor screens that only watch are listed', () => {
  const hall = openHall(nim, 3);
  hall.meets('tv', { watch: true });
  hall.opens('silent');
  hall.meets('ada');
  expect(standing(hall).map(({ name }) => name)).toEqual(['ada']);
  hall.sits('ada', red);
  expect(standing(hall)).toEqual([]);
  hall.says('ada', { say: 'rise', seat: red });
  expect(standing(hall).map(({ name }) => name)).toEqual(['ada']);
});

test('[S27] a guest without a seat asks for one, and may stop asking', () => {
  const hall = playing();
  hall.meets('eve');
  const words = hall.says('eve', asks());
  expect(saidTo('red', words)).toMatchObject([
    { say: 'shared', shared: { standing: [{ name: 'eve', asks: true }] } },
  ]);
  expect(hall.says('eve', asks())).toEqual([]);
  hall.says('eve', { say: 'ask-seat', asks: false });
  expect(standing(hall)).toMatchObject([{ asks: false }]);
});

test('[S27] a guest may ask for a certain seat of this table', () => {
  const hall = playing();
  hall.meets('eve');
  hall.says('eve', asks(green));
  expect(standing(hall)).toMatchObject([{ asks: true, seat: green }]);
  hall.says('eve', asks('constructor' as Seat));
  expect(standing(hall)[0]).not.toHaveProperty('seat');
});

test('[S27] players ask for nothing by it, screens are refused, and strangers say hello first', () => {
  const hall = playing();
  expect(hall.says('red', asks())).toEqual([]);
  hall.meets('tv', { watch: true });
  expect(whysIn(hall.says('tv', asks()))).toEqual(['only-watches']);
  hall.opens('stranger');
  expect(whysIn(hall.says('stranger', asks()))).toEqual(['hello-first']);
});

test('[S29] in a running match a guest takes over from a bot, with its view at once', () => {
  const hall = withBot();
  const eve = numberOf(hall.meets('eve', { face: 'fox' }));
  hall.says('eve', asks());
  const words = saidTo('eve', gives(hall, eve, blue));
  expect(kinds(words)).toEqual([
    ['seated', ''],
    ['view', blue],
    ['shared', ''],
  ]);
  hall.says('eve', { say: 'kept', seat: blue, token: tokenIn(words) });
  const { shared } = hall.host().shared!;
  expect(shared.places[2]).toEqual({
    seat: blue,
    name: 'eve',
    face: 'fox',
    sits: 'player',
    here: true,
  });
  expect(shared.standing).toEqual([]);
  const acted = hall.says('eve', proposal(hall, blue, 1, REDRAW));
  expect(saidTo('eve', acted)).toMatchObject([{ viewer: blue }, { say: 'answer', n: 1 }]);
  expect(saidTo('eve', acted)[1]).not.toHaveProperty('why');
});

test('[S29] the bot acts no more, and the guest comes back by the token', () => {
  const hall = withBot();
  const eve = numberOf(hall.meets('eve'));
  const token = tokenIn(gives(hall, eve, blue));
  hall.says('eve', { say: 'kept', seat: blue, token });
  const before = hall.host().match?.saved.log.length;
  hall.waits(60_000);
  hall.ticks();
  expect(hall.host().match?.saved.log.length).toBe(before);
  const again = hall.dies();
  expect(whysIn(again.meets('eve 2', { proofs: [{ seat: blue, token }] }))).toEqual([]);
  expect(again.host().holders[blue]).toMatchObject({ sits: 'player', name: 'eve' });
});

test('[S29] a bot plays on if its guest breaks off before a token is kept', () => {
  const hall = withBot();
  const eve = numberOf(hall.meets('eve'));
  const token = tokenIn(gives(hall, eve, blue));
  hall.closes('eve');
  expect(hall.host().holders[blue]).toMatchObject({ sits: 'bot', level: 'player' });
  const again = numberOf(hall.meets('dan'));
  expect(kinds(saidTo('dan', gives(hall, again, blue)))[0]).toEqual(['seated', '']);
  hall.closes('dan');
  const later = hall.dies();
  expect(whysIn(later.meets('eve 2', { proofs: [{ seat: blue, token }] }))).toEqual([]);
  expect(later.host().holders[blue]).toMatchObject({ sits: 'player', name: 'eve 2' });
});

test('[S29] a bot that is chosen again keeps the seat, and no token opens it', () => {
  const hall = withBot();
  const eve = numberOf(hall.meets('eve'));
  const token = tokenIn(gives(hall, eve, blue));
  const words = hall.orders({ order: 'bot', seat: blue, level: 'expert' });
  expect(whysIn(saidTo('eve', words))).toEqual(['bot-plays-on']);
  expect(whysIn(hall.says('eve', { say: 'kept', seat: blue, token }))).toEqual(['not-your-seat']);
  expect(whysIn(hall.meets('eve 2', { proofs: [{ seat: blue, token }] }))).toEqual([
    'not-your-seat',
  ]);
});

test('[S29] in the lobby a guest is given a free seat, or a bot’s', () => {
  const hall = openHall(nim, 2);
  const [eve, dan] = [numberOf(hall.meets('eve')), numberOf(hall.meets('dan'))];
  hall.orders({ order: 'bot', seat: green, level: 'plain' });
  gives(hall, eve, red);
  hall.says('dan', { say: 'kept', seat: green, token: tokenIn(gives(hall, dan, green)) });
  expect(hall.host().shared!.shared.places.map(({ name, sits }) => `${name} ${sits}`)).toEqual([
    'eve player',
    'dan player',
  ]);
});

test.each<[string, (hall: Hall, eve: number) => unknown]>([
  ['[S29] an unknown guest', hall => gives(hall, 99, blue)],
  ['[S29] an unknown seat', (hall, eve) => gives(hall, eve, 'ghost' as Seat)],
  ['[S29] a seat called constructor', (hall, eve) => gives(hall, eve, 'constructor' as Seat)],
  ['[S30] the seat of a player', (hall, eve) => gives(hall, eve, red)],
  [
    '[S30] the seat of a player, to somebody who asks for another',
    (hall, eve) => {
      hall.says('eve', asks(green));
      gives(hall, eve, red);
    },
  ],
  [
    '[S29] a guest that only watches',
    hall => gives(hall, numberOf(hall.meets('tv', { watch: true })), blue),
  ],
  [
    '[S29] a guest that has left',
    (hall, eve) => {
      hall.closes('eve');
      gives(hall, eve, blue);
    },
  ],
])('with %s, giving changes nobody’s seat', (_what, give) => {
  const hall = withBot();
  const eve = numberOf(hall.meets('eve'));
  const { holders } = hall.host();
  give(hall, eve);
  expect(hall.host().holders).toEqual(holders);
});

test('[S30] a player gets a seat back that is open on another phone, and only that one', () => {
  const hall = openHall(nim, 2);
  hall.meets('ada');
  const token = hall.sits('ada', red);
  hall.meets('thief', { proofs: [{ seat: red, token }] });
  const taken = tokenIn(hall.says('thief', prove(red, token)));
  hall.says('thief', { say: 'kept', seat: red, token: taken });
  const ada = numberOf(hall.meets('ada 2'));
  hall.says('ada 2', asks(red));
  const words = gives(hall, ada, red);
  expect(saidTo('thief', words)).toMatchObject([
    { say: 'unseated', seat: red, why: { code: 'sits-elsewhere' } },
    { say: 'shared' },
  ]);
  expect(saidTo('ada 2', words)).toMatchObject([{ say: 'seated', seat: red }, { say: 'shared' }]);
  expect(hall.host().channels.has('thief' as never)).toBe(true);
  expect(whysIn(hall.says('thief', prove(red, taken)))).toEqual(['not-your-seat']);
  expect(whysIn(hall.meets('thief 2', { proofs: [{ seat: red, token }] }))).toEqual([
    'not-your-seat',
  ]);
});

test('[S27] [M3] asking without end is cut off, and costs others at most what the rate allows', () => {
  const hall = playing();
  hall.meets('mallory');
  const heard: Word[] = [];
  for (let n = 0; n < 1_000; n++)
    heard.push(...hall.says('mallory', { say: 'ask-seat', asks: n % 2 === 0 }));
  expect(whysIn(saidTo('mallory', heard))).toEqual(['too-fast']);
  expect(saidTo('red', heard).length).toBeLessThanOrEqual(241);
  expect(standing(hall)).toEqual([]);
});

test('[S27] [H5] a repeated hello does not forget that the guest asks', () => {
  const hall = playing();
  hall.meets('eve');
  hall.says('eve', asks());
  hall.says('eve', { say: 'hello', v: VERSION, name: 'eve' });
  expect(standing(hall)).toMatchObject([{ asks: true }]);
});
