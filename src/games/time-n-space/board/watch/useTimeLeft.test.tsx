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

test('it counts once a second, on the second', () => {
  const { set } = counting(20 * MINUTE + 400);
  jest.advanceTimersByTime(2_500);
  const [first, ...seconds] = set.mock.calls.map(([rest]) => rest);
  expect([first, seconds]).toEqual([1_200_400, [1_200_000, 1_199_000, 1_198_000]]);
});

test('on a table that goes faster, in its own seconds', () => {
  const { set } = counting(20 * MINUTE, { speed: 10 });
  jest.advanceTimersByTime(SECOND);
  expect(set.mock.calls.map(([rest]) => rest % SECOND)).toEqual(Array(11).fill(0));
});

test('in its last minute it is an animation, that beats', () => {
  const { set } = counting(MINUTE + SECOND);
  jest.advanceTimersByTime(SECOND);
  expect(set).toHaveBeenCalledTimes(3);
  set.mockClear();
  jest.advanceTimersByTime(10 * SECOND);
  expect(set).not.toHaveBeenCalled();
});

test('in a pause it stands, and counts no more once nobody looks', () => {
  const paused = counting(20 * MINUTE, { running: false });
  const { set, stop } = counting(20 * MINUTE);
  stop();
  jest.advanceTimersByTime(10 * SECOND);
  expect([paused.set, set].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
