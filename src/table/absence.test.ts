/** The host sleeps, or its player leaves the app. */
import { seedOf } from '../kit/chance';
import fc from 'fast-check';
import type { Seat } from '../kit/seat';
import { VERSION } from '../protocol/messages';
import { timeOf, hostWakeAt } from './host';
import { PING_MS } from './hostState';
import { type Hall, openHall, proposal, saidTo, whysIn } from './testing/hostFixture';
import { open } from './saved';
import { game as timeNSpace } from './testing/fixture';

const [red, green, blue] = ['red', 'green', 'blue'] as Seat[] as [Seat, Seat, Seat];
const turn = (glass: number, on: string) => ({ type: 'turn', glass, on });
const lapse = (glass: number) => ({ type: 'lift', glass, deed: { do: 'lapse' } });
const logOf = (hall: Hall) => hall.host().match!.saved.log;
const kindsOf = (hall: Hall, from: number) =>
  logOf(hall)
    .slice(from)
    .map(entry => entry.do);
const isRunning = (hall: Hall) => hall.host().clock.running;
const says = (hall: Hall, seat: Seat, n: number, action: unknown, more: object = {}) =>
  hall.says(seat, proposal(hall, seat, n, action, more));
const answers = (hall: Hall, seat: Seat, n: number, action: unknown, more: object = {}) =>
  answersIn(says(hall, seat, n, action, more));
const answersIn = (words: ReturnType<Hall['says']>) =>
  words.flatMap(word => (word.say === 'answer' ? [[word.seat, word.n, word.why?.code]] : []));
const sharedIn = (hall: Hall) => hall.host().shared!.shared;

/** Red's phone is the host; a round trip to green takes 100 ms. The match has run for a second. */
function begun(): Hall {
  const hall = openHall(timeNSpace, 3);
  hall.orders({ order: 'options', options: { level: 'beginner', minutes: 6 } });
  hall.happens({ type: 'opened', channel: 'red' as never, isOwn: true });
  hall.says('red', { say: 'hello', v: VERSION, name: 'Ada' });
  for (const seat of [green, blue]) hall.meets(seat);
  for (const seat of [red, green, blue]) hall.sits(seat, seat);
  hall.deals();
  for (const seat of [red, green, blue]) says(hall, seat, 1, { type: 'ready' });
  hall.waits(PING_MS);
  const [asked] = saidTo('green', hall.ticks());
  hall.waits(100);
  if (asked?.say === 'ping') hall.says('green', { say: 'pong', t: asked.t, here: 5 });
  hall.waits(1_000);
  hall.ticks();
  return hall;
}

test.each<[string, slept: number, runs: boolean]>([
  ['[T11] three seconds', 3_000, true],
  ['[T11] a millisecond more', 3_001, false],
  ['[T11] an hour', 3_600_000, false],
])('the match goes on or pauses after a sleep of %s', (_what, slept, runs) => {
  const hall = begun();
  const before = timeOf(hall.host(), hall.now());
  hall.sleeps(slept);
  hall.ticks();
  expect(isRunning(hall)).toBe(runs);
  expect(timeOf(hall.host(), hall.now())).toBe(before + (runs ? slept : 0));
  if (!runs) expect(logOf(hall).at(-1)).toEqual({ do: 'pause', at: before });
});

test.each<[string, (hall: Hall) => void]>([
  ['[T11] a message', hall => hall.says('blue', { say: 'ping', t: 0 })],
  ['[T11] a proposal', hall => says(hall, blue, 2, turn(0, 'trade-2'))],
  ['[T11] a new guest', hall => hall.meets('tv', { watch: true })],
  ['[T11] a broken channel', hall => hall.closes('blue')],
  ['[T11] a timer', hall => hall.ticks()],
  ['[T11] the return of its player', hall => hall.returns()],
  ['[T11] a command of its screen', hall => hall.orders({ order: 'bots', pace: 1 })],
])('%s makes a host notice that it has slept', (_what, wake) => {
  const hall = begun();
  const before = timeOf(hall.host(), hall.now());
  hall.sleeps(20_000);
  wake(hall);
  expect(isRunning(hall)).toBe(false);
  expect(timeOf(hall.host(), hall.now())).toBe(before);
});

test('[T11] nothing falls due while the host sleeps, not even the end of the match', () => {
  const hall = begun();
  hall.sleeps(6 * 60_000);
  hall.ticks();
  expect(hall.host().shared!.shared.phase).toBe('playing');
  expect(kindsOf(hall, 3)).toEqual(['pause']);
});

