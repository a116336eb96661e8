import { fireEvent, render, screen } from '@testing-library/react-native';
import { StyleSheet } from 'react-native';
import type { TablePlace, TableClock } from '@/games/board';
import { of, type Seat } from '@/kit/seat';
import { ComfortProvider } from '@/ui/comfort';
import { AT_EASE } from '@/ui/testing/TestPhone';
import { blue, fly, green, lay, red, running, stand, study } from '../../rules/testing/fixture';
import type { State } from '../../rules/state';
import { Mats } from './Mats';

const clock: TableClock = { now: () => 0, running: true, speed: 1 };
const places: readonly TablePlace[] = [
  { seat: red, name: 'Johanna', face: '', sits: 'player', here: true },
  { seat: green, name: 'Matthäus', face: '', sits: 'player', here: false },
  { seat: blue, name: '', face: '', sits: 'bot', here: true },
];

jest.mock('react-native-safe-area-context', () => ({
  useSafeAreaInsets: () => ({ top: 0, right: 0, bottom: 0, left: 0 }),
}));

type Looked = { width?: number; language?: 'en' | 'de'; room?: number };

function look(
  state: State,
  seat: Seat | null,
  { width = 390, language = 'en', room }: Looked = {},
) {
  render(
    <ComfortProvider value={{ ...AT_EASE, language }}>
      <Mats view={state} seat={seat} places={places} clock={clock} room={room} />
    </ComfortProvider>,
  );
  const layout = { x: 0, y: 0, width, height: 100 };
  fireEvent(screen.getByTestId('mats'), 'layout', { nativeEvent: { layout } });
}

const summary = (seat: Seat): string =>
  screen.getByTestId(`mat-${seat}-summary`).props['aria-label'];

test('the mats show everybody but the player', () => {
  look(running(), green);
  expect(screen.queryByTestId('mat-green')).toBeNull();
  expect(screen.getByTestId('mat-red')).toBeOnTheScreen();
  expect(screen.getByTestId('mat-blue')).toBeOnTheScreen();
});

test("a mat's summary names its player, their glasses and their ship", () => {
  const glasses = stand(stand(running(), green, 0, 'plant-2', 9_000), green, 1, 'ship', 5_000);
  look(fly(glasses, green, 'moon-1', red), red);
  expect(summary(green)).toBe(
    'Matthäus, Green, away, 0 points so far, left hourglass: second plant, right hourglass: ship, ship of Green: on the way to the red planet',
  );
  expect(summary(blue)).toMatch(/^Light blue, computer, 0 points so far, left hourglass: free/);
});

test('the summary speaks German, too', () => {
  look(running(), red, { language: 'de' });
  expect(summary(green)).toMatch(
    /^Matthäus, Grün, gerade weg, bisher 0 Punkte, linke Sanduhr: frei/,
  );
});

test('labels say what lies on a building, above it and below it', () => {
  const laid = lay(study(running(), green, 'white-1'), green, { 'plant-1.0': 'grey-2' });
  const centre = { ...of(laid.centres, green), below: { [red]: ['blue-1', 'blue-1'] as const } };
  look({ ...laid, centres: { ...laid.centres, [green]: centre } }, red);
  const said = (pattern: RegExp) =>
    expect(screen.getAllByLabelText(pattern).length).toBeGreaterThan(0);
  said(/^first plant.*: grey order worth 2 of Green$/);
  said(/^Still above: 3 × grey order worth 1, grey order worth 2, grey order worth 3/);
  said(/^Earned: 2 × blue order worth 1 of Red$/);
  said(/^research station: trading centre/);
});

test('a mat with nothing left above says so', () => {
  const state = running();
  const empty = Object.fromEntries(
    Object.keys(of(state.centres, green).above).map(order => [order, 0]),
  ) as never;
  const centre = { ...of(state.centres, green), above: empty };
  look({ ...state, centres: { ...state.centres, [green]: centre } }, red);
  expect(screen.getByLabelText('Nothing left above')).toBeOnTheScreen();
});

test.each([
  [320, 3, 1],
  [390, 3, 1],
  [1_024, 3, 3],
  [700, 3, 2],
  [1_000, 4, 2],
  [1_900, 4, 4],
] as const)('at %p dots wide, %p mats lie %p side by side', (width, count, across) => {
  look(running(count), null, { width });
  const mats = StyleSheet.flatten(screen.getByTestId('mat-red').props.style);
  const fit = Math.floor((width + 16) / (mats.width + 16));
  expect(Math.min(fit, count)).toBe(across);
});

test('when all must fit at once, a touch opens a whole mat', () => {
  const layout = { x: 0, y: 0, width: 400, height: 300 };
  look(running(), red, { width: 548, room: 262 });
  expect(screen.queryByTestId('mat-green')).toBeNull();
  for (const seat of ['green', 'blue'])
    expect(screen.getByTestId(`panel-${seat}`)).toBeOnTheScreen();
  const opener = screen.getByRole('button', { name: /^Matthäus, Green, away, 0 points so far/ });
  fireEvent.press(opener);
  fireEvent(screen.getByTestId('mat-whole'), 'layout', { nativeEvent: { layout } });
  expect(screen.getByTestId('mat-green')).toBeOnTheScreen();
});
