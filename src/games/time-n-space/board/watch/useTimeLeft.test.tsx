import type { SharedValue } from 'react-native-reanimated';
import { MINUTE, type Millis, SECOND } from '@/kit/millis';
import { countDown } from './useTimeLeft';

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

function counting(until: Millis, { speed = 1, running = true } = {}) {
  const set = jest.fn();
  const left = { set, get: () => 0 } as unknown as SharedValue<number>;
  const stop = countDown(left, until, { now: () => Date.now() * speed, running, speed });
  return { set, stop };
}

test('the clock updates once a second, on the second', () => {
  const { set } = counting(20 * MINUTE + 400);
  jest.advanceTimersByTime(2_500);
  const [first, ...seconds] = set.mock.calls.map(([rest]) => rest);
  expect([first, seconds]).toEqual([1_200_400, [1_200_000, 1_199_000, 1_198_000]]);
});

test('a faster table updates on its own seconds', () => {
  const { set } = counting(20 * MINUTE, { speed: 10 });
  jest.advanceTimersByTime(SECOND);
  expect(set.mock.calls.map(([rest]) => rest % SECOND)).toEqual(Array(11).fill(0));
});

test('in the last minute the clock runs as an animation', () => {
  const { set } = counting(MINUTE + SECOND);
  jest.advanceTimersByTime(SECOND);
  expect(set).toHaveBeenCalledTimes(3);
  set.mockClear();
  jest.advanceTimersByTime(10 * SECOND);
  expect(set).not.toHaveBeenCalled();
});

test('a paused clock stands, and an unmounted one stops counting', () => {
  const paused = counting(20 * MINUTE, { running: false });
  const { set, stop } = counting(20 * MINUTE);
  stop();
  jest.advanceTimersByTime(10 * SECOND);
  expect([paused.set, set].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
