import fc from 'fast-check';
import { chances } from '../kit/random';
import { reading, roundTrip, type Sync, unsynced, withPing } from './clockSync';

/** Wi-Fi in an ordinary room: 3 ms and a tail each way, with a spike now and then. */
function wifi(next: () => number) {
  const spike = next() < 0.03 ? 60 + 140 * next() : 0;
  return 3 - 4 * Math.log(1 - next()) + spike;
}

/** Sixteen pings over such a line to a clock that is `ahead` and runs `ppm` fast. */
function pinged(
  seed: number,
  ahead: number,
  ppm: number,
  every: number,
): { sync: Sync; now: number } {
  const next = chances(seed);
  const theirs = (t: number) => ahead + t * (1 + ppm * 1e-6);
  let sync = unsynced;
  let now = 1_000;
  for (let n = 0; n < 16; n++) {
    const met = now + wifi(next);
    const back = met + wifi(next);
    sync = withPing(sync, { left: now, met: theirs(met), back });
    now = Math.max(now + every, back);
  }
  return { sync, now };
}

function errors(ahead: number, ppm: number, every: number): number[] {
  return Array.from({ length: 1_000 }, (_, seed) => {
    const { sync, now } = pinged(seed, ahead, ppm, every);
    const truth = ahead + now * ppm * 1e-6;
    const { offset, within } = reading(sync, now)!;
    expect(Math.abs(offset - truth)).toBeLessThanOrEqual(within + 1e-6);
    return Math.abs(offset - truth);
  }).sort((one, other) => one - other);
}

test.each([
  ['clocks that agree', 0, 0, 40],
  ['a clock two days ahead', 2 * 86_400_000, 0, 40],
  ['a clock a year behind', -365 * 86_400_000, 0, 40],
  ['a crystal 200 ppm fast', 5_000, 200, 40],
  ['200 ppm slow, refreshed every second', 5_000, -200, 1_000],
])(
  '%s: within 1.2 ms in 95 of 100 tables, and 2 ms in all but one in a thousand',
  (_, ahead, ppm, every) => {
    const sorted = errors(ahead, ppm, every);
    expect(sorted[949]).toBeLessThanOrEqual(every > 100 ? 2.4 : 1.2);
    expect(sorted[998]).toBeLessThanOrEqual(every > 100 ? 4 : 2);
  },
);

test('nothing is known before the first ping, and little after one', () => {
  expect(reading(unsynced, 0)).toBeUndefined();
  expect(roundTrip(unsynced)).toBeUndefined();
  const one = withPing(unsynced, { left: 100, met: 5_030, back: 140 });
  expect(reading(one, 140)).toEqual({ offset: 4_910, within: 20 });
  expect(roundTrip(one)).toBe(40);
});

test('a ping that came back before it left is dropped', () => {
  expect(withPing(unsynced, { left: 100, met: 50, back: 99 })).toEqual(unsynced);
  expect(withPing(unsynced, { left: 100, met: 50, back: 100 }).pings).toHaveLength(1);
});

test('only the last sixteen count', () => {
  const pings = Array.from({ length: 20 }, (_, n) => ({ left: n, met: n, back: n + 1 }));
  expect(pings.reduce(withPing, unsynced).pings).toEqual(pings.slice(4));
});

test('the true offset is always within the claimed error, whatever the line does', () => {
  const trip = fc.record({
    there: fc.integer({ min: 0, max: 3_000 }),
    home: fc.integer({ min: 0, max: 3_000 }),
  });
  fc.assert(
    fc.property(fc.array(trip, { minLength: 1, maxLength: 30 }), fc.integer(), (trips, ahead) => {
      let [sync, now] = [unsynced, 0];
      for (const { there, home } of trips) {
        const back = now + there + home;
        sync = withPing(sync, { left: now, met: now + there + ahead, back });
        now = back;
      }
      const { offset, within } = reading(sync, now)!;
      expect(Math.abs(offset - ahead)).toBeLessThanOrEqual(within + 1e-6);
    }),
  );
});
