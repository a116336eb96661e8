/** Match time, pauses, and when fingers lifted. */
import type { Seat } from '../kit/seat';
import { VERSION } from '../protocol/messages';
import { timeOf } from './host';
import { LAG_MS } from '../games/game';
import { PING_MS } from './hostState';
import { type Hall, proposal, openHall, saidTo, whysIn } from './testing/hostFixture';
import { game as timeNSpace } from './testing/fixture';

const [red, green, blue] = ['red', 'green', 'blue'] as Seat[] as [Seat, Seat, Seat];
const logOf = (hall: Hall) => hall.host().match!.saved.log;
const actsOf = (hall: Hall) => logOf(hall).filter(entry => entry.do === 'act');
const says = (hall: Hall, seat: Seat, n: number, action: unknown, more: object = {}) =>
  hall.says(seat, proposal(hall, seat, n, action, more));
const answers = (hall: Hall, seat: Seat, n: number, action: unknown, more: object = {}) =>
  says(hall, seat, n, action, more).filter(({ say }) => say === 'answer');
const answer = (seat: Seat, n: number, code?: string) => ({
  to: seat,
  say: 'answer',
  seat,
  n,
  ...(code && { why: expect.objectContaining({ code }) }),
});

/** A match of Time 'n' Space has begun; red's round trip takes `trip`. */
function begun(trip?: number): Hall {
  const hall = openHall(timeNSpace, 3);
  hall.orders({ order: 'options', options: { level: 'beginner', minutes: 6 } });
  for (const seat of [red, green, blue]) {
    hall.meets(seat);
    hall.sits(seat, seat);
  }
  hall.deals();
  for (const seat of [red, green, blue]) says(hall, seat, 1, { type: 'ready' });
  if (trip !== undefined) ping(hall, trip);
  hall.waits(1_000);
  return hall;
}

/** The host pings, and red answers after `trip`. */
function ping(hall: Hall, trip: number): void {
  hall.waits(PING_MS);
  const [asked] = saidTo('red', hall.ticks());
  hall.waits(trip);
  for (const other of [green, blue]) hall.says(other, { say: 'ping', t: 0 });
  if (asked?.say === 'ping') hall.says('red', { say: 'pong', t: asked.t, here: 5 });
}

const turn = (glass: number, on: string) => ({ type: 'turn', glass, on });
const lastAct = (hall: Hall) => {
  const entry = actsOf(hall).at(-1)!;
  return { at: entry.at, finger: entry.do === 'act' ? (entry.finger ?? entry.at) : 0 };
};
/** How much earlier than its arrival an act is dated. */
const believed = (hall: Hall): number => lastAct(hall).at - lastAct(hall).finger;

test.each<[string, trip: number | undefined, ago: number, believed: number]>([
  ['[T3] now', 100, 0, 0],
  ['[T3] at the claimed moment', 100, 30, 30],
  ['[T3] as far back as the round trip', 100, 100, 100],
  ['[T3] no further back than the round trip', 100, 101, 100],
  ['[T3] long ago', 100, 1e14, 100],
  ['[T3] in the future', 100, -1, 0],
  ['[T3] far in the future', 100, -1e14, 0],
  ['[T3] part of a millisecond ago', 100, 0.25, 0],
  ['[T3] with the longest accepted round trip', LAG_MS, 1e6, LAG_MS],
  ['[T3] with a round trip too long to accept', LAG_MS + 1, 1e6, LAG_MS],
  ['[T3] with no measured round trip', undefined, 30, 0],
])('a finger is accepted: %s', (_what, trip, ago, expected) => {
  const hall = begun(trip);
  const finger = hall.now() - ago;
  expect(answers(hall, red, 2, turn(0, 'trade-2'), { finger })).toEqual([answer(red, 2)]);
  expect(believed(hall)).toBe(expected);
});

test('[T3] the shortest of the last sixteen round trips counts', () => {
  const hall = begun(20);
  for (let n = 0; n < 15; n++) ping(hall, 300);
  says(hall, red, 2, turn(0, 'trade-2'), { finger: 0 });
  expect(believed(hall)).toBe(20);
  ping(hall, 300);
  hall.waits(1_000);
  says(hall, red, 3, turn(1, 'plant-1'), { finger: 0 });
  expect(believed(hall)).toBe(300);
});

test.each<[string, (hall: Hall, t: number) => void]>([
  ['[T4] answered a second time', (hall, t) => hall.says('red', { say: 'pong', t, here: 0 })],
  [
    '[T4] answered after the next one was sent',
    (hall, t) => {
      hall.waits(PING_MS);
      hall.ticks();
      hall.says('red', { say: 'pong', t, here: 0 });
    },
  ],
  ['[T4] that was never sent', hall => hall.says('red', { say: 'pong', t: 1, here: 0 })],
])('a ping has no effect when it is %s', (_what, pong) => {
  const hall = begun(20);
  const before = hall.host().channels.get('red' as never)!.sync;
  const asked = hall.now() - 1_000 - 20;
  hall.waits(PING_MS);
  pong(hall, asked);
  expect(hall.host().channels.get('red' as never)!.sync).toEqual(before);
});

