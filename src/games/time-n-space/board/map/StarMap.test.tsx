import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';
import type { TableClock } from '@/games/board';
import type { Millis } from '@/kit/millis';
import type { Seat } from '@/kit/seat';
import { ComfortProvider } from '@/ui/comfort';
import { AT_EASE } from '@/ui/testing/TestPhone';
import type { Node } from '../../rules/components';
import {
  blue,
  fly,
  green,
  lay,
  NORMAL,
  red,
  running,
  stack,
  stand,
} from '../../rules/testing/fixture';
import type { Contest, Seen, State } from '../../rules/state';
import { poseOn } from './curve';
import { chart, spotOf, way } from './geometry';
import { StarMap } from './StarMap';

const SIZE = { width: 390, height: 700 };

beforeEach(() => jest.useFakeTimers({ now: 0 }));
afterEach(() => jest.useRealTimers());

/** Kept outside the tests, because a new clock object means that the time has jumped. */
const clock: TableClock = { now: () => Date.now(), running: true, speed: 1 };
const pass = (ms: Millis) => act(() => jest.advanceTimersByTime(ms));

type Asked = {
  seat?: Seat | null;
  language?: 'en' | 'de';
  still?: boolean;
  glow?: readonly Node[];
  onNode?: (node: Node) => void;
  compact?: boolean;
  clock?: TableClock;
  size?: typeof SIZE;
};

function mapOf(state: State, asked: Asked = {}) {
  const { seat = red, language = 'en', still = false, ...rest } = asked;
  return (
    <ComfortProvider value={{ ...AT_EASE, language, still }}>
      <StarMap view={state} seat={seat} clock={clock} places={[]} size={SIZE} {...rest} />
    </ComfortProvider>
  );
}

const frame = ({ seats, options }: Seen, facing: Seat | null, size = SIZE) =>
  chart({ seats, innerLinks: options.innerLinks, size, facing, compact: false });

/** Returns the middle of a ship as it is drawn. */
function whereIs(seat: Seat, size: number) {
  const { transform } = StyleSheet.flatten(
    screen.getByTestId(`ship-${seat}`).props.jestAnimatedStyle.value,
  );
  const [{ translateX }, { translateY }] = transform as [
    { translateX: number },
    { translateY: number },
  ];
  return { x: translateX + size / 2, y: translateY + size / 2 };
}

test('a map ignores the position it was measured at and takes only its size', () => {
  const measured = { ...SIZE, left: 460, top: 8 };
  render(<StarMap view={running()} seat={red} clock={clock} places={[]} size={measured} />);
  expect(StyleSheet.flatten(screen.getByTestId('star-map').props.style)).toEqual(SIZE);
});

test.each([
  { width: 0, height: 0 },
  { width: 300, height: -20 },
  { width: 300, height: 0.4 },
])('a map of $width×$height draws only valid numbers', size => {
  render(<StarMap view={running()} seat={red} clock={clock} places={[]} size={size} />);
  expect(JSON.stringify(screen.toJSON())).not.toMatch(/NaN|-Infinity|"(width|height|r)":-/);
});

test('every planet says what it wants, every moon what lies on top and how many tiles are left', () => {
  const orders = { 'plant-1.0': 'grey-2', 'plant-3.0': 'blue-1', 'plant-4.0': 'blue-1' } as const;
  const state = stack(lay(running(), green, orders), 'moon-2', ['black-1', 'white-2', 'black-3']);
  render(mapOf(state));
  expect(
    screen.getByLabelText(/^the green planet: wants 2 grey, 1 blue, 1 blue, a bonus counter/),
  ).toBeOnTheScreen();
  expect(
    screen.getByLabelText(/^moon 2: beam station, stage 2, 2 fields on top, 3 tiles left$/),
  ).toBeOnTheScreen();
});

test('the labels speak German, too', () => {
  const state = stack(fly(running(), blue, 'moon-1'), 'moon-1', []);
  render(mapOf(state, { language: 'de' }));
  expect(screen.getByLabelText('Mond 1: keine Plättchen, hier: Hellblau')).toBeOnTheScreen();
});

test('a contest names the visitors in their order, and the player who decides', () => {
  const there = { deliveries: [], cubes: [], orders: [] };
  const visit = (seat: Seat) => ({ seat, planet: green, finger: 0, ...there });
  const contest: Contest = {
    planet: green,
    fresh: true,
    waiting: [visit(red), visit(blue)],
    chooser: null,
    until: 5_000,
  };
  render(mapOf({ ...running(), contests: [contest] }));
  expect(
    screen.getByLabelText(/Red and Light blue arrive together: Green decides who goes first/),
  ).toBeOnTheScreen();
});

