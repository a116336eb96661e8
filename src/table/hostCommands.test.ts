import type { Seat } from '../kit/seat';
import { createHost, hostWakeAt } from './host';
import {
  leftIn,
  type Hall,
  openHall,
  playing,
  proposal,
  REDRAW,
  saidTo,
  take,
  tokenIn,
  whysIn,
} from './testing/hostFixture';
import { matchTime } from './matchClock';
import { nim } from './nim';
import { restored } from './reopening';
import { game as timeNSpace } from './testing/fixture';

const [red, green, blue] = ['red', 'green', 'blue'] as Seat[] as [Seat, Seat, Seat];
const atOnce = { ...nim, pace: 'at-once' as const };
const shared = (hall: Hall) => hall.host().shared!.shared;
const now = (hall: Hall) => matchTime(hall.host().clock, hall.now());

// Bots ------------------------------------------------------------------------------------------------

test.each([
  ['[S16] by the name it is given', ' Deep Thought ', 'Deep Thought'],
  ['[S16] by its level without a name', undefined, 'random'],
  ['[S16] by its level with an empty name', '  ', 'random'],
  ['[S16] by its level with a name too long', 'x'.repeat(25), 'random'],
])('a bot is called %s', (_how, name, called) => {
  const hall = openHall(nim, 3);
  hall.meets('ada');
  const named = name === undefined ? {} : { name };
  const words = hall.orders({ order: 'bot', seat: red, level: 'random', ...named });
  expect(shared(hall).places[0]).toMatchObject({ sits: 'bot', name: called });
  expect(saidTo('ada', words)).toMatchObject([{ say: 'shared' }]);
});

// Empty seats -----------------------------------------------------------------------------------------

test('[S18] the host’s screen acts for empty seats, and for no other', () => {
  const hall = openHall(nim, 2);
  hall.meets('ada');
  hall.sits('ada', red);
  hall.deals();
  const takes = (seat: Seat, stones: number) =>
    hall.orders({ order: 'act', seat, action: take(stones) });
  const turns = () => hall.host().match?.saved.log.length;
  takes(red, 1);
  takes(green, 1);
  expect(turns()).toBe(0);
  hall.says('ada', proposal(hall, red, 1, take(1)));
  hall.orders({ order: 'free', seat: green });
  takes(green, 99);
  takes(green, 2);
  expect(hall.host().match?.state).toMatchObject({ turn: red, heap: 18 });
  takes('nowhere' as Seat, 1);
  expect(turns()).toBe(2);
});

// Speed -----------------------------------------------------------------------------------------------

/** Ada plays red, bots play the others. */
function practice(): Hall {
  const hall = openHall(nim, 3);
  hall.meets('ada');
  hall.sits('ada', red);
  hall.deals();
  hall.waits(1_000);
  return hall;
}

test('[T10] among bots a running match can be sped up, and match time does not jump', () => {
  const hall = practice();
  const words = hall.orders({ order: 'speed', speed: 8 });
  expect(now(hall)).toBe(1_000);
  hall.waits(500);
  expect(now(hall)).toBe(5_000);
  expect(saidTo('ada', words)).toMatchObject([{ shared: { clock: { speed: 8, at: 1_000 } } }]);
  hall.orders({ order: 'speed', speed: 1 });
  hall.waits(500);
  expect(now(hall)).toBe(5_500);
});

test('[T10] a pause stays a pause', () => {
  const hall = practice();
  hall.orders({ order: 'pause' });
  hall.orders({ order: 'speed', speed: 4 });
  hall.waits(9_000);
  expect(hall.host().clock).toEqual({ running: false, at: 1_000, speed: 4 });
});

