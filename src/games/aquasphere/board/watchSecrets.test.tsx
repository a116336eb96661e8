import { render, screen } from '@testing-library/react-native';
import { createTestSeat } from '@/games/testing/testStores';
import { layOut, TestPhone } from '@/ui/testing/TestPhone';
import type { Action } from '../rules/actions';
import type { GameEvent } from '../rules/events';
import type { Seen } from '../rules/state';
import { placesOf, playedMatch } from './testing/playedMatch';
import { Watch } from './Watch';

const match = playedMatch(4, 'secret');
const middle = match.momentAfter(match.entryWith('refilled', 2));

/** Numbers that every moving view gets when it is made. */
const withoutNumbers = (key: string, value: unknown): unknown =>
  key === 'nativeID' || key.startsWith('jest') ? undefined : value;

/** Everything on the screen, as text. */
function shownOf(view: Seen): string {
  const [seat] = view.seats;
  const { store } = createTestSeat<Seen, Action, GameEvent>({ seat, view, places: placesOf(view) });
  render(
    <TestPhone>
      <Watch store={store} />
    </TestPhone>,
  );
  layOut(1920, 1080);
  const shown = JSON.stringify(screen.toJSON(), withoutNumbers).replace(/-r[a-z0-9]+-?/g, '');
  screen.unmount();
  return shown;
}

test('the screen for all looks the same whatever the piles hold', () => {
  const { secret, ...seen } = middle.state;
  expect(secret.cards.length).toBeGreaterThan(5);
  const known: Seen = Object.assign({}, seen, { secret });
  const others = {
    ...secret,
    cards: [...secret.cards].reverse(),
    turns: [5, 5, 5],
    programmes: [],
  };
  const changed: Seen = Object.assign({}, seen, { secret: others });
  expect(shownOf(changed)).toBe(shownOf(known));
});

test('a covered research card shows nowhere', () => {
  const view = match.viewAfter(match.entryWith('refilled', 2));
  const letter = view.ring.find(it => view.sectors[it].cards.length > 1);
  expect(letter).toBeDefined();
  if (!letter) return;
  const { cards } = view.sectors[letter];
  const top = { ...view.sectors[letter], cards: cards.slice(0, 1) };
  expect(shownOf({ ...view, sectors: { ...view.sectors, [letter]: top } })).toBe(shownOf(view));
});
