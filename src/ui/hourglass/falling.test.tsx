import type { SharedValue } from 'react-native-reanimated';
import { falling } from './falling.web';
import { LAST } from './pose';
import { STEP, stepIn } from './runningOut';

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

/** Starts a glass of `whole` real milliseconds that was just put down. */
function run(whole: number, step = STEP) {
  const set = jest.fn();
  const rest = () => Math.max(0, whole - Date.now());
  const left = { set, get: () => 0 } as unknown as SharedValue<number>;
  const stop = falling(left, { whole, step, rest, left: () => rest() / whole });
  return { set, stop };
}

test('in a browser the sand falls ten times a second instead of in every frame', () => {
  const { set } = run(60_000);
  jest.advanceTimersByTime(1_000);
  expect(set).toHaveBeenCalledTimes(11);
  expect(set).toHaveBeenLastCalledWith(59 / 60);
});

test('in a small glass the sand falls only as often as it can be seen', () => {
  const [near, far] = [stepIn(300, 60_000), stepIn(80, 60_000)];
  expect([near, far]).toEqual([STEP, 4 * STEP]);
  const { set } = run(60_000, far);
  jest.advanceTimersByTime(3_000);
  expect(set.mock.calls.length).toBe(8);
});

test('the last seconds begin on time after a long step', () => {
  const { set } = run(60_000, 500);
  jest.advanceTimersByTime(60_000 - LAST);
  expect(set.mock.calls.filter(([to]) => typeof to !== 'number')).toHaveLength(1);
});

test('the sand stops once the glass is taken up', () => {
  const { set, stop } = run(60_000);
  stop();
  set.mockClear();
  jest.advanceTimersByTime(1_000);
  expect(set).not.toHaveBeenCalled();
});

test.each([
  ['the last seconds', 60_000, 60_000 - LAST],
  ['fast sand', 6_000, 0],
])('%s run as an animation', (_, whole, from) => {
  const { set } = run(whole);
  jest.advanceTimersByTime(from);
  set.mockClear();
  jest.advanceTimersByTime(2_000);
  expect(set.mock.calls.filter(([to]) => typeof to === 'number')).toEqual([]);
});