test('[T10] bots wake at the times that the new speed demands', () => {
  const hall = openHall(timeNSpace, 3);
  hall.orders({ order: 'options', options: { level: 'beginner', minutes: 6 } });
  hall.meets('ada');
  hall.sits('ada', red);
  hall.deals();
  hall.says('ada', proposal(hall, red, 1, { type: 'ready' }));
  for (let n = 0; n < 200; n++) {
    hall.waits(100);
    hall.ticks();
    hall.says('ada', { say: 'ping', t: 0 });
  }
  const waits = () => [green, blue].map(seat => hall.host().botWakeups.get(seat)!.at - hall.now());
  const before = waits(); // for their sand
  expect(Math.min(...before)).toBeGreaterThan(20_000);
  hall.orders({ order: 'speed', speed: 100 });
  hall.ticks();
  waits().forEach((wait, n) => expect(wait).toBeLessThan(before[n]! / 50));
});

test.each([
  ['[T10] slower than a quarter', 0.2],
  ['[T10] faster than 120 times', 121],
  ['[T10] at NaN', NaN],
  ['[T10] backwards', -1],
])('no match runs %s', (_what, speed) => {
  const hall = practice();
  hall.orders({ order: 'speed', speed });
  expect(hall.host().clock.speed).toBe(1);
});

test('[T10] no match of two people is sped up, but it may always return to real time', () => {
  const hall = practice();
  hall.orders({ order: 'speed', speed: 4 });
  hall.orders({ order: 'free', seat: green });
  hall.meets('bob');
  hall.sits('bob', green);
  hall.orders({ order: 'speed', speed: 8 });
  expect(hall.host().clock.speed).toBe(4);
  hall.orders({ order: 'speed', speed: 1 });
  expect(hall.host().clock.speed).toBe(1);
});

test('[T10] the lobby has no speed to change', () => {
  const hall = openHall();
  hall.orders({ order: 'speed', speed: 4 });
  expect(hall.host().clock.speed).toBe(1);
});

// Another match -----------------------------------------------------------------------------------------

/** Red and green have played, and red has taken the only stone. */
function over(game = nim): Hall {
  const hall = openHall(game, 2);
  for (const seat of [red, green]) {
    hall.meets(seat);
    hall.sits(seat, seat);
  }
  hall.orders({ order: 'options', options: { stones: 1 } });
  hall.deals();
  hall.says('green', proposal(hall, green, 1, REDRAW));
  hall.says('red', proposal(hall, red, 1, take(1)));
  expect(shared(hall).phase).toBe('over');
  return hall;
}

test('[S17] after the end all are in the lobby again, in their seats', () => {
  const hall = over();
  const { holders } = hall.host();
  const words = hall.orders({ order: 'again' });
  for (const id of ['red', 'green']) {
    expect(saidTo(id, words)).toMatchObject([{ say: 'shared', shared: { phase: 'lobby' } }]);
  }
  expect(shared(hall)).toMatchObject({ match: 1, clock: { running: false, at: 0 } });
  expect(hall.host().holders).toEqual(holders);
  expect(shared(hall).places.map(({ here }) => here)).toEqual([true, true]);
});

test('[S17] [R4] requests of the last match are gone in the next', () => {
  const hall = over();
  hall.says('red', { say: 'ask', seat: red, words: { code: 'give' }, lasts: 60_000 });
  expect(shared(hall).requests).toHaveLength(1);
  hall.orders({ order: 'again' });
  expect(shared(hall).requests).toEqual([]);
});

test('[S17] [B1] with bots alone, the next match begins by itself when it is dealt', () => {
  const hall = openHall(nim, 2);
  const plays = () => {
    hall.deals();
    for (let n = 0; n < 200 && shared(hall).phase === 'playing'; n++) {
      hall.waits(500);
      hall.ticks();
    }
    return shared(hall).phase;
  };
  expect(plays()).toBe('over');
  hall.orders({ order: 'again' });
  expect(plays()).toBe('over');
  expect(shared(hall).match).toBe(1);
});

test('[S17] no other match can begin while one is played', () => {
  const hall = playing();
  expect(hall.orders({ order: 'again' })).toEqual([]);
  expect(shared(hall).phase).toBe('playing');
});

