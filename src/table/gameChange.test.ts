import type { AnyGame, GameId } from '../games/game';
import { timelineTwist } from '../games/timeline-twist/rules/game';
import type { Seat } from '../kit/seat';
import { createHost } from './host';
import { nim } from './nim';
import { restored } from './reopening';
import { game as timeNSpace } from './testing/fixture';
import {
  type Hall,
  leftIn,
  openHall,
  playing,
  proposal,
  REDRAW,
  saidTo,
  take,
  whysIn,
  type Word,
} from './testing/hostFixture';

const [red, green, blue] = ['red', 'green', 'blue'] as Seat[] as [Seat, Seat, Seat];
const twist = timelineTwist as AnyGame;
/** Nim round a table whose seats have other names. */
const NORTH = ['north', 'east', 'south'] as Seat[] as [Seat, Seat, Seat];
const compass: AnyGame = {
  ...nim,
  id: 'compass' as GameId,
  places: count => (count >= 1 && count <= 3 ? (NORTH.slice(0, count) as never) : undefined),
};

/** Ada on green and Bob on blue of three; a bot on red. */
function lobby(more: object = {}): Hall {
  const hall = openHall(nim, 3);
  for (const [id, seat] of [
    ['ada', green],
    ['bob', blue],
  ] as const) {
    hall.meets(id, more);
    hall.sits(id, seat);
  }
  hall.orders({ order: 'bot', seat: red, level: 'plain' });
  return hall;
}
const changes = (hall: Hall, game: AnyGame, places: number, options: unknown = {}) =>
  hall.orders({ order: 'game', game, places, options });
const shown = (hall: Hall) =>
  hall.host().shared!.shared.places.map(({ seat, name, sits }) => `${seat} ${name} ${sits}`);
const toldTo = (id: string, words: readonly Word[]) =>
  saidTo(id, words).map(word => ('seat' in word ? `${word.say} ${word.seat}` : word.say));

test('[S24] players keep sitting in the order of the table, and bots go', () => {
  const hall = lobby();
  const words = changes(hall, compass, 3, { stones: 5 });
  expect(shown(hall)).toEqual(['north ada player', 'east bob player', 'south  nobody']);
  expect(hall.host().shared!.shared).toMatchObject({ game: 'compass', options: { stones: 5 } });
  expect(toldTo('ada', words)).toEqual(['seated north', 'unseated green', 'shared']);
  expect(whysIn(words)).toEqual(['swapped', 'swapped']);
  hall.deals();
  expect(hall.host().match?.game).toBe(compass);
});

test('[S24] a player who stays on the same seat is sent nothing but the shared state', () => {
  const hall = openHall(nim, 2);
  hall.meets('ada');
  hall.sits('ada', red);
  expect(toldTo('ada', changes(hall, timeNSpace, 3))).toEqual(['shared']);
  expect(shown(hall)[0]).toBe('red ada player');
});

test('[S24] players for whom there is no seat stand', () => {
  const hall = lobby();
  const words = changes(hall, compass, 1);
  expect(shown(hall)).toEqual(['north ada player']);
  expect(toldTo('bob', words)).toEqual(['unseated blue', 'shared']);
  expect(whysIn(saidTo('bob', words))).toEqual(['no-such-seat']);
});

test.each<[string, Hall, AnyGame, number]>([
  ['[S24] while a match is played', playing(), compass, 2],
  ['[S24] for a number of players it is not made for', lobby(), compass, 9],
])('no other game is chosen %s', (_what, hall, game, count) => {
  expect(changes(hall, game, count)).toEqual([]);
  expect(hall.host().game).toBe(nim);
});

test('[S24] [P1] [P8] numbers and revisions go on after another game', () => {
  const hall = openHall(nim, 2);
  hall.meets('ada');
  hall.sits('ada', red);
  hall.orders({ order: 'options', options: { stones: 1 } });
  hall.deals();
  hall.says('ada', proposal(hall, red, 1, REDRAW));
  hall.says('ada', proposal(hall, red, 2, take(1)));
  const { rev } = hall.host().lastSent.get(red)!;
  hall.orders({ order: 'again' });
  changes(hall, { ...nim, id: 'other' as GameId }, 2);
  const [view] = saidTo('ada', hall.deals()).filter(({ say }) => say === 'view');
  expect(view?.say === 'view' && view.rev).toBeGreaterThan(rev);
  expect(hall.host().holders[red]?.n).toBe(2);
  expect(hall.vault.lines).toHaveLength(1);
});

test('[S25] devices without its packs are turned away, and their seats stay their own', () => {
  const hall = lobby();
  hall.meets('cy', { packs: twist.packs });
  const words = changes(hall, twist, 3);
  expect(saidTo('ada', words)).toMatchObject([
    { say: 'no', why: { code: 'other-packs' } },
    { say: 'closed' },
  ]);
  expect(toldTo('cy', words)).toEqual(['shared']);
  expect(hall.host().haveOtherPacks).toEqual(['ada', 'bob']);
  expect(shown(hall).map(it => it.split(' ').slice(1).join(' '))).toEqual([
    'ada player',
    'bob player',
    ' nobody',
  ]);
});

test('[S25] [S23] a device that was turned away comes back to its seat in the new game', () => {
  const hall = openHall(nim, 3);
  hall.meets('ada');
  const token = hall.sits('ada', green);
  changes(hall, twist, 3);
  const [first] = hall.host().places;
  const words = hall.meets('ada', { proofs: [{ seat: green, token }] });
  expect(toldTo('ada', words)).toContain(`seated ${first}`);
});

test('[S25] a host that is opened again has the new game, in the lobby', () => {
  const hall = lobby();
  changes(hall, compass, 3);
  const back = restored(
    game => createHost('', game),
    leftIn(hall.vault),
    id => [compass, nim].find(game => game.id === id),
  );
  expect(back).toMatchObject({ ok: true, host: { game: compass, match: null, places: NORTH } });
});
