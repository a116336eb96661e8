/**
 * Counts which parts render after a change; on a slow phone that decides how fast a tap is
 * answered.
 */
import 'react-native-gesture-handler/jestSetup';
import { render } from '@testing-library/react-native';
import type { FunctionComponent } from 'react';
import { createTestSeat } from '@/games/testing/testStores';
import type { TableClock } from '@/games/board';
import type { PressProps } from '@/ui/Press';
import { layOut, TestPhone } from '@/ui/testing/TestPhone';
import { press } from '@/ui/testing/press';
import type { Action, GameEvent } from '../rules/actions';
import { green, lay, red, running, stand } from '../rules/testing/fixture';
import type { State, View } from '../rules/state';
import { view } from '../rules/view';
import { Hand } from './Hand';

const mockDrawn: string[] = [];

jest.mock('@/ui/Press', () => {
  const { Press } = jest.requireActual<{ Press: FunctionComponent<PressProps> }>('@/ui/Press');
  const Noted = (props: PressProps) => {
    mockDrawn.push(props.testID ?? props.name);
    return <Press {...props} />;
  };
  return { Press: Noted };
});

jest.mock('./map/Bodies', () => ({
  Bodies: () => {
    mockDrawn.push('the sky');
    return null;
  },
}));

const AT = 100_000;
beforeEach(() => jest.useFakeTimers({ now: AT }));
afterEach(() => jest.useRealTimers());

const clock: TableClock = { now: () => Date.now(), running: true, speed: 1 };
const NO_ACTS: readonly Action[] = [];

function atHand(start: State) {
  const { store, become } = createTestSeat<View, Action, GameEvent>({
    seat: red,
    clock,
    view: view(start, red),
  });
  render(
    <TestPhone>
      <Hand store={store} settings={{}} />
    </TestPhone>,
  );
  layOut();
  return (state: State, pending = NO_ACTS) => become({ view: view(state, red), pending });
}

/** Returns each part that rendered, once, in alphabetical order. */
function drawnBy(change: () => void): string[] {
  mockDrawn.length = 0;
  change();
  return [...new Set(mockDrawn)].sort();
}

/** Places where a glass can be put. The research station is missing because it holds no tile. */
const PLACES = ['beam-1', 'beam-2', 'plant-1', 'plant-3', 'plant-4', 'ship', 'trade-1', 'trade-2'];
const FREE = PLACES.map(place => `place-${place}`);
const start = stand(running(), red, 1, 'plant-2', AT + 30_000);

test('a tap on a glass renders that glass and the places that begin to glow', () => {
  atHand(start);
  expect(drawnBy(() => press('glass-left'))).toEqual(['glass-left', ...FREE]);
});

test('putting the glass away renders the same parts', () => {
  atHand(start);
  press('glass-left');
  expect(drawnBy(() => press('glass-left'))).toEqual(['glass-left', ...FREE]);
});

test('an act renders the glass and its place, when it is sent and when it is done', () => {
  const become = atHand(start);
  const turn: Action = { type: 'turn', glass: 0, on: 'trade-1' };
  expect(drawnBy(() => become(start, [turn]))).toEqual(['glass-left', 'place-trade-1']);
  const turned = stand(start, red, 0, 'trade-1', AT + 60_000);
  expect(drawnBy(() => become(turned, [turn]))).toEqual(['glass-left', 'place-trade-1']);
  expect(drawnBy(() => become(turned))).toEqual(['glass-left', 'place-trade-1']);
});

test("another player's turn of a glass renders nothing here", () => {
  const become = atHand(start);
  expect(drawnBy(() => become(stand(start, green, 0, 'beam-1', AT + 60_000)))).toEqual([]);
});

test('a departing ship renders the sky', () => {
  const become = atHand(start);
  expect(drawnBy(() => become(stand(start, green, 0, 'ship', AT + 60_000)))).toEqual(['the sky']);
});

test('a cube renders the building it lies on', () => {
  const become = atHand(start);
  const made = lay(start, red, { 'plant-1.0': 'grey' });
  expect(drawnBy(() => become(made))).toContain('place-plant-1');
  expect(drawnBy(() => become(lay(made, red, { 'plant-4.0': 'brown' })))).not.toContain(
    'place-plant-1',
  );
});