test('[S17] [P1] the next match starts with whole views, and the numbers go on', () => {
  const hall = over();
  const before = hall.host().lastSent.get(red)!.rev;
  hall.orders({ order: 'again' });
  const words = hall.deals();
  const [view] = saidTo('red', words).filter(({ say }) => say === 'view');
  expect(view).toMatchObject({ viewer: red, view: { heap: 1 } });
  expect(view?.say === 'view' && view.rev).toBeGreaterThan(before);
  expect(hall.host().match!.saved.log).toEqual([]);
  expect(whysIn(hall.says('red', proposal(hall, red, 1, take(1))))).toEqual(['refused-long-ago']);
  expect(whysIn(hall.says('red', proposal(hall, red, 2, take(1))))).toEqual([]);
  expect(shared(hall).phase).toBe('over');
});

test('[S17] an act on a view of the last match is stale in the next, in a game at once, too', () => {
  const hall = over(atOnce as never);
  const rev = hall.host().lastSent.get(green)!.rev;
  hall.orders({ order: 'again' });
  hall.deals();
  expect(whysIn(hall.says('green', proposal(hall, green, 2, REDRAW, { rev })))).toEqual(['stale']);
  expect(whysIn(hall.says('green', proposal(hall, green, 3, REDRAW)))).toEqual([]);
  expect(whysIn(hall.says('green', proposal(hall, green, 4, REDRAW, { rev: 0 })))).toEqual([]);
});

test('[S17] the log of the last match stays until the next deal, even in the lobby', () => {
  const hall = over();
  const lines = [...hall.vault.lines];
  const token = tokenIn(hall.says('green', { say: 'sit', seat: green }));
  hall.orders({ order: 'again' });
  expect(hall.vault.lines).toEqual(lines);
  const again = hall.dies();
  expect(again.host()).toMatchObject({ match: null, past: { matches: 1 } });
  expect(again.vault.lines).toEqual(lines);
  again.meets('green', { proofs: [{ seat: green, token }] });
  expect(again.host().holders[green]?.n).toBe(1);
  again.deals();
  expect(again.vault.lines).toHaveLength(1);
  const opened = restored(
    like => createHost('', like),
    leftIn(again.vault),
    () => nim,
  );
  expect(opened).toMatchObject({ host: { match: { saved: { log: [{ do: 'pause' }] } } } });
});

test('[P8] after lines were lost, no revision stands for two views', () => {
  const hall = playing(nim, 2);
  for (const n of [1, 2, 3]) hall.says('red', proposal(hall, red, n, REDRAW));
  const { rev } = hall.host().lastSent.get(red)!;
  hall.vault.lines.splice(1, 1);
  const opened = restored(
    like => createHost('', like),
    leftIn(hall.vault),
    () => nim,
  );
  if (!opened.ok) throw new Error('is not opened');
  expect(opened.dropped).toMatchObject({ lines: 3 });
  const again = hall.dies();
  again.meets('tv', { watch: true });
  expect(again.host().lastSent.get('board')!.rev).toBeGreaterThanOrEqual(rev);
});

// The end ---------------------------------------------------------------------------------------------

test('[H9] closing a table closes it for everybody, and for latecomers', () => {
  const hall = playing();
  hall.opens('stranger');
  const words = hall.orders({ order: 'close' });
  for (const id of ['red', 'green', 'blue', 'stranger']) {
    expect(saidTo(id, words)).toEqual([
      { to: id, say: 'no', why: { code: 'table-closed' } },
      { to: id, say: 'closed' },
    ]);
  }
  expect(hall.host().channels.size).toBe(0);
  expect(hall.opens('late')).toEqual([
    { to: 'late', say: 'no', why: { code: 'table-closed' } },
    { to: 'late', say: 'closed' },
  ]);
});

test('[H9] a closed table does nothing any more', () => {
  const hall = openHall(nim, 2);
  hall.deals(); // among bots
  hall.orders({ order: 'close' });
  const { match } = hall.host();
  hall.waits(60_000);
  expect(hall.ticks()).toEqual([]);
  expect(hall.orders({ order: 'resume' })).toEqual([]);
  expect(hall.effects()).toEqual([]);
  expect(hall.host().match).toBe(match);
  expect(hostWakeAt(hall.host())).toBe(Infinity);
});
