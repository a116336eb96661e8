/** What a message from the table draws again on a phone, and what it leaves alone. */
import 'react-native-gesture-handler/jestSetup';
import { render } from '@testing-library/react-native';
import type { FunctionComponent } from 'react';
import { createTestSeat } from '@/games/testing/testStores';
import type { AnyGame } from '@/games/game';
import { applyDelta, delta } from '@/kit/delta';
import { bySeat } from '@/kit/seat';
import { playOut } from '@/table/selfplay';
import { layOut, TestPhone } from '@/ui/testing/TestPhone';
import type { PressProps } from '@/ui/Press';
import type { Action, GameEvent } from '../rules/actions';
import { timelineTwist } from '../rules/game';
import { score } from '../rules/score';
import { places } from '../rules/setup';
import type { State, View } from '../rules/state';
import { Hand } from './Hand';
import { signOnTop } from './table/signOnTop';

const mockDrawn: string[] = [];

jest.mock('@/ui/Press', () => {
  const { Press } = jest.requireActual<{ Press: FunctionComponent<PressProps> }>('@/ui/Press');
  const Noted = (props: PressProps) => {
    mockDrawn.push(props.testID ?? props.name);
    return <Press {...props} />;
  };
  return { Press: Noted };
});

const seats = places(4) ?? (['red'] as never);
const [seat] = seats;

/** As the phone of the first seat gets them: what a message does not change stays the same object. */
function viewsOf(way: 'versus' | 'together'): View[] {
  const views: View[] = [];
  const players = { levels: bySeat(seats, () => 'plain' as const), slowest: 300 };
  const setup = { seats, options: { way }, seed: 4 };
  playOut(timelineTwist as AnyGame, setup, players, (_, { match }) => {
    const [before, next] = [views.at(-1), timelineTwist.view(match.state as State, seat)];
    views.push(before ? applyDelta(delta(before, next), before) : next);
  });
  return views;
}

/** How often a part is drawn while a whole match is played before its eyes. */
function drawnIn([first, ...others]: readonly View[]): Readonly<Record<string, number>> {
  const { store, become } = createTestSeat<View, Action, GameEvent>({ seat, view: first as View });
  render(
    <TestPhone>
      <Hand store={store} settings={{}} />
    </TestPhone>,
  );
  layOut();
  mockDrawn.length = 0;
  for (const view of others) become({ view });
  const count = (part: RegExp) => mockDrawn.filter(name => part.test(name)).length;
  return { zoom: count(/^zoom$/), cards: count(/^card-/), piles: count(/^table-cards$/) };
}

const pointsIn = (view: View) => (view.way === 'together' ? score(view).points : null);

const changes = <T,>(views: readonly View[], select: (view: View) => T): number =>
  views.filter((view, n) => n > 0 && select(view) !== select(views[n - 1] as View)).length;

test.each(['versus', 'together'] as const)('%s: only what changed is drawn again', way => {
  const views = viewsOf(way);
  const lying = (view: View) => JSON.stringify([view.pile.left, pointsIn(view), signOnTop(view)]);
  const { zoom, cards, piles } = drawnIn(views);
  expect(zoom).toBe(0);
  expect(piles).toBe(changes(views, lying));
  expect(cards).toBeLessThan(views.length);
});