test('[T5] a finger never precedes its own seat’s last act, but may precede another’s', () => {
  const hall = begun(400);
  says(hall, red, 2, turn(0, 'trade-2'));
  const first = lastAct(hall);
  hall.waits(50);
  says(hall, green, 2, turn(0, 'trade-2'));
  hall.waits(50);
  says(hall, red, 3, turn(1, 'plant-1'), { finger: hall.now() - 300 });
  expect(lastAct(hall)).toEqual({ at: first.at + 100, finger: first.at });
  hall.waits(50);
  says(
    hall,
    red,
    4,
    { type: 'lift', glass: 0, deed: { do: 'lapse' } },
    { finger: hall.now() - 300 },
  );
  expect(hall.host().holders[red]?.refused).toHaveLength(1);
});

test('[T5] a finger that lifted during a pause counts from its end', () => {
  const hall = begun(400);
  hall.says('green', { say: 'pause' });
  const stood = hall.host().clock.at;
  hall.waits(5_000);
  hall.says('green', { say: 'resume' });
  hall.waits(100);
  says(hall, red, 2, turn(0, 'trade-2'), { finger: hall.now() - 300 });
  expect(lastAct(hall)).toEqual({ at: stood + 100, finger: stood });
});

test('[T7] players pause and resume, and meanwhile no time passes and nothing is played', () => {
  const hall = begun();
  const before = timeOf(hall.host(), hall.now());
  const words = hall.says('blue', { say: 'pause' });
  expect(words).toMatchObject([{ say: 'shared' }, {}, {}].map(() => ({ say: 'shared' })));
  hall.waits(3_600_000);
  expect(timeOf(hall.host(), hall.now())).toBe(before);
  expect(hall.host().clock.running).toBe(false);
  for (const seat of [red, green, blue]) hall.opens(`${seat} 2`);
  expect(answers(hall, red, 2, turn(0, 'trade-2'))).toEqual([answer(red, 2, 'paused')]);
  expect(hall.says('green', { say: 'pause' })).toEqual([]);
  hall.says('red', { say: 'resume' });
  hall.says('green', { say: 'resume' });
  expect(answers(hall, red, 3, turn(0, 'trade-2'))).toEqual([answer(red, 3)]);
  expect(lastAct(hall).at).toBe(before);
  expect(logOf(hall).filter(entry => entry.do === 'pause' || entry.do === 'resume')).toHaveLength(
    2,
  );
});

test('[T7] a guest without a seat can neither pause nor resume; the host’s screen can do both', () => {
  const hall = begun();
  hall.meets('tv', { watch: true });
  hall.meets('guest');
  for (const id of ['tv', 'guest'])
    for (const say of ['pause', 'resume'])
      expect(whysIn(hall.says(id, { say }))).toEqual(['only-players']);
  hall.orders({ order: 'pause' });
  expect(hall.host().clock.running).toBe(false);
  hall.orders({ order: 'resume' });
  expect(hall.host().clock.running).toBe(true);
});

test('[T18] everybody sees the name of the player who has paused, until the match goes on', () => {
  const hall = begun();
  const pausedBy = () => hall.host().shared!.shared.pausedBy;
  hall.says('blue', { say: 'rename', name: 'Cleo', seat: blue });
  hall.says('blue', { say: 'pause' });
  expect(pausedBy()).toBe('Cleo');
  hall.says('green', { say: 'pause' });
  expect(pausedBy()).toBe('Cleo');
  expect(hall.dies().host().shared?.shared.pausedBy).toBeUndefined();
  hall.says('red', { say: 'resume' });
  expect(pausedBy()).toBeUndefined();
});

test('[T18] a pause by the host’s screen has the name of the player there', () => {
  const hall = begun();
  hall.orders({ order: 'pause' });
  expect(hall.host().shared!.shared).not.toHaveProperty('pausedBy');
  hall.orders({ order: 'resume' });
  hall.happens({ type: 'opened', channel: 'own' as never, isOwn: true });
  hall.says('own', { say: 'hello', v: VERSION, name: 'Dora', watch: true });
  hall.orders({ order: 'pause' });
  expect(hall.host().shared!.shared.pausedBy).toBe('Dora');
});

test('[T18] nobody has paused a match whose host was away', () => {
  const hall = begun();
  hall.says('green', { say: 'pause' });
  hall.says('green', { say: 'resume' });
  hall.sleeps(10_000);
  hall.ticks();
  const { clock, pausedBy } = hall.host().shared!.shared;
  expect([clock.running, pausedBy]).toEqual([false, undefined]);
});

test('[T7] the lobby cannot be paused', () => {
  const hall = openHall();
  hall.meets('red');
  hall.sits('red', red);
  expect(hall.says('red', { say: 'pause' })).toEqual([]);
  expect(hall.says('red', { say: 'resume' })).toEqual([]);
});

test('[T8] everything due happens before a message is judged', () => {
  const hall = begun();
  hall.waits(6 * 60_000);
  const words = says(hall, red, 2, turn(0, 'trade-2'));
  expect(words.filter(({ say }) => say === 'answer')).toEqual([answer(red, 2, 'not-now')]);
  expect(logOf(hall).at(-1)).toMatchObject({ do: 'pass' });
  expect(words.filter(({ say }) => say === 'shared')).toMatchObject(
    [red, green, blue].map(to => ({ to, shared: { phase: 'over' } })),
  );
});