test('[T11] at any speed, three seconds are measured on the host’s clock', () => {
  const hall = openHall(timeNSpace, 3);
  hall.orders({ order: 'deal', seed: seedOf(7), speed: 60 });
  hall.sleeps(2_900);
  hall.ticks();
  expect(isRunning(hall)).toBe(true);
  hall.sleeps(3_100);
  hall.ticks();
  expect(timeOf(hall.host(), hall.now())).toBe(2_900 * 60);
});

test('[T11] a host wakes every second while a match runs, and not in a pause', () => {
  const hall = begun();
  hall.waits(1_000);
  hall.ticks(); // now everybody has been pinged
  expect(hostWakeAt(hall.host())).toBe(hall.now() + 1_000);
  hall.orders({ order: 'pause' });
  expect(hostWakeAt(hall.host())).toBe(hall.now() + PING_MS);
});

test('[T11] sleep pauses neither a finished match nor a pause nor the lobby', () => {
  const over = begun();
  over.waits(6 * 60_000);
  over.ticks();
  const halted = begun();
  halted.orders({ order: 'pause' });
  for (const hall of [over, halted]) {
    const entries = logOf(hall).length;
    hall.sleeps(60_000);
    hall.ticks();
    expect(logOf(hall)).toHaveLength(entries);
    expect(sharedIn(hall).absence).toBeUndefined();
  }
});

test.each<[string, away: number, runs: boolean]>([
  ['[T12] three seconds', 3_000, true],
  ['[T12] a millisecond more', 3_001, false],
])('the match goes on or pauses after its host was in the background for %s', (_, away, runs) => {
  const hall = begun();
  const before = timeOf(hall.host(), hall.now());
  hall.leaves();
  for (let ms = 0; ms < away; ms += 500) {
    hall.waits(Math.min(500, away - ms));
    hall.ticks();
  }
  hall.returns();
  expect(isRunning(hall)).toBe(runs);
  expect(timeOf(hall.host(), hall.now())).toBe(before + (runs ? away : 0));
});

test('[T12] a host that stays awake in the background pauses by itself', () => {
  const hall = begun();
  hall.leaves();
  hall.waits(3_001);
  hall.ticks();
  expect(isRunning(hall)).toBe(false);
});

test('[T12] nothing falls due until the absence is decided, nor at all if it is long', () => {
  const hall = begun();
  const end = 6 * 60_000;
  hall.waits(end - Math.ceil(timeOf(hall.host(), hall.now())) - 500);
  hall.leaves();
  hall.waits(2_000);
  hall.ticks();
  expect(hall.host().shared!.shared.phase).toBe('playing');
  expect(hostWakeAt(hall.host())).toBeGreaterThan(hall.now());
  hall.waits(2_000);
  hall.ticks();
  expect(hall.host().shared!.shared.phase).toBe('playing');
  expect(timeOf(hall.host(), hall.now())).toBeLessThanOrEqual(end - 500);
});

test('[T12] after a short absence the match is the same as without it', () => {
  const [here, away] = [begun(), begun()];
  for (const hall of [here, away]) {
    hall.waits(500);
    if (hall === away) hall.leaves();
    hall.waits(300);
    says(hall, green, 2, turn(0, 'trade-2'), { finger: hall.now() - 60 });
    hall.waits(700);
    says(hall, blue, 2, turn(0, 'plant-1'));
    hall.waits(500);
    if (hall === away) hall.returns();
  }
  expect(logOf(away)).toEqual(logOf(here));
  expect(timeOf(away.host(), away.now())).toBe(timeOf(here.host(), here.now()));
});

test('[T12] an act made during a short absence is answered when it is over', () => {
  const hall = begun();
  hall.leaves();
  hall.waits(1_000);
  expect(says(hall, green, 2, turn(0, 'trade-2'))).toEqual([]);
  hall.waits(1_000);
  expect(answersIn(hall.returns())).toEqual([[green, 2, undefined]]);
});

test('[T12] a player who pauses during a short absence pauses at that moment', () => {
  const hall = begun();
  const before = timeOf(hall.host(), hall.now());
  hall.leaves();
  hall.waits(1_000);
  hall.says('green', { say: 'pause' });
  hall.waits(1_000);
  hall.returns();
  expect(logOf(hall).at(-1)).toEqual({ do: 'pause', at: before + 1_000 });
  expect(sharedIn(hall).absence).toBeUndefined();
});

