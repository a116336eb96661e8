import { act, renderHook } from '@testing-library/react-native';
import type { AnyBoard } from '../games/board';
import { useBoard } from './useBoard';

const BOARD = { game: { id: 'chess' } } as unknown as AnyBoard;
const mockFetch = jest.fn<Promise<AnyBoard>, []>();
jest.mock('../games/manifests', () => ({
  MANIFESTS: [{ id: 'chess', packs: [], load: { board: () => mockFetch() } }],
}));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a game that fails to load is tried again until it loads', async () => {
  mockFetch.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(BOARD);
  const { result } = renderHook(() => useBoard('chess'));
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(result.current).toBeUndefined();
  await act(() => jest.advanceTimersByTimeAsync(3_000));
  expect(result.current).toBe(BOARD);
  expect(mockFetch).toHaveBeenCalledTimes(2);
});

test.each(['constructor', '__proto__', 'toString', 'go'])('there is no game “%s”', async game => {
  const { result } = renderHook(() => useBoard(game));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(result.current).toBeUndefined();
});
