import type { SharedValue } from 'react-native-reanimated';
import { falling } from './falling.web';
import { LAST } from './pose';

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

/** A glass of so many real milliseconds that was put down just now. */
function run(whole: number) {
  const set = jest.fn();
  const rest = () => Math.max(0, whole - Date.now());
  const left = { set, get: () => 0 } as unknown as SharedValue<number>;
  const stop = falling(left, { whole, rest, left: () => rest() / whole });
  return { set, stop };
}

test('in a browser sand falls ten times in a second, and not once in every frame', () => {
  const { set } = run(60_000);
  jest.advanceTimersByTime(1_000);
  expect(set).toHaveBeenCalledTimes(11);
  expect(set).toHaveBeenLastCalledWith(59 / 60);
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
