import type { SharedValue } from 'react-native-reanimated';
import { falling } from './falling.web';
import { LAST } from './pose';
import { STEP, stepIn } from './runningOut';

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

/** A glass of so many real milliseconds that was put down just now. */
function run(whole: number, step = STEP) {
  const set = jest.fn();
  const rest = () => Math.max(0, whole - Date.now());
  const left = { set, get: () => 0 } as unknown as SharedValue<number>;
  const stop = falling(left, { whole, step, rest, left: () => rest() / whole });
  return { set, stop };
}

test('in a browser sand falls ten times in a second, and not once in every frame', () => {
  const { set } = run(60_000);
  jest.advanceTimersByTime(1_000);
  expect(set).toHaveBeenCalledTimes(11);
  expect(set).toHaveBeenLastCalledWith(59 / 60);
});

test('in a small glass it falls as often as somebody sees it', () => {
  const [near, far] = [stepIn(300, 60_000), stepIn(80, 60_000)];
  expect([near, far]).toEqual([STEP, 4 * STEP]);
  const { set } = run(60_000, far);
  jest.advanceTimersByTime(3_000);
  expect(set.mock.calls.length).toBe(8);
});

test('and it is on time for its last seconds', () => {
  const { set } = run(60_000, 500);
  jest.advanceTimersByTime(60_000 - LAST);
  expect(set.mock.calls.filter(([to]) => typeof to !== 'number')).toHaveLength(1);
});

test('no more than once it is taken up', () => {
  const { set, stop } = run(60_000);
  stop();
  set.mockClear();
  jest.advanceTimersByTime(1_000);
  expect(set).not.toHaveBeenCalled();
});

test.each([
  ['the last seconds', 60_000, 60_000 - LAST],
  ['sand in a hurry', 6_000, 0],
])('%s are an animation', (_, whole, from) => {
  const { set } = run(whole);
  jest.advanceTimersByTime(from);
  set.mockClear();
  jest.advanceTimersByTime(2_000);
  expect(set.mock.calls.filter(([to]) => typeof to === 'number')).toEqual([]);
});
