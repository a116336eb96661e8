import { act, renderHook } from '@testing-library/react-native';
import { usePrefetch } from './usePrefetch';

const mockPrefetch = jest.fn<Promise<unknown>, []>();
jest.mock('../../games/manifests', () => ({
  MANIFESTS: [{ id: 'chess', prefetchEnding: () => mockPrefetch() }],
}));

beforeEach(() => {
  jest.useFakeTimers();
  mockPrefetch.mockReset().mockResolvedValue(undefined);
});
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('the ending is fetched while the match is played, once the board has settled', async () => {
  renderHook(() => usePrefetch('chess'));
  await pass(1_000);
  expect(mockPrefetch).not.toHaveBeenCalled();
  await pass(60_000);
  expect(mockPrefetch).toHaveBeenCalledTimes(1);
});

test('an ending that cannot be fetched is tried again', async () => {
  mockPrefetch.mockRejectedValueOnce(new Error('offline'));
  renderHook(() => usePrefetch('chess'));
  await pass(60_000);
  expect(mockPrefetch).toHaveBeenCalledTimes(2);
});

test('a match that is left fetches nothing', async () => {
  const { unmount } = renderHook(() => usePrefetch('chess'));
  unmount();
  await pass(60_000);
  expect(mockPrefetch).not.toHaveBeenCalled();
});