test('[T12] acts for a seat that was lost during a short absence are dropped', () => {
  const hall = begun();
  hall.leaves();
  hall.waits(500);
  says(hall, green, 2, turn(0, 'trade-2'));
  hall.orders({ order: 'free', seat: green });
  const entries = logOf(hall).length;
  hall.returns();
  expect(logOf(hall)).toHaveLength(entries);
});

test('[T12] commands of a lesson during an absence let no time pass', () => {
  const hall = openHall(timeNSpace, 3);
  hall.orders({ order: 'options', options: { level: 'beginner', minutes: 6 } });
  hall.deals();
  hall.orders({ order: 'free', seat: red });
  hall.waits(1_000);
  hall.leaves();
  hall.waits(2_000);
  hall.orders({ order: 'speed', speed: 4 });
  hall.orders({ order: 'act', seat: red, action: { type: 'ready' } });
  hall.waits(2_000);
  hall.ticks();
  expect(logOf(hall)).toContainEqual(expect.objectContaining({ do: 'act', seat: red, at: 1_000 }));
  expect(logOf(hall).every(({ at }) => at <= 1_000)).toBe(true);
  expect(timeOf(hall.host(), hall.now())).toBe(1_000);
  expect(hall.host().presence.isAway).toBe(true);
});

test('[T12] no phone can fill the host’s memory while it is away', () => {
  const hall = begun();
  hall.leaves();
  for (let n = 0; n < 200; n++) says(hall, green, 2, turn(0, 'trade-2'));
  expect(hall.host().presence.held).toHaveLength(16);
});

test('[T12] an absence begins when the host is left, even if it falls asleep later', () => {
  const hall = begun();
  const before = timeOf(hall.host(), hall.now());
  hall.leaves();
  hall.waits(1_500);
  says(hall, green, 2, turn(0, 'trade-2'));
  hall.sleeps(60_000);
  const words = hall.returns();
  expect(answersIn(words)).toEqual([[green, 2, 'paused']]);
  expect(logOf(hall).at(-1)).toEqual({ do: 'pause', at: before });
});

test('[T13] a finger that lifted before the absence counts, and no later one', () => {
  const hall = begun();
  const gone = hall.now();
  const stood = Math.floor(timeOf(hall.host(), gone));
  hall.leaves();
  hall.sleeps(60_000);
  hall.returns();
  const entries = logOf(hall).length;
  expect(answers(hall, green, 2, turn(0, 'trade-2'), { finger: gone - 40 })).toEqual([
    [green, 2, undefined],
  ]);
  expect(logOf(hall).slice(entries)).toEqual([
    { do: 'resume', at: stood },
    expect.objectContaining({ do: 'act', at: stood, finger: stood - 40, seat: green, n: 2 }),
    { do: 'pause', at: stood },
  ]);
  expect(isRunning(hall)).toBe(false);
  expect(answers(hall, green, 3, turn(1, 'plant-1'), { finger: gone + 1 })).toEqual([
    [green, 3, 'paused'],
  ]);
});

test('[T13] a finger reaches back no further than its round trip before the pause', () => {
  const hall = begun();
  const gone = hall.now();
  const stood = Math.floor(timeOf(hall.host(), gone));
  hall.sleeps(10_000);
  hall.ticks();
  says(hall, green, 2, turn(0, 'trade-2'), { finger: gone - 5_000 });
  says(hall, blue, 2, turn(0, 'trade-2'), { finger: gone - 5_000 });
  const fingers = logOf(hall).flatMap(entry =>
    entry.do === 'act' && entry.n === 2 ? [entry.finger ?? entry.at] : [],
  );
  expect(fingers).toEqual([stood - 100, stood]); // blue’s round trip was never measured
});

test('[T13] a refused act leaves nothing in the log', () => {
  const hall = begun();
  const gone = hall.now();
  hall.sleeps(10_000);
  hall.ticks();
  const entries = logOf(hall).length;
  expect(answers(hall, green, 2, lapse(0), { finger: gone })).toMatchObject([[green, 2, {}]]);
  expect(logOf(hall)).toHaveLength(entries);
  expect(hall.host().match!.paused).toBe(true);
});

test('[T13] in a pause by a player no earlier finger counts', () => {
  const hall = begun();
  const gone = hall.now();
  hall.sleeps(10_000);
  hall.ticks();
  hall.says('blue', { say: 'resume' });
  hall.says('blue', { say: 'pause' });
  expect(answers(hall, green, 2, turn(0, 'trade-2'), { finger: gone })).toEqual([
    [green, 2, 'paused'],
  ]);
});

