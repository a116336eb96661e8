import type { Guest } from '../table/guest';
import { createGuest } from '../table/guest';
import { countdownAt, NO_CLOCK, tableClock } from './tableClock';

const running = { running: true, at: 1_000, since: 500, speed: 2 } as const;

/** A guest whose clock is this far behind the host's. */
function guest(clock: object | undefined, behind = 0): Guest {
  const ping = { left: 0, met: behind, back: 0 };
  const shared = clock && { clock };
  return { ...createGuest('Ann', {}), sync: { pings: [ping] }, shared: shared as Guest['shared'] };
}

const clockOf = (it: Guest, before = NO_CLOCK, now = 500) =>
  tableClock(
    before,
    it,
    () => it,
    () => now,
  );

test('the clock shows match time by the host’s clock', () => {
  const clock = clockOf(guest(running, 300), NO_CLOCK, 500);
  expect([clock.now(), clock.running, clock.speed]).toEqual([1_000 + 2 * 300, true, 2]);
});

test('before the host has sent its clock, no time passes', () => {
  expect(clockOf(guest(undefined))).toMatchObject({ running: false, speed: 1 });
});

test('unchanged news in another message keeps the same clock object', () => {
  const before = clockOf(guest(running));
  expect(clockOf({ ...guest(running), linked: true }, before)).toBe(before);
});

test.each([
  ['a hair', 11, true],
  ['enough to see', 12, false],
  ['enough to see, backwards', -12, false],
])('a correction of the clock by %s', (_what, by, same) => {
  const before = clockOf(guest(running));
  expect(clockOf(guest(running, by), before) === before).toBe(same);
});

test('while the host is silent the clock stands, and then it goes on', () => {
  const before = clockOf(guest(running));
  const silent = clockOf({ ...guest(running), stands: 4_000 }, before);
  expect([silent.running, silent.now()]).toEqual([false, 4_000]);
  expect(clockOf(guest(running), silent)).toMatchObject({ running: true });
});

test('a pause makes a new clock object', () => {
  const before = clockOf(guest(running));
  const after = clockOf(guest({ running: false, at: 4_000, speed: 2 }), before);
  expect([after === before, after.running, after.now()]).toEqual([false, false, 4_000]);
});

test('the sand stands until the count is over, and then starts over', () => {
  const it = guest({ ...running, since: 3_000 });
  const counting = clockOf(it);
  expect([counting.running, counting.now()]).toEqual([false, 1_000]);
  expect(clockOf(it, counting, 2_999)).toBe(counting);
  expect(clockOf(it, counting, 3_000).running).toBe(true);
});

test.each<[string, Parameters<typeof countdownAt>[0], number, number]>([
  ['three at its beginning', running, -2_500, 3],
  ['three for a whole second', running, -1_501, 3],
  ['two a second later', running, -1_500, 2],
  ['one just before its end', running, 499, 1],
  ['nothing at its end', running, 500, 0],
  ['nothing in the match', running, 9_000, 0],
  ['nothing in a pause', { running: false, at: 1_000, speed: 1 }, 0, 0],
  ['nothing before the clock is known', undefined, 0, 0],
])('a count shows %s', (_what, clock, now, shown) => {
  expect(countdownAt(clock, now)).toBe(shown);
});
