import 'react-native-gesture-handler/jestSetup';
import { act, render, screen } from '@testing-library/react-native';
import { createTestSeat } from '@/games/testing/testStores';
import type { Comfort } from '@/ui/comfort';
import { layOut, TestPhone } from '@/ui/testing/TestPhone';
import { press } from '@/ui/testing/press';
import { red, running, stand, study } from '../../rules/testing/fixture';
import type { Action, GameEvent } from '../../rules/actions';
import type { State, View } from '../../rules/state';
import { view } from '../../rules/view';
import { Hand } from '../Hand';
import { SHOWN_MS } from './memory';

const AT = 100_000;
beforeEach(() => jest.useFakeTimers({ now: AT }));
afterEach(() => jest.useRealTimers());

const clock = { now: () => Date.now(), running: true, speed: 1 };

type Given = { coach: string; comfort?: Partial<Comfort> };

async function atHand(state: State, { coach, comfort }: Given) {
  const { store, become } = createTestSeat<View, Action, GameEvent>({
    seat: red,
    clock,
    view: view(state, red),
  });
  render(
    <TestPhone comfort={comfort}>
      <Hand store={store} settings={{ coach }} />
    </TestPhone>,
  );
  layOut();
  await act(() => jest.advanceTimersByTimeAsync(0)); // the coach is fetched
  return { become: (now: State) => become({ view: view(now, red) }) };
}

const passes = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

const both = stand(
  stand(study(running(3), red, 'ochre-1'), red, 1, 'plant-2', AT + 59_000),
  red,
  0,
  'beam-1',
  AT - 18_000,
);

test('a quiet coach speaks when sand has been through for long, is heard politely, and glows', async () => {
  await atHand(both, { coach: 'quiet' });
  expect(screen.queryByTestId('coach')).toBeNull();
  passes(2_000);
  expect(screen.getByTestId('coach')).toHaveTextContent(/left hourglass stands idle.*\(Beam 1\)/);
  expect(screen.getByTestId('coach').parent?.parent?.props['aria-live']).toBe('polite');
  expect(screen.getByTestId('coach-glow-beam-1')).toBeOnTheScreen();
  passes(SHOWN_MS);
  expect(screen.queryByTestId('coach')).toBeNull();
  expect(screen.queryByTestId('coach-glow-beam-1')).toBeNull();
});

test('a talkative coach also mentions what costs nothing, in the player’s language', async () => {
  await atHand(both, { coach: 'talkative', comfort: { language: 'de' } });
  expect(screen.getByTestId('coach')).toHaveTextContent(/liegt ein Plättchen herum/);
  expect(screen.getByTestId('coach-glow-research')).toBeOnTheScreen();
});

test('a touch hides the advice, and it disappears when it is no longer true', async () => {
  const { become } = await atHand(both, { coach: 'talkative' });
  press('coach-hide');
  expect(screen.queryByTestId('coach')).toBeNull();
  passes(2_000);
  expect(screen.getByTestId('coach')).toBeOnTheScreen();
  become(stand(both, red, 0, 'beam-1', AT + 60_000));
  expect(screen.queryByTestId('coach')).toBeNull();
});

test('asked what to do now, the coach names the best next thing, until a glass is touched', async () => {
  const { become } = await atHand(running(3), { coach: 'quiet' });
  press('what-now');
  expect(screen.getByTestId('coach')).toHaveTextContent(/^Fly to moon 1 for a tile/);
  expect(screen.getByTestId('coach-glow-ship')).toBeOnTheScreen();
  press('glass-left');
  expect(screen.queryByTestId('coach-glow-ship')).toBeNull();
  become(stand(running(3), red, 0, 'trade-1', AT + 60_000));
  expect(screen.queryByTestId('coach')).toBeNull();
});

test('advice to wait disappears when the sand is through', async () => {
  const busy = stand(running(3), red, 0, 'plant-1', AT + 5_000);
  await atHand(stand(busy, red, 1, 'plant-2', AT + 30_000), { coach: 'quiet' });
  press('what-now');
  expect(screen.getByTestId('coach')).toHaveTextContent(/5 seconds to look round/);
  passes(4_500);
  expect(screen.getByTestId('coach')).toBeOnTheScreen();
  passes(1_000);
  expect(screen.queryByTestId('coach')).toBeNull();
});

test.each(['off', 'loud'])('a coach that is %s shows nothing', async coach => {
  await atHand(both, { coach });
  passes(30_000);
  expect(screen.queryByTestId('coach')).toBeNull();
  expect(screen.queryByTestId('what-now')).toBeNull();
});

test('with large words there still is room for the lamp', async () => {
  await atHand(both, { coach: 'quiet', comfort: { textScale: 2 } });
  press('what-now');
  expect(screen.getByTestId('coach')).toBeOnTheScreen();
});
