import { applyDelta } from '../kit/delta';
import type { AnyGame } from '../games/game';
import type { Seat } from '../kit/seat';
import { VERSION } from '../protocol/messages';
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
} from './testing/hostFixture';
import { viewOf } from './match';
import { nim } from './nim';

const [red, green, blue] = ['red', 'green', 'blue'] as Seat[] as [Seat, Seat, Seat];
const acts = (hall: Hall, seat: Seat, n: number, action: object) =>
  hall.says(seat, proposal(hall, seat, n, action));
const viewsIn = (words: readonly Word[]) =>
  words.flatMap(word =>
    word.say === 'view' || word.say === 'delta'
      ? [`${word.to}: ${word.say} of ${word.viewer} ${word.rev}`]
      : [],
  );

test('[V2] at the deal everybody gets their own whole view, at revision 1', () => {
  const hall = openHall(nim, 2);
  hall.meets('red');
  hall.sits('red', red);
  hall.meets('tv', { watch: true });
  expect(viewsIn(hall.deals())).toEqual(['red: view of red 1', 'tv: view of board 1']);
});

test('[V1] a seat’s view goes to its own device, the board to all who watch or have no seat', () => {
  const hall = playing();
  hall.opens('silent');
  hall.meets('tv', { watch: true });
  hall.meets('guest');
  expect(viewsIn(acts(hall, red, 1, take(1)))).toEqual([
    'red: delta of red 2',
    'green: delta of green 2',
    'blue: delta of blue 2',
    'tv: delta of board 2',
    'guest: delta of board 2',
  ]);
});

test('[V2] after the whole view, every change makes the next, one revision further', () => {
  const hall = playing();
  const seen = new Map(
    hall.host().places.map(seat => [seat, { rev: 1, view: viewOf(hall.host().match!, seat) }]),
  );
  for (const [n, action] of [REDRAW, take(2), REDRAW].entries()) {
    const turn = [red, red, blue][n]!;
    for (const word of acts(hall, turn, turn === red ? n + 1 : 1, action)) {
      if (word.say !== 'delta') continue;
      const before = seen.get(word.viewer)!;
      expect(word.rev).toBe(before.rev + 1);
      seen.set(word.viewer, { rev: word.rev, view: applyDelta(word.delta, before.view) });
    }
  }
  for (const [seat, { view }] of seen) expect(view).toEqual(viewOf(hall.host().match!, seat));
  expect([...seen.values()].map(({ rev }) => rev)).toEqual([4, 4, 4]);
});

test('[V2] a secret changes only the view of its seat', () => {
  const hall = playing();
  const [toRed, toGreen] = ['red', 'green'].map(id =>
    saidTo(id, acts(hall, red, id === 'red' ? 1 : 2, REDRAW)).find(({ say }) => say === 'delta'),
  );
  expect(toRed).toMatchObject({ delta: { card: [expect.any(Number)], drawn: [1] } });
  expect(toGreen).toMatchObject({ delta: { drawn: [2] } });
  expect(toGreen).not.toHaveProperty('delta.card');
});

const eventsIn = (words: readonly Word[]) =>
  words.flatMap(word => (word.say === 'delta' ? [[word.viewer, word.events]] : []));

test('[V6] events are cut for every viewer: only the seat that drew sees which card', () => {
  const hall = playing(nim, 2);
  hall.meets('tv', { watch: true });
  const drawn = eventsIn(acts(hall, red, 1, REDRAW));
  const { card } = viewOf(hall.host().match!, red) as { card: number };
  expect(drawn).toEqual([
    [red, [{ type: 'redraw', seat: red, card }]],
    [green, [{ type: 'redraw', seat: red }]],
    ['board', [{ type: 'redraw', seat: red }]],
  ]);
});

test('[V6] a seat that needs nothing of an event gets the change without it', () => {
  const hall = playing(nim, 2);
  expect(eventsIn(acts(hall, red, 1, take(1)))).toEqual([
    [red, []],
    [green, [{ type: 'take', seat: red }]],
  ]);
});

