import { act, renderHook } from '@testing-library/react-native';
import { tryNow, useFetched, useTrouble } from './parts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const PART = { it: 'is here' };
const OFFLINE = new Error('offline');
const GONE = Object.assign(new Error('404'), { isGone: true });

/** A part that fails so many times before it comes. */
function failing(name: string, errors: readonly Error[]) {
  const fetch = jest.fn<Promise<object>, []>(async () => PART);
  for (const error of errors) fetch.mockRejectedValueOnce(error);
  const { result, unmount } = renderHook(() => ({
    part: useFetched(name, fetch),
    trouble: useTrouble(name),
  }));
  return { fetch, shown: () => result.current, unmount };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a part that comes at once has no trouble', async () => {
  const { shown } = failing('prompt', []);
  await pass(0);
  expect(shown()).toEqual({ part: PART, trouble: undefined });
});

test('the first failure is shown, and the part is tried again until it comes', async () => {
  const { shown, fetch } = failing('late', [OFFLINE, OFFLINE]);
  await pass(0);
  expect(shown()).toEqual({ part: undefined, trouble: 'unreachable' });
  await pass(6_000);
  expect(shown()).toEqual({ part: PART, trouble: undefined });
  expect(fetch).toHaveBeenCalledTimes(3);
});

test('a tap tries at once', async () => {
  const { shown, fetch } = failing('tapped', [OFFLINE]);
  await pass(0);
  await act(async () => tryNow());
  expect(shown()).toEqual({ part: PART, trouble: undefined });
  await pass(10_000);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a part that is no longer on the server is not taken for an unreachable server', async () => {
  const { shown } = failing('older', [GONE]);
  await pass(0);
  expect(shown().trouble).toBe('gone');
});

test('a part that nothing waits for is not tried again', async () => {
  const { fetch, unmount } = failing('left', [OFFLINE, OFFLINE]);
  await pass(0);
  unmount();
  await pass(10_000);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('two that wait for one part fetch it once', async () => {
  const fetch = jest.fn(async () => PART);
  const both = [0, 1].map(() => renderHook(() => useFetched('shared', fetch)));
  await pass(0);
  expect(both.map(({ result }) => result.current)).toEqual([PART, PART]);
  expect(fetch).toHaveBeenCalledTimes(1);
});
