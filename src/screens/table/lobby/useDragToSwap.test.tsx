import 'react-native-gesture-handler/jestSetup';
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';
import type { TablePlace } from '@/games/board';
import type { Seat } from '@/kit/seat';
import type { SessionState } from '@/stores/sessionState';
import { fakeWorld, WithWorld } from '../../testing/fakeWorld';
import { LobbyTable } from './LobbyTable';
import { seatSpots, tableSizes } from './tableSizes';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(View.prototype, 'measureInWindow').mockImplementation(tell => tell(20, 100, 300, 600));
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const [red, green, blue, purple] = ['red', 'green', 'blue', 'purple'] as Seat[] as [
  Seat,
  Seat,
  Seat,
  Seat,
];
const player = (seat: Seat, name: string, here = true): TablePlace => ({
  seat,
  name,
  face: '',
  sits: 'player',
  here,
});
const PLACES: readonly TablePlace[] = [
  player(red, 'Ann'),
  player(green, 'Bo'),
  player(blue, 'Cleo', false),
  { seat: purple, name: '', face: '', sits: 'nobody', here: false },
];
const ROOM = { width: 340, height: 380 };

function lobby({ isHost }: { isHost: boolean }) {
  const hosting = isHost ? { door: { is: 'shut' } } : null;
  const { world, asked } = fakeWorld({
    state: { hosting } as unknown as Partial<SessionState>,
    session: { now: () => 0 },
  });
  const table = { places: PLACES, own: [red], board: undefined, levels: {}, isHost };
  render(
    <GestureHandlerRootView>
      <WithWorld world={world}>
        <LobbyTable
          {...{ table }}
          game="time-n-space"
          room={ROOM}
          code={null}
          enlarge={() => undefined}
          openSeat={() => undefined}
          pullsBack={false}
        />
      </WithWorld>
    </GestureHandlerRootView>,
  );
  fireEvent(screen.getByTestId('drag-ground'), 'layout');
  return asked;
}

/** The middle of a seat in the window. */
function middleOf(seat: Seat) {
  const { radius, disc } = tableSizes(ROOM, PLACES.length, 15 * 1.75);
  const spots = seatSpots(PLACES, red, radius, disc / 2);
  const { x, y } = spots[PLACES.findIndex(place => place.seat === seat)]!;
  return { absoluteX: 20 + x, absoluteY: 100 + y };
}

function carry(from: Seat, to: { absoluteX: number; absoluteY: number }) {
  fireGestureHandler(getByGestureTestId(`carry-${from}`), [middleOf(from), to, to]);
  act(() => jest.advanceTimersByTime(100));
}

const swap = (one: Seat, other: Seat) => ['order', { order: 'swap', seats: [one, other] }];

test.each([
  ['a neighbour', green],
  ['a free seat', purple],
])('the host drags a disc onto %s, and both change places', (_what, to) => {
  const asked = lobby({ isHost: true });
  carry(red, middleOf(to));
  expect(asked).toEqual([swap(red, to)]);
});

test.each([
  ['the disc of an absent phone', red, middleOf(blue)],
  ['its own place', red, middleOf(red)],
  ['the middle of the table', red, { absoluteX: 190, absoluteY: 270 }],
])('nothing changes when a disc is put down on %s', (_what, from, to) => {
  const asked = lobby({ isHost: true });
  carry(from, to);
  expect(asked).toEqual([]);
});

test.each([
  ['of an absent phone', blue],
  ['of nobody', purple],
])('the disc %s stays where it is', (_whose, from) => {
  const asked = lobby({ isHost: true });
  carry(from, middleOf(green));
  expect(asked).toEqual([]);
});

test('only the host drags discs', () => {
  lobby({ isHost: false });
  expect(() => getByGestureTestId('carry-red')).toThrow(/carry-red/);
});
