import { act, renderHook } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { createTestFeed } from '@/games/testing/eventFeed';
import { ComfortProvider } from '@/ui/comfort';
import { AT_EASE } from '@/ui/testing/TestPhone';
import type { GameEvent } from '../rules/actions';
import { red, running } from '../rules/testing/fixture';
import type { View } from '../rules/state';
import { useFlying } from './useFlying';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const ready = (): GameEvent => ({ type: 'ready', seat: red });
const typesOf = (events: readonly GameEvent[]) => events.map(({ type }) => type);

function flyingWith(still: boolean) {
  const { events, happen } = createTestFeed<View, GameEvent>();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ComfortProvider value={{ ...AT_EASE, still }}>{children}</ComfortProvider>
  );
  const { result } = renderHook(() => useFlying(events, typesOf, 1_000), { wrapper });
  return { flying: () => result.current, ready: () => happen({ events: [ready()] }, running()) };
}

test('two messages before the next render both fly, and each lands in its own time', () => {
  const { flying, ...table } = flyingWith(false);
  act(() => {
    table.ready();
    table.ready();
  });
  expect(flying().map(({ id }) => id)).toEqual([0, 1]);
  act(() => void jest.advanceTimersByTime(600));
  act(() => table.ready());
  act(() => void jest.advanceTimersByTime(600));
  expect(flying().map(({ id }) => id)).toEqual([2]);
  act(() => void jest.advanceTimersByTime(600));
  expect(flying()).toEqual([]);
});

test('without motion, nothing flies', () => {
  const { flying, ...table } = flyingWith(true);
  act(() => table.ready());
  expect(flying()).toEqual([]);
});
