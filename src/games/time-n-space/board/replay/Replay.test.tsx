import 'react-native-gesture-handler/jestSetup';
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import fs from 'node:fs';
import path from 'node:path';
import type { Seat } from '@/kit/seat';
import { type Comfort, ComfortProvider } from '@/ui/comfort';
import { AT_EASE } from '@/ui/testing/TestPhone';
import { placesOf, storyOf } from '../testing/endingFixture';
import { Replay } from './Replay';

jest.mock('react-native-safe-area-context', () => ({
  useSafeAreaInsets: () => ({ top: 0, right: 0, bottom: 0, left: 0 }),
}));

// Replaces the map and the mats, which have their own tests, and records their props.
const mockShown = jest.fn((_: { view: unknown; clock: { running: boolean } }) => null);
jest.mock('../map/StarMap', () => ({ StarMap: (props: never) => mockShown(props) }));
jest.mock('../mats/Mats', () => ({ Mats: () => null }));

const GOLDEN = path.join(__dirname, '../../rules/golden/three-beginners.match');
const story = storyOf(fs.readFileSync(GOLDEN, 'utf8').split('\n'));

function again(comfort: Partial<Comfort> = {}) {
  const close = jest.fn();
  render(
    <ComfortProvider value={{ ...AT_EASE, ...comfort }}>
      <Replay story={story} places={placesOf(story.end)} seat={'red' as Seat} close={close} />
    </ComfortProvider>,
  );
  return close;
}

const line = () => screen.getByTestId('timeline');
const moment = () => line().props['aria-valuetext'] as string;
const news = () => screen.getByTestId('replay-news');
const step = (actionName: 'increment' | 'decrement') =>
  fireEvent(line(), 'accessibilityAction', { nativeEvent: { actionName } });
const pass = (ms: number) => {
  for (let passed = 0; passed < ms; passed += 50) act(() => void jest.advanceTimersByTime(50));
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the replay begins at the start and steps from entry to entry, and back', () => {
  again();
  expect(moment()).toBe('0:00 of 13:04');
  step('increment');
  expect(news()).toHaveTextContent(/ turns the (left|right) hourglass on: |sets out/);
  const said = news().props.children;
  for (let n = 0; n < 6; n++) step('increment');
  expect(line().props['aria-valuenow']).toBe(60);
  expect(news().props.children).not.toBe(said);
  for (let n = 0; n < 7; n++) step('decrement');
  expect(moment()).toBe('0:00 of 13:04');
});

test('a button jumps from delivery to delivery', () => {
  again();
  fireEvent.press(screen.getByTestId('replay-next'));
  expect(news()).toHaveTextContent(/ delivers to .*: .*order worth 1/);
  const first = news().props.children;
  fireEvent.press(screen.getByTestId('replay-next'));
  expect(news()).toHaveTextContent(/ delivers to /);
  expect(news().props.children).not.toBe(first);
  fireEvent.press(screen.getByTestId('replay-last'));
  expect(news().props.children).toBe(first);
});

test('the replay runs by itself at the chosen speed and stops at the end', () => {
  again({ still: false });
  expect(screen.getByRole('button', { name: 'Pause' })).toBeOnTheScreen();
  pass(10_000);
  expect(screen.getByTestId('replay-clock')).toHaveTextContent(/^0:(39|40) \/ 13:04$/);
  fireEvent.press(screen.getByTestId('replay-speed'));
  pass(50_000);
  expect(screen.getByTestId('replay-clock')).toHaveTextContent('13:04 / 13:04');
  expect(news()).toHaveTextContent(/It is over\.$/);
  expect(screen.getByRole('button', { name: 'Play' })).toBeOnTheScreen();
  fireEvent.press(screen.getByTestId('replay-play'));
  expect(screen.getByTestId('replay-clock')).toHaveTextContent('0:00 / 13:04');
});

test('without motion, the replay waits to be started', () => {
  again();
  pass(5_000);
  expect(moment()).toBe('0:00 of 13:04');
});

test('the table shows the chosen moment, and its sand runs or stands', () => {
  again();
  expect(mockShown.mock.lastCall?.[0]).toMatchObject({
    view: story.viewAfter(3),
    clock: { running: false },
  });
  step('increment');
  expect(mockShown.mock.lastCall?.[0].view).toBe(story.viewAfter(4));
  fireEvent.press(screen.getByTestId('replay-play'));
  expect(mockShown.mock.lastCall?.[0]).toMatchObject({ clock: { running: true, speed: 4 } });
});

test('a button leads back to the scoring', () => {
  const close = again({ language: 'de' });
  fireEvent.press(screen.getByRole('button', { name: 'Zurück zur Wertung' }));
  expect(close).toHaveBeenCalled();
});