test('touching a place reports it', () => {
  const touched: Node[] = [];
  render(mapOf(running(), { onNode: node => touched.push(node) }));
  fireEvent.press(screen.getByTestId('node-moon-2'));
  fireEvent.press(screen.getByRole('button', { name: /^the light blue planet/ }));
  expect(touched).toEqual(['moon-2', blue]);
});

test('every place is large enough for a finger', () => {
  render(mapOf(running(4), { onNode: () => {} }));
  for (const node of ['red', 'green', 'blue', 'purple', 'moon-1', 'moon-4']) {
    const { width, height } = StyleSheet.flatten(screen.getByTestId(`node-${node}`).props.style);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test('a map without touch targets has no buttons', () => {
  render(mapOf(running()));
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('places the ship can go to say so, instead of only glowing', () => {
  render(mapOf(running(), { glow: ['moon-1', 'moon-3'], onNode: () => {} }));
  const said = screen.getAllByRole('button', { name: /can be reached from here/ });
  expect(said.map(({ props }) => props.testID)).toEqual(['node-moon-1', 'node-moon-3']);
});

test('a ship lies where the view says', () => {
  const state = fly(running(), green, 'moon-2');
  const { ship, spots } = frame(state, red);
  render(mapOf(state));
  const { x, y } = whereIs(green, ship);
  const moon = spotOf(spots, 'moon-2');
  expect(Math.hypot(x - moon.x, y - moon.y)).toBeLessThan(moon.r * 2);
  expect(screen.getByLabelText('ship of Green: at moon 2')).toBeOnTheScreen();
});

test('a ship flies as its sand runs: half the sand is half the way', () => {
  const state = stand(fly(running(), red, red, 'moon-1'), red, 0, 'ship', 60_000);
  const map = frame(state, red);
  const lane = way(map, red, 'moon-1');
  render(mapOf(state));
  expect(
    screen.getByLabelText('ship of Red: on its way from the red planet to moon 1'),
  ).toBeOnTheScreen();
  pass(30_000);
  const half = whereIs(red, map.ship);
  const middle = lane && poseOn(lane, 0.5);
  expect(Math.hypot(half.x - (middle?.x ?? 0), half.y - (middle?.y ?? 0))).toBeLessThan(map.ship);
  pass(30_000);
  const there = whereIs(red, map.ship);
  const moon = spotOf(map.spots, 'moon-1');
  expect(Math.hypot(there.x - moon.x, there.y - moon.y)).toBeLessThan(moon.r + map.ship);
});

test('while the table is paused, ships do not move', () => {
  const state = stand(fly(running(), red, red, 'moon-1'), red, 0, 'ship', 60_000);
  const { ship } = frame(state, red);
  render(mapOf(state, { clock: { now: () => 20_000, running: false, speed: 1 } }));
  const before = whereIs(red, ship);
  pass(30_000);
  expect(whereIs(red, ship)).toEqual(before);
});

test('a ship that arrives glides to its berth, or jumps there without motion', () => {
  const flying = stand(fly(running(), red, red, 'moon-1'), red, 0, 'ship', 0);
  const arrived = fly(running(), red, 'moon-1');
  const { ship, spots } = frame(arrived, red);
  const moon = spotOf(spots, 'moon-1');
  const away = () => {
    const { x, y } = whereIs(red, ship);
    return Math.hypot(x - moon.x, y - moon.y);
  };
  const { rerender } = render(mapOf(flying));
  rerender(mapOf(arrived));
  pass(1_000);
  const berth = away();
  screen.unmount();
  render(mapOf(flying, { still: true })).rerender(mapOf(arrived, { still: true }));
  pass(0);
  expect(away()).toBeCloseTo(berth);
});

test("when the map's size changes, ships are at their places at once", () => {
  const state = running();
  const { rerender } = render(mapOf(state));
  const size = { width: 2 * SIZE.width, height: 2 * SIZE.height };
  rerender(mapOf(state, { size }));
  pass(0);
  const { ship, spots } = frame(state, red, size);
  const [{ x, y }, home] = [whereIs(red, ship), spotOf(spots, red)];
  expect(Math.hypot(x - home.x, y - home.y)).toBeLessThan(2 * home.r);
});

test('the inner wormholes show if the table has opened them', () => {
  const closed = render(mapOf(running(4))).toJSON();
  screen.unmount();
  const open = render(mapOf(running(4, { ...NORMAL, innerLinks: true }))).toJSON();
  expect(JSON.stringify(open).length).toBeGreaterThan(JSON.stringify(closed).length);
});
