import fc from 'fast-check';
import { type Clock, createClock } from './clock';

/** A clock whose hands the test moves. */
function handheld() {
  const hands = { steady: 50, wall: 1_000_000 };
  const clock = createClock({ steady: () => hands.steady, wall: () => hands.wall });
  const pass = (ms: number) => {
    hands.steady += ms;
    hands.wall += ms;
  };
  return { clock, hands, pass };
}

test('the clock starts at the time of day', () => {
  expect(handheld().clock.now()).toBe(1_000_000);
});

test('time asleep counts, though the steady clock stood still', () => {
  const { clock, hands, pass } = handheld();
  pass(10);
  hands.wall += 3_600_000;
  expect(clock.now()).toBe(1_000_010 + 3_600_000);
});

test('a short sleep counts once the app is back', () => {
  const { clock, hands } = handheld();
  hands.wall += 1_200;
  expect(clock.now()).toBe(1_000_000);
  clock.wake();
  expect(clock.now()).toBe(1_001_200);
});

test('setting the time of day back changes nothing', () => {
  const { clock, hands, pass } = handheld();
  hands.wall -= 500_000;
  pass(7);
  clock.wake();
  expect(clock.now()).toBe(1_000_007);
});

test('the clock runs on React Native, whose performance has no timeOrigin', () => {
  const { now } = performance;
  const bare = { now: now.bind(performance) };
  const real = Object.getOwnPropertyDescriptor(globalThis, 'performance')!;
  Object.defineProperty(globalThis, 'performance', { configurable: true, value: bare });
  try {
    jest.isolateModules(() => {
      const { clock } = jest.requireActual<{ clock: Clock }>('./clock');
      expect(Math.abs(clock.now() - Date.now())).toBeLessThan(60_000);
    });
  } finally {
    Object.defineProperty(globalThis, 'performance', real);
  }
});

const move = fc.oneof(
  fc.record({ kind: fc.constant('passes'), ms: fc.nat(5_000) }),
  fc.record({ kind: fc.constant('sleeps'), ms: fc.nat(7_200_000) }),
  fc.record({ kind: fc.constant('is set'), ms: fc.integer({ min: -9_000_000, max: 9_000_000 }) }),
  fc.record({ kind: fc.constant('wakes'), ms: fc.constant(0) }),
);

test('the clock never goes backwards, whatever happens to its hands', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 60 }), moves => {
      const { clock, hands, pass } = handheld();
      let last = clock.now();
      for (const { kind, ms } of moves) {
        if (kind === 'passes') pass(ms);
        else if (kind === 'wakes') clock.wake();
        else hands.wall += ms;
        const now = clock.now();
        expect(now).toBeGreaterThanOrEqual(last);
        last = now;
      }
    }),
    { seed: 11, numRuns: 300 },
  );
});