test('[V2] a viewer with an unchanged view and no event is sent nothing', () => {
  const winking: AnyGame = {
    ...nim,
    apply: state => ({ ok: true, state, events: [{ type: 'wink' }], reveals: false }),
    eventsFor: (viewer, events) => (viewer === green ? events : []),
  };
  const hall = playing(winking, 2);
  const words = acts(hall, red, 1, take(1));
  expect(viewsIn(words)).toEqual(['green: delta of green 2']);
  expect(eventsIn(words)).toEqual([[green, [{ type: 'wink' }]]]);
});

test('[V6] a whole view comes without events', () => {
  const hall = playing(nim, 2);
  acts(hall, red, 1, REDRAW);
  const words = hall.says('green', { say: 'whole', viewer: green });
  expect(viewsIn(words)).toEqual(['green: view of green 2']);
  expect(JSON.stringify(words)).not.toContain('redraw');
});

test('[V2] a refusal changes nothing, and only the refused guest learns of it', () => {
  const hall = playing();
  expect(acts(hall, green, 1, take(1)).map(({ to, say }) => `${to} ${say}`)).toEqual([
    'green answer',
  ]);
});

test('[V3] a guest that has lost track asks for the whole view, and gets the present one', () => {
  const hall = playing();
  acts(hall, red, 1, take(3));
  const words = hall.says('green', { say: 'whole', viewer: green });
  const view = viewOf(hall.host().match!, green);
  expect(words).toEqual([{ to: 'green', say: 'view', viewer: green, rev: 2, view }]);
  expect(hall.says('green', { say: 'whole', viewer: 'shared' })).toMatchObject([
    { say: 'shared', rev: hall.host().shared?.rev },
  ]);
});

test('[V3] asking for the whole view before the deal brings nothing yet', () => {
  const hall = openHall();
  hall.meets('red');
  hall.sits('red', red);
  expect(hall.says('red', { say: 'whole', viewer: red })).toEqual([]);
});

test('[V4] a pong lists the revision of everything this device is sent', () => {
  const hall = playing();
  hall.meets('tv', { watch: true });
  acts(hall, red, 1, take(1));
  const shared = hall.host().shared?.rev;
  const pongTo = (id: string) => hall.says(id, { say: 'ping', t: 4 });
  expect(pongTo('red')).toEqual([
    { to: 'red', say: 'pong', t: 4, here: hall.now(), revs: { red: 2, shared } },
  ]);
  expect(pongTo('tv')).toMatchObject([{ revs: { board: 2, shared } }]);
});

test('[V5] the shared state goes to everybody who has sent hello, whenever it changes', () => {
  const hall = openHall();
  hall.opens('silent');
  hall.meets('red');
  const words = hall.meets('green');
  const told = words.filter(({ say }) => say === 'shared').map(({ to }) => to);
  expect(told).toEqual(['green', 'red', 'green']);
  const news = hall.says('red', { say: 'sit', seat: red }).filter(({ say }) => say === 'shared');
  expect(news.map(({ to }) => to)).toEqual(['red', 'green']);
  const [rev] = news.flatMap(word => (word.say === 'shared' ? [word.rev] : []));
  expect(hall.says('green', { say: 'ping', t: 0 })).toMatchObject([{ revs: { shared: rev } }]);
});

test('[V5] everybody knows the player at the host’s device by the name of the seat', () => {
  const hall = openHall();
  hall.meets('green');
  expect(hall.host().shared?.shared.host).toBe('');
  hall.happens({ type: 'opened', channel: 'red' as never, isOwn: true });
  hall.says('red', { say: 'hello', v: VERSION, name: 'Ada' });
  expect(hall.host().shared?.shared.host).toBe('Ada');
  hall.sits('red', red);
  hall.says('red', { say: 'rename', name: 'Ann', seat: red });
  expect(hall.host().shared?.shared.host).toBe('Ann');
});

test.each([
  ['[V1] another seat’s view', 'red', green],
  ['[V1] [O2] the board in a seat, without watching', 'red', 'board'],
  ['[V1] [O2] a seat’s view, watching', 'tv', red],
  ['[M7] a view called constructor', 'red', 'constructor'],
])('nobody gets %s', (_what, id, viewer) => {
  const hall = playing();
  hall.meets('tv', { watch: true });
  const words = hall.says(id, { say: 'whole', viewer });
  expect(whysIn(words)).toEqual(['not-your-seat']);
  expect(viewsIn(words)).toEqual([]);
});
