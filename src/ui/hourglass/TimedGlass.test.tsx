import { act, render, renderHook } from '@testing-library/react-native';
import { Profiler, type ReactNode } from 'react';
import { AppState, type AppStateStatus } from 'react-native';
import type { Millis } from '@/kit/millis';
import { ComfortProvider } from '../comfort';
import { AT_EASE } from '../testing/TestPhone';
import { TimedGlass } from './TimedGlass';
import { type GlassClock, useTimedSand } from './useTimedSand';

let waken: (state: AppStateStatus) => void = () => {};
let slept: Millis = 0;

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  slept = 0;
  jest.spyOn(AppState, 'addEventListener').mockImplementation((_event, listener) => {
    waken = listener;
    return { remove: () => {} };
  });
});
afterEach(() => jest.useRealTimers());

const clockOf = (running = true, speed = 1): GlassClock => ({
  now: () => (Date.now() + slept) * speed,
  running,
  speed,
});
const pass = (ms: Millis) => act(() => jest.advanceTimersByTime(ms));

type Told = { until: Millis | null; clock: GlassClock; still?: boolean; lying?: boolean };

/** Renders the sand of a one-minute glass. */
function glass(told: Told) {
  const { result, rerender } = renderHook(
    ({ until, clock, still = false, lying = false }: Told) =>
      useTimedSand({ until, full: 60_000, clock, still, lying }),
    { initialProps: told },
  );
  return {
    left: () => result.current.left.get(),
    turned: () => result.current.turned.get(),
    tell: (next: Told) => rerender(next),
  };
}

test('the sand always matches the clock', () => {
  const { left, turned } = glass({ until: 60_000, clock: clockOf() });
  const seen = [0, 1, 2, 3, 4].map(() => (pass(15_000), left()));
  expect(seen).toEqual([0.75, 0.5, 0.25, 0, 0].map(share => expect.closeTo(share, 2)));
  expect(turned()).toBe(0);
});

test('on a table at four times the speed the sand falls four times as fast', () => {
  const { left } = glass({ until: 60_000, clock: clockOf(true, 4) });
  pass(7_500);
  expect(left()).toBeCloseTo(0.5, 2);
});

test('a glass put down turns over, and its sand is right as soon as it stands', () => {
  const clock = clockOf();
  const { left, turned, tell } = glass({ until: null, clock });
  expect([left(), turned()]).toEqual([0, 0]);
  tell({ until: 60_000, clock });
  pass(16);
  expect(turned()).toBeLessThan(-150); // upside down, with the lower bulb full
  expect(left()).toBeGreaterThan(0.99);
  pass(500);
  expect(turned()).toBe(0);
  expect(left()).toBeCloseTo(1 - 516 / 60_000, 3);
  pass(29_484);
  expect(left()).toBeCloseTo(0.5, 2);
});

test('a glass turned over early shows the fallen sand above', () => {
  const clock = clockOf();
  const { left, tell } = glass({ until: 60_000, clock });
  pass(45_000);
  tell({ until: 105_000, clock });
  pass(16);
  expect(left()).toBeCloseTo(0.75, 1);
  pass(984);
  expect(left()).toBeCloseTo(59 / 60, 2);
});

test('a paused glass lies on its side and no sand falls', () => {
  const { left, turned, tell } = glass({ until: 60_000, clock: clockOf() });
  pass(30_000);
  const now = Date.now();
  tell({ until: 60_000, clock: { ...clockOf(false), now: () => now } });
  pass(10_000);
  expect([left(), turned()]).toEqual([0.5, 90]);
});

test('after the phone slept, the sand is where it would be otherwise', () => {
  const { left } = glass({ until: 60_000, clock: clockOf() });
  pass(10_000);
  slept = 20_000;
  act(() => waken('active'));
  expect(left()).toBeCloseTo(0.5, 2);
  pass(15_000);
  expect(left()).toBeCloseTo(0.25, 2);
});

test('with reduced motion the sand steps once a second and the glass turns at once', () => {
  const clock = clockOf();
  const { left, turned, tell } = glass({ until: null, clock, still: true });
  tell({ until: 60_000, clock, still: true });
  expect([left(), turned()]).toEqual([1, 0]);
  const seen = Array.from({ length: 30 }, () => (pass(100), left()));
  expect(new Set(seen).size).toBe(4);
  pass(57_000);
  expect(left()).toBe(0);
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  ['running', false],
  ['stepping', true],
])('nothing renders while the sand is %s', (_how, still) => {
  const renders = jest.fn();
  const clock = clockOf();
  render(
    <Profiler id="glass" onRender={renders}>
      <Still still={still}>
        <TimedGlass until={60_000} full={60_000} clock={clock} height={200} />
      </Still>
    </Profiler>,
  );
  const before = renders.mock.calls.length;
  pass(61_000);
  expect(renders.mock.calls.length).toBe(before);
});

const Still = ({ still, children }: { still: boolean; children: ReactNode }) => (
  <ComfortProvider value={{ ...AT_EASE, still }}>{children}</ComfortProvider>
);
