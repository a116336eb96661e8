import 'react-native-gesture-handler/jestSetup';
import { act, render, screen } from '@testing-library/react-native';
import { createTestSeat } from '@/games/testing/testStores';
import { press } from '@/ui/testing/press';
import { layOut, TestPhone } from '@/ui/testing/TestPhone';
import type { Action } from '../../rules/actions';
import { eventsFor, type GameEvent } from '../../rules/events';
import type { Seen } from '../../rules/state';
import { Hand } from '../Hand';
import { placesOf, playedMatch } from '../testing/playedMatch';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const match = playedMatch(4, 'tubes');
const first = match.entryWith('collected');
const last = match.entryWith('refilled', 2);
const before = match.viewAfter(first - 1);
const after = match.viewAfter(last);
const [seat, other] = before.seats;

type Given = { still?: boolean; size?: readonly [number, number] };

/** A phone on which the first interim scoring has just been counted. */
function scored({ still = true, size = [390, 844] }: Given = {}) {
  const test = createTestSeat<Seen, Action, GameEvent>({
    seat,
    places: placesOf(before),
    view: before,
  });
  render(
    <TestPhone comfort={{ still }}>
      <Hand store={test.store} settings={{}} />
    </TestPhone>,
  );
  layOut(...size);
  for (let entry = first; entry <= last; entry++) {
    const { events } = match.momentAfter(entry);
    test.happen({ events: eventsFor(seat, events) }, match.viewAfter(entry));
  }
}

const label = (testID: string) => screen.getByTestId(testID).props['aria-label'] as string;

test('a phone shows the sum of every player, and what red lines have cost', () => {
  scored();
  expect(screen.getByTestId('scoring')).toHaveTextContent(/^Scoring of round 1/);
  for (const it of before.seats) expect(label(`scoring-${it}`)).toMatch(/together .*; points now/);
  expect(screen.getByTestId('headquarters')).toBeOnTheScreen();
});

test('the sum appears step by step, and the counters move last', () => {
  scored({ still: false });
  const points = () => screen.getByTestId(`scoring-points-${other}`);
  expect(points()).toHaveTextContent(String(before.players[other!]?.points));
  for (let step = 0; step < 8; step++) act(() => jest.advanceTimersByTime(1_100));
  expect(points()).toHaveTextContent(String(after.players[other!]?.points));
});

test('the laboratory returns after a while, or at once when the scoring is closed', () => {
  scored();
  expect(screen.queryByTestId('lab')).toBeNull();
  press('scoring-close');
  expect(screen.getByTestId('lab')).toBeOnTheScreen();
  screen.unmount();
  scored();
  act(() => jest.advanceTimersByTime(20_000));
  expect(screen.getByTestId('lab')).toBeOnTheScreen();
});

test('the last scoring can be read again from what would be scored now', () => {
  scored();
  press('scoring-close');
  press('scored-now');
  press('scoring-open');
  expect(screen.getByTestId('scoring')).toHaveTextContent(/^Scoring of round 1/);
});

test.each([
  ['a small phone', [320, 568]],
  ['a phone on its side', [844, 390]],
  ['a tablet', [1180, 820]],
] as const)('%s shows it as well', (_where, size) => {
  scored({ size });
  for (const it of before.seats) expect(screen.getByTestId(`scoring-${it}`)).toBeOnTheScreen();
});
