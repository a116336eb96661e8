import 'react-native-gesture-handler/jestSetup';
import { render, screen } from '@testing-library/react-native';
import { createTestSeat } from '@/games/testing/testStores';
import { press } from '@/ui/testing/press';
import { layOut, TestPhone } from '@/ui/testing/TestPhone';
import type { Action } from '../rules/actions';
import { cardOf } from '../rules/lab';
import type { GameEvent } from '../rules/events';
import type { Seen } from '../rules/state';
import { cardWords } from './cards/cardWords';
import { Hand } from './Hand';
import { PLACES, position, red, seen } from './testing/position';
import { Watch } from './Watch';

const state = position();
const storeOf = () =>
  createTestSeat<Seen, Action, GameEvent>({ seat: red, view: seen(state), places: PLACES }).store;

/** Collects texts and labels only. */
const readable = (key: string, value: unknown): unknown =>
  typeof value === 'number' || key === 'd' || key === 'forwardedRef' ? undefined : value;

function shownBy(screens: 'hand' | 'watch'): string {
  render(
    <TestPhone>
      {screens === 'hand' ? <Hand store={storeOf()} settings={{}} /> : <Watch store={storeOf()} />}
    </TestPhone>,
  );
  layOut(900, 700);
  const all = [JSON.stringify(screen.toJSON(), readable)];
  if (screens === 'hand' && screen.queryByTestId('page-station')) {
    press('page-station');
    layOut(900, 700);
    all.push(JSON.stringify(screen.toJSON(), readable));
  }
  return all.join();
}

const words = (id: string): string => {
  const { title, line } = cardWords('en', cardOf(id));
  return `${title}: ${line}`;
};
const open = new Set(
  Object.values(state.players)
    .flatMap(({ cards }) => cards)
    .concat(Object.values(state.sectors).flatMap(({ cards }) => cards)),
);

test.each(['hand', 'watch'] as const)('no card of the draw pile appears: %s', screens => {
  const shown = shownBy(screens);
  const hidden = state.secret.cards.filter(id => !open.has(id));
  expect(hidden.length).toBeGreaterThan(4);
  expect(hidden.filter(id => shown.includes(id) || shown.includes(words(id)))).toEqual([]);
});

test('open cards of the own lab can be read', () => {
  expect(shownBy('hand')).toContain(words('half-price'));
});
