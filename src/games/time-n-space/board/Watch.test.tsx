import { render, screen, within } from '@testing-library/react-native';
import { createTestSeat } from '@/games/testing/testStores';
import type { TablePlace, ShownRequest, TableClock } from '@/games/board';
import type { Seat } from '@/kit/seat';
import { ComfortProvider } from '@/ui/comfort';
import { AT_EASE } from '@/ui/testing/TestPhone';
import {
  blue,
  dealt,
  deliver,
  delivery,
  green,
  lay,
  played,
  red,
  running,
  stand,
  visiting,
} from '../rules/testing/fixture';
import type { Action, GameEvent } from '../rules/actions';
import type { Change } from '../rules/change';
import type { Contest, State, View } from '../rules/state';
import { Watch } from './Watch';

const runs: TableClock = { now: () => 0, running: true, speed: 1 };
const stands: TableClock = { ...runs, running: false };
const places: readonly TablePlace[] = [
  { seat: red, name: 'Johanna', face: '', sits: 'player', here: true },
  { seat: green, name: 'Matthäus', face: '', sits: 'player', here: false },
  { seat: blue, name: 'Ida', face: '', sits: 'bot', here: true },
];

type Asked = {
  clock?: TableClock;
  requests?: readonly ShownRequest[];
  language?: 'en' | 'de';
  isVeiled?: boolean;
  still?: boolean;
};

function watch(view: State, asked: Asked = {}) {
  const { still = true } = asked;
  const { clock = runs, requests = [], language = 'en', isVeiled } = asked;
  const { store, happen } = createTestSeat<View, Action, GameEvent>({
    seat: red,
    view,
    clock,
    places,
    requests,
  });
  render(
    <ComfortProvider value={{ ...AT_EASE, language, still }}>
      <Watch store={store} isVeiled={isVeiled} />
    </ComfortProvider>,
  );
  return { happen: (change: Change) => happen(change, change.state) };
}

const panel = (seat: Seat) => within(screen.getByTestId(`panel-${seat}`));

test('every player has a panel with their name, presence, and orders', () => {
  watch(stand(lay(running(), green, { 'plant-1.0': 'grey-2' }), green, 0, 'plant-2', 60_000));
  expect(panel(green).getByText('Matthäus')).toBeOnTheScreen();
  expect(panel(green).getByText('away')).toBeOnTheScreen();
  expect(panel(green).getByLabelText('wants: grey order worth 2')).toBeOnTheScreen();
  expect(panel(green).getByLabelText('left hourglass: second plant')).toBeOnTheScreen();
  expect(
    panel(green).getByLabelText('Grey: 5 still above, Grey: 0 earned, from 0 players'),
  ).toBeOnTheScreen();
  expect(panel(blue).getByText('computer')).toBeOnTheScreen();
  expect(panel(red).queryByText('away')).toBeNull();
});

test('the market shows which player needs what, and what the supply holds', () => {
  const wants = lay(lay(running(), green, { 'plant-1.0': 'grey-2' }), red, {
    'plant-1.0': 'grey-1',
  });
  watch(wants);
  const market = within(screen.getByTestId('market'));
  expect(
    market.getByLabelText('Grey: 12 cubes in the supply, Johanna needs 1, Matthäus needs 2'),
  ).toBeOnTheScreen();
  expect(market.getByLabelText('Blue: 12 cubes in the supply, nobody needs any')).toBeOnTheScreen();
});

test('before the start, the TV says who is still choosing', () => {
  const state = dealt();
  watch({ ...state, phase: { name: 'choosing', chosen: [red] } }, { language: 'de' });
  expect(screen.getByText('Wählt geheim zwei Aufträge')).toBeOnTheScreen();
  expect(screen.getByLabelText('Wir warten auf Matthäus und Ida')).toBeOnTheScreen();
  expect(panel(red).getByText('hat gewählt')).toBeOnTheScreen();
  expect(panel(blue).getByText('wählt noch …')).toBeOnTheScreen();
  expect(screen.queryByTestId('match-clock')).toBeNull();
});

test('a running match shows a clock; a paused one shows a veil instead', () => {
  watch(running());
  expect(screen.getByRole('timer', { name: '30 minutes left' })).toBeOnTheScreen();
  expect(screen.queryByTestId('paused')).toBeNull();
  screen.unmount();
  watch(running(), { clock: stands });
  expect(screen.queryByTestId('match-clock')).toBeNull();
  expect(screen.getByText('Paused')).toBeOnTheScreen();
});

test('if the table itself shows the pause, the board does not', () => {
  watch(running(), { clock: stands, isVeiled: true });
  expect(screen.queryByTestId('paused')).toBeNull();
});

test('before the start, a clock that stands is no pause', () => {
  watch(dealt(), { clock: stands });
  expect(screen.queryByTestId('paused')).toBeNull();
});

test('a request shows its sender, and whom it is for', () => {
  const said = { words: { code: 'could-use', about: ['grey'] }, left: 9_000 };
  watch(running(), {
    requests: [
      { id: 1, from: red, ...said },
      { id: 2, from: blue, to: green, ...said },
    ],
  });
  expect(screen.getByLabelText('Johanna says: I could use grey.')).toBeOnTheScreen();
  expect(screen.getByLabelText('Ida says to Matthäus: I could use grey.')).toBeOnTheScreen();
});

test("only a player's two newest requests show", () => {
  const said = { from: red, words: { code: 'thanks', about: [] }, left: 9_000 };
  watch(running(), { requests: [1, 2, 3].map(id => ({ id, ...said })) });
  expect([1, 2, 3].filter(id => screen.queryByTestId(`said-${id}`))).toEqual([2, 3]);
});

test('a meeting at a planet is announced to all, and its owner is asked', () => {
  const there = { deliveries: [], cubes: [], orders: [] };
  const visit = (seat: Seat) => ({ seat, planet: green, finger: 0, ...there });
  const contest: Contest = {
    planet: green,
    fresh: true,
    waiting: [visit(red), visit(blue)],
    chooser: null,
    until: 5_000,
  };
  watch({ ...running(), contests: [contest] });
  expect(
    screen.getByRole('alert', {
      name: 'Johanna and Ida arrive together. Matthäus, who goes first?',
    }),
  ).toBeOnTheScreen();
  expect(panel(green).getByText('decides!')).toBeOnTheScreen();
});

test("a finished match shows everybody's place", () => {
  const state = running();
  watch({ ...state, phase: { name: 'over', startedAt: 0, at: 1 } });
  expect(screen.getByLabelText('Place 1: Johanna, Matthäus and Ida, 0 points')).toBeOnTheScreen();
});

describe('a delivery', () => {
  const wanted = lay(running(), green, { 'plant-1.0': 'grey-1', 'plant-2.0': 'yellow-1' });
  const there = visiting(wanted, red, green, ['grey', 'yellow']);
  const both = deliver(delivery('grey-1', 0), delivery('yellow-1', 1));
  const flying = () => screen.queryAllByTestId('earned', { includeHiddenElements: true });

  test('sends every counter it earned on its way', () => {
    const { happen } = watch(there, { still: false });
    happen(played(there, red, both, 60_000));
    expect(flying()).toHaveLength(2);
  });

  test('is shown as done on a screen that joins later', () => {
    watch(played(there, red, both, 60_000).state, { still: false });
    expect(flying()).toEqual([]);
  });
});
