import { act, renderHook } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import type { TableClock } from '@/games/board';
import { CLOCK } from '@/games/testing/testStores';
import { of } from '@/kit/seat';
import { ComfortProvider } from '@/ui/comfort';
import { AT_EASE } from '@/ui/testing/TestPhone';
import type { Action } from '../../rules/actions';
import type { Seen, State } from '../../rules/state';
import { played, position, red, seen } from '../testing/position';
import { usePlayback } from './usePlayback';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const start = position({ programmed: ['time'] });
const done = (from: State, action: Action) => played(from, action).state;
const stepped = done(start, { type: 'step', room: 'b2' });

type Given = { readonly view: Seen; readonly clock?: TableClock; readonly isSeen?: boolean };

function screenOf({ still = false } = {}) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ComfortProvider value={{ ...AT_EASE, still }}>{children}</ComfortProvider>
  );
  const { result, rerender } = renderHook(
    ({ view, clock = CLOCK, isSeen }: Given) => usePlayback(view, clock, isSeen),
    { wrapper, initialProps: { view: seen(start) } },
  );
  return {
    sees: (state: State, more: Partial<Given> = {}) => rerender({ view: seen(state), ...more }),
    waits: (ms: number) => act(() => void jest.advanceTimersByTime(ms)),
    travels: () => result.current.travels.map(({ piece }) => piece.what),
    engineer: () => of(result.current.shown.players, red).engineer,
    programmed: () => of(result.current.shown.players, red).programmed,
  };
}

test('nothing travels to the position that a screen opens with', () => {
  expect(screenOf().travels()).toEqual([]);
});

test('one thing after another travels, and is drawn at its goal afterwards', () => {
  const screen = screenOf();
  screen.sees(stepped);
  expect([screen.travels(), screen.engineer()]).toEqual([['engineer'], null]);
  screen.waits(700);
  expect([screen.travels(), screen.engineer()]).toEqual([['bot'], 'b2']);
  expect(screen.programmed()).toEqual(['time']);
  screen.waits(700);
  expect([screen.travels(), screen.programmed().length]).toEqual([[], 2]);
});

test('what comes meanwhile is shown together afterwards, and nothing is lost', () => {
  const screen = screenOf();
  screen.sees(stepped);
  screen.sees({ ...stepped, turn: red });
  screen.sees(done({ ...stepped, turn: red }, { type: 'step', room: 'c2' }));
  screen.waits(700);
  expect(screen.engineer()).toBe('b2');
  screen.waits(700);
  expect([screen.travels(), screen.engineer()]).toEqual([['engineer'], null]);
  for (let n = 0; n < 5; n++) screen.waits(700);
  expect([screen.travels(), screen.engineer()]).toEqual([[], 'c2']);
});

test.each([
  ['for players who want no motion', { still: true }, {}],
  ['in a pause', {}, { clock: { ...CLOCK, running: false } }],
] as const)('%s the new position is there at once', (_when, comfort, more) => {
  const screen = screenOf(comfort);
  screen.sees(stepped, more);
  expect([screen.travels(), screen.engineer()]).toEqual([[], 'b2']);
});

test('a match that runs faster lets pieces travel faster', () => {
  const screen = screenOf();
  screen.sees(stepped, { clock: { ...CLOCK, speed: 20 } });
  screen.waits(40);
  expect(screen.engineer()).toBe('b2');
});

test('a screen that was covered goes on from where it stood', () => {
  const screen = screenOf();
  screen.sees(stepped, { isSeen: false });
  expect([screen.travels(), screen.engineer()]).toEqual([[], 'a2']);
  screen.sees(stepped, { isSeen: true });
  expect(screen.travels()).toEqual(['engineer']);
});
