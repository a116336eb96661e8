import 'react-native-gesture-handler/jestSetup';
import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { CLOCK, createTestSeat } from '@/games/testing/testStores';
import { layOut, TestPhone } from '@/ui/testing/TestPhone';
import type { Action } from '../rules/actions';
import type { GameEvent } from '../rules/events';
import { withPlayer } from '../rules/pieces';
import { routeTo } from '../rules/station';
import type { Seen } from '../rules/state';
import { placesOf, playedMatch } from './testing/playedMatch';
import { Watch } from './Watch';

const match = playedMatch(4, 'tubes');
const start = match.viewAfter(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type Given = { readonly clock?: typeof CLOCK; readonly language?: 'en' | 'de'; still?: boolean };

function watch(view: Seen, { clock = CLOCK, language = 'en', still = true }: Given = {}) {
  const [seat] = view.seats;
  const places = placesOf(view).map((place, n) => ({ ...place, here: n !== 1 }));
  const test = createTestSeat<Seen, Action, GameEvent>({ seat, clock, places, view });
  render(
    <TestPhone comfort={{ language, still }}>
      <Watch store={test.store} news={<Text>Eve joins</Text>} />
    </TestPhone>,
  );
  layOut(1920, 1080);
  /** Plays on up to an entry of the match. */
  const goOn = (from: number, to: number) => {
    for (let entry = from; entry <= to; entry++)
      test.happen(match.momentAfter(entry), match.viewAfter(entry));
  };
  return { ...test, goOn };
}

const label = (testID: string) => screen.getByTestId(testID).props['aria-label'] as string;

test('shows the player on turn, the round, and a card for each player in the order of turns', () => {
  watch(start, { language: 'de' });
  const turn = placesOf(start).find(({ seat }) => seat === start.turn);
  expect(screen.getByTestId('watch-turn')).toHaveTextContent(`${turn?.name}ist am Zug`);
  expect(label('watch-round')).toBe('Runde 1 von 4');
  const cards = screen.getAllByTestId(/^watch-(red|yellow|blue|white)$/);
  expect(cards.map(({ props }) => props.testID as string)).toEqual(
    start.order.map(seat => `watch-${seat}`),
  );
});

test('a card says what a player has, in words, too', () => {
  const [red, yellow] = start.seats;
  watch(withPlayer(start, red, { points: 33, crystals: 2, time: 4 }));
  expect(screen.getByTestId('watch-points-red')).toHaveTextContent('33');
  expect(label('watch-red')).toMatch(
    /^Johanna, 33 points, programmed: .*crystals 2 of 2, time markers 4 of 4, .*an interim scoring now: \+3$/,
  );
  expect(label(`watch-${yellow as string}`)).toMatch(/^Bo, away, /);
});

test('a screen reader hears all six sectors, the headquarters and the next round', () => {
  watch(start);
  for (const letter of start.ring) expect(label('watch-station')).toContain(`Sector ${letter}: `);
  expect(label('watch-headquarters')).toMatch(/Start: .*any bot for 3 time markers/);
  expect(screen.getByTestId('watch-coming')).toHaveTextContent(/^Round 2 brings/);
  expect(screen.getByLabelText(/^Bulb 3; new: time 9, crystals 4, octopods 4$/)).toBeOnTheScreen();
});

test('the supply of octopods is counted, and at none nobody sits there any more', () => {
  watch({ ...start, supply: { ...start.supply, octopods: 9 } });
  expect(screen.getByTestId('watch-supply')).toHaveTextContent('9 left');
  screen.unmount();
  watch({ ...start, supply: { ...start.supply, octopods: 0 } });
  expect(screen.getByTestId('watch-supply')).toBeEmptyElement();
  expect(label('watch-supply')).toBe('No octopods left in the supply');
});

test('the last round shows what the end brings instead of a next round', () => {
  watch({ ...start, round: 4, nextProgramme: null });
  expect(screen.getByTestId('watch-coming')).toHaveTextContent(/1 3 6 10 15 21.*all 6 submarines/);
});

test('after a turn, the points of an interim scoring open into their parts for a while', () => {
  const { goOn } = watch(start);
  expect(screen.getAllByText(/^now /)).toHaveLength(4);
  goOn(1, match.entryWith('on-turn'));
  expect(screen.queryAllByText(/^now /)).toEqual([]);
  act(() => jest.advanceTimersByTime(4_500));
  expect(screen.getAllByText(/^now /)).toHaveLength(4);
});

test('after a turn, the ways of the next player have their prices for a while', () => {
  const { goOn } = watch(start);
  expect(screen.queryByTestId('watch-ways')).toBeNull();
  const entry = match.entryWith('on-turn');
  goOn(1, entry);
  const { turn, players, ring } = match.viewAfter(entry);
  const others = ring.filter(it => it !== players[turn]?.scientist.sector);
  const prices = others.map(it => `${it} ${routeTo(match.viewAfter(entry), turn, it).price}`);
  expect(label('watch-ways')).toContain(prices.join(', '));
  for (const price of prices) expect(price).toMatch(/^[A-F] \d$/);
  act(() => jest.advanceTimersByTime(4_500));
  expect(screen.queryByTestId('watch-ways')).toBeNull();
});

describe('an interim scoring', () => {
  // The last pass may already bring markers for submarines.
  const first = match.entryWith('collected');
  const last = match.entryWith('refilled', 2);
  const before = match.viewAfter(first - 1);

  test('appears with its event, names every sum, and makes way for the next round', () => {
    const { goOn } = watch(before);
    goOn(first, last);
    expect(screen.getByTestId('interim')).toHaveTextContent(/^Interim scoring 1/);
    for (const seat of start.seats) expect(label(`interim-${seat}`)).toMatch(/together .*points/);
    act(() => jest.advanceTimersByTime(20_000));
    expect(screen.queryByTestId('interim')).toBeNull();
  });

  test('can be read again after it, and closed', () => {
    const { goOn } = watch(before);
    goOn(first, last);
    fireEvent.press(screen.getByTestId('interim-close'));
    expect(screen.queryByTestId('interim')).toBeNull();
    fireEvent.press(screen.getByTestId('interim-open'));
    expect(screen.getByTestId('interim')).toHaveTextContent(/^Interim scoring 1/);
    fireEvent.press(screen.getByTestId('interim-close'));
    expect(screen.getByTestId('watch-station')).toBeOnTheScreen();
  });

  test('pours step by step, and the counters move last', () => {
    const { goOn } = watch(before, { still: false });
    goOn(first, last);
    const [seat] = start.seats;
    const points = (view: Seen) => String(view.players[seat]?.points);
    expect(screen.getByTestId(`interim-points-${seat}`)).toHaveTextContent(points(before));
    for (let step = 0; step < 8; step++) act(() => jest.advanceTimersByTime(1_100));
    expect(screen.getByTestId(`interim-points-${seat}`)).toHaveTextContent(
      points(match.viewAfter(last)),
    );
  });

  test('names the player who decides at a red line, and both outcomes', () => {
    const entry = Array.from({ length: match.entries }, (_, n) => n).find(n => {
      const { phase, due } = match.viewAfter(n);
      return phase.name === 'points' && due.length > 0;
    });
    expect(entry).toBeDefined();
    watch(match.viewAfter(entry ?? 0));
    expect(screen.getByTestId('interim-panel')).toHaveTextContent(
      /decides.*The line at \d+.*Cross to \d+.*Stop at \d+.*lost/,
    );
    expect(screen.queryByTestId('interim-close')).toBeNull();
  });
});

test('a table that pauses says so, unless it is veiled already', () => {
  watch(start, { clock: { ...CLOCK, running: false } });
  expect(screen.getByTestId('paused')).toHaveTextContent('Paused');
});

test('on a phone a sector opens large, with its areas in words; on a TV nothing is touched', () => {
  watch(start);
  expect(screen.queryByTestId('look-A')).toBeNull();
  layOut(390, 800);
  fireEvent.press(screen.getByTestId('look-A'));
  expect(screen.getByTestId('sector-sheet')).toHaveTextContent(/^Sector A.*Crystals/);
});

test('on a TV pieces travel one after another, and the cards follow', () => {
  const { goOn } = watch(start, { still: false });
  const travelling = () => screen.queryAllByTestId(/^travels-/, { includeHiddenElements: true });
  goOn(1, 1);
  expect(travelling().length).toBeGreaterThan(0);
  for (let n = 0; n < 6; n++) act(() => jest.advanceTimersByTime(700));
  expect(travelling()).toEqual([]);
});

test('on a phone everything stands below each other', () => {
  watch(start);
  layOut(390, 800);
  const { height } = screen.getByTestId('watch-station').props.style as { height: number };
  expect(height).toBeLessThan(390);
  expect(screen.getByTestId('watch-coming')).toBeOnTheScreen();
});

test('what players say is shown on their cards', () => {
  const { become } = watch(start);
  const [one, other] = start.seats;
  const words = { code: 'take-sector', about: ['C'] };
  become({
    requests: [
      { id: 1, from: one, words, left: 5 },
      { id: 2, from: one, to: other, words: { code: 'thanks', about: [] }, left: 5 },
    ],
  });
  expect(screen.getByTestId('said-1')).toHaveTextContent('I’m going to take sector C.');
  expect(label('said-2')).toMatch(/^Johanna says to Bo: Thank you!$/);
});

test('news of people at the table is shown on the board', () => {
  watch(start);
  expect(screen.getByText('Eve joins')).toBeTruthy();
});
