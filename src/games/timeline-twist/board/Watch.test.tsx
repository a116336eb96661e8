import { render, screen } from '@testing-library/react-native';
import { CLOCK, createTestSeat } from '@/games/testing/testStores';
import type { TablePlace } from '@/games/board';
import { ComfortProvider } from '@/ui/comfort';
import { AT_EASE, layOut } from '@/ui/testing/TestPhone';
import { after, green, place, played, red, together, versus } from '../rules/testing/fixture';
import type { Action, GameEvent } from '../rules/actions';
import type { Change } from '../rules/change';
import type { Seen, State } from '../rules/state';
import { view } from '../rules/view';
import { Watch } from './Watch';

const places: readonly TablePlace[] = [
  { seat: red, name: 'Johanna', face: '', sits: 'player', here: true },
  { seat: green, name: 'Matthäus', face: '', sits: 'player', here: false },
];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function watch(start: State, clock = CLOCK, language: 'en' | 'de' = 'en') {
  const { store, happen } = createTestSeat<Seen, Action, GameEvent>({
    seat: red,
    clock,
    places,
    view: view(start),
  });
  render(
    <ComfortProvider value={{ ...AT_EASE, language }}>
      <Watch store={store} />
    </ComfortProvider>,
  );
  layOut(1920, 600);
  return { happen: (change: Change) => happen(change, view(change.state)) };
}

const against = versus(['1500', '1900'], {
  hands: { red: ['1700', '1950'], green: ['1600'] },
  pile: ['1000', '1001'],
});

test('shows the player on turn, the pile, and how many cards each player got right', () => {
  watch(after(against, red, place('1700', 1)), CLOCK, 'de');
  expect(screen.getByTestId('watch-turn')).toHaveTextContent('Matthäus ist dran');
  expect(screen.getByTestId('watch-left')).toHaveTextContent('2');
  expect(screen.getByLabelText('Johanna, eine Karte, eine richtig')).toBeOnTheScreen();
  expect(screen.getByText('Matthäus (nicht da)')).toBeOnTheScreen();
  expect(screen.queryByTestId('watch-points')).toBeNull();
});

test('a screen reader hears the line from the earliest card to the latest', () => {
  watch(together(['1500|1600', '1900'], { hands: { red: ['1'] }, discards: ['2'] }));
  expect(screen.getByTestId('folded-line')).toHaveProp(
    'aria-label',
    expect.stringMatching(/^1500: .*1600: .*1900: /),
  );
});

test('together, the TV shows the points so far and the sign on the discard pile', () => {
  const backs = { '2': 'star' } as const;
  watch(
    together(['1500', '1900'], { hands: { red: ['1'], green: ['3'] }, discards: ['2'], backs }),
  );
  expect(screen.getByTestId('watch-points')).toHaveTextContent('1');
  expect(screen.getByLabelText('Discard pile: star')).toBeOnTheScreen();
});

test('a turned card shows on the TV', () => {
  const { happen } = watch(against);
  happen(played(against, red, place('1950', 0)));
  expect(screen.getByTestId('verdict')).toHaveTextContent('Not there.');
});

test('a table that pauses says so', () => {
  watch(against, { ...CLOCK, running: false });
  expect(screen.getByText('Paused')).toBeOnTheScreen();
});
