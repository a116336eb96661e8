import 'react-native-gesture-handler/jestSetup';
import { fireEvent, render, screen } from '@testing-library/react-native';
import { createTestSeat } from '@/games/testing/testStores';
import type { AnyGame } from '@/games/game';
import { bySeat } from '@/kit/seat';
import { playOut } from '@/table/selfplay';
import { layOut, TestPhone } from '@/ui/testing/TestPhone';
import '../deck/decks';
import { cardOf } from '../deck/shelf';
import { dateWords } from '../deck/dateWords';
import { timelineTwist } from '../rules/game';
import type { Action, GameEvent } from '../rules/actions';
import { places } from '../rules/setup';
import type { State, View } from '../rules/state';
import { turnedIn } from '../rules/turned';
import { Hand } from './Hand';
import { Watch } from './Watch';

const seats = places(4) ?? (['red'] as never);
const [seat] = seats;
const sitting = seats.map(
  it => ({ seat: it, name: '', face: '', sits: 'player', here: true }) as const,
);

/** Plays a match to its middle, where many cards are turned and many are not. */
function middleOf(way: 'versus' | 'together'): View {
  const views: View[] = [];
  const players = { levels: bySeat(seats, () => 'plain' as const), slowest: 300 };
  const wish = { seats, options: { way }, seed: 4 };
  playOut(timelineTwist as AnyGame, wish, players, (_, { match }) => {
    views.push(timelineTwist.view(match.state as State, seat));
  });
  return views[8] as View;
}

const storeOf = (view: View) =>
  createTestSeat<View, Action, GameEvent>({ seat, view, places: sitting }).store;
const SCREENS = {
  hand: (view: View) => <Hand store={storeOf(view)} settings={{}} />,
  watch: (view: View) => <Watch store={storeOf(view)} />,
};

function shownOn(name: keyof typeof SCREENS, view: View): string {
  render(<TestPhone>{SCREENS[name](view)}</TestPhone>);
  layOut(900, 700);
  if (name === 'hand') fireEvent.press(screen.getByTestId('table-cards'));
  return JSON.stringify(screen.toJSON(), readable);
}

/** Collects texts and labels only; colours and paths can contain the digits of a year by chance. */
const readable = (key: string, value: unknown): unknown =>
  typeof value === 'number' || key === 'd' ? undefined : value;

describe.each(['versus', 'together'] as const)('%s', way => {
  const view = middleOf(way);
  const words = (card: string) => dateWords('en', cardOf(view.options.deck, card)!.date);
  const open = new Set([...turnedIn(view)].map(words));

  test.each(['hand', 'watch'] as const)('%s: no date of an unturned card appears', name => {
    const shown = shownOn(name, view);
    const cards = [...Object.values(view.hands).flat(), ...(view.pile.top ? [view.pile.top] : [])];
    const hidden = cards.map(({ card }) => words(card)).filter(date => !open.has(date));
    expect(hidden.length).toBeGreaterThan(5);
    expect(hidden.filter(date => shown.includes(date))).toEqual([]);
  });

  test('the dates of turned cards can be read', () => {
    const shown = shownOn('hand', view) + shownOn('watch', view);
    expect([...open].filter(date => shown.includes(date)).length).toBeGreaterThan(3);
  });
});