test('[T14] everybody sees whose phone is away and when it is back, until the pause ends', () => {
  const hall = begun();
  hall.leaves();
  hall.waits(4_000);
  const gone = hall.ticks().filter(({ say }) => say === 'shared');
  const away = { host: 'Ada', absence: { isOver: false } };
  expect(gone).toMatchObject(
    [red, green, blue].map(to => ({ to, shared: { ...away, clock: { running: false } } })),
  );
  expect(whysIn(hall.says('green', { say: 'resume' }))).toEqual(['host-is-away']);
  expect(isRunning(hall)).toBe(false);
  hall.returns();
  expect(sharedIn(hall)).toMatchObject({ host: 'Ada', absence: { isOver: true } });
  hall.says('green', { say: 'resume' });
  expect(isRunning(hall)).toBe(true);
  expect(sharedIn(hall).absence).toBeUndefined();
});

test('[T14] a tap on the host’s own screen proves that its player is there', () => {
  const hall = begun();
  hall.leaves();
  hall.waits(4_000);
  hall.ticks();
  hall.orders({ order: 'resume' });
  hall.waits(4_000);
  hall.ticks();
  expect(isRunning(hall)).toBe(true);
});

test('[T14] everybody sees the name even if the host’s own channel breaks first', () => {
  const hall = begun();
  hall.sleeps(20_000);
  hall.closes('red');
  expect(sharedIn(hall)).toMatchObject({ host: 'Ada', absence: { isOver: true } });
});

test('[T14] latecomers see it, too', () => {
  const hall = begun();
  hall.sleeps(4_000);
  const [told] = hall.meets('tv', { watch: true }).filter(({ say }) => say === 'shared');
  expect(told).toMatchObject({ shared: { host: 'Ada', absence: { isOver: true } } });
});

// Whatever happens ------------------------------------------------------------------------------------

type Moment = { wait: number; isAsleep: boolean; does: (hall: Hall, n: number) => void };

const proposing = (hall: Hall, seat: Seat, ago: number) => {
  const n = (hall.host().holders[seat]?.n ?? 0) + 1;
  const free = turn(n % 2, ['trade-2', 'plant-1', 'plant-3', 'trade-1'][n % 4] as string);
  says(hall, seat, n, n % 3 === 0 ? lapse(n % 2) : free, { finger: hall.now() - ago });
};

const anyDeed: fc.Arbitrary<Moment['does']> = fc.oneof(
  fc.constant((hall: Hall) => void hall.ticks()),
  fc.constant((hall: Hall) => void hall.leaves()),
  fc.constant((hall: Hall) => void hall.returns()),
  fc.constant((hall: Hall) => void hall.says('blue', { say: 'pause' })),
  fc.constant((hall: Hall) => void hall.says('blue', { say: 'resume' })),
  fc.constant((hall: Hall) => void hall.says('blue', { say: 'ping', t: 0 })),
  fc.tuple(fc.constantFrom(green, blue), fc.nat(9_000)).map(
    ([seat, ago]) =>
      (hall: Hall) =>
        proposing(hall, seat, ago),
  ),
);
const anyMoments: fc.Arbitrary<Moment[]> = fc.array(
  fc.record({ wait: fc.nat(9_000), isAsleep: fc.boolean(), does: anyDeed }),
  { minLength: 5, maxLength: 60 },
);

test('[T11] [T12] match time never goes back, and never advances within an absence', () => {
  fc.assert(
    fc.property(anyMoments, moments => {
      const hall = begun();
      for (const [n, { wait, isAsleep, does }] of moments.entries()) {
        if (isAsleep) hall.sleeps(wait);
        else hall.waits(wait);
        const host = hall.host();
        const { seen } = host.presence;
        const isAbsent = isRunning(hall) && hall.now() - seen > 3_000;
        does(hall, n);
        const after = hall.host();
        const shown = timeOf(after, hall.now());
        if (isAbsent) expect(shown).toBe(timeOf(host, seen));
        expect(shown).toBeLessThanOrEqual(timeOf(host, hall.now()));
        expect(after.match!.at).toBeGreaterThanOrEqual(host.match!.at);
        expect(shown).toBeGreaterThanOrEqual(after.match!.at);
      }
      expect(open(hall.vault.lines, () => timeNSpace)).toMatchObject({
        ok: true,
        match: { saved: hall.host().match!.saved, state: hall.host().match!.state },
      });
    }),
    { numRuns: 100, seed: 11 },
  );
});
