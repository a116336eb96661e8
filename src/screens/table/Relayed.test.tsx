import { act, render, screen } from '@testing-library/react-native';
import type { SessionState } from '@/stores/sessionState';
import { WithWorld, fakeWorld } from '../testing/fakeWorld';
import { NowRelayed, Relayed } from './Relayed';

const at = (way: SessionState['way'], linked = true) =>
  ({ way, guest: { linked } }) as unknown as Partial<SessionState>;

function phone(state: Partial<SessionState>) {
  const { world, store } = fakeWorld({ state });
  render(
    <WithWorld world={world}>
      <Relayed />
      <NowRelayed />
    </WithWorld>,
  );
  return (news: Partial<SessionState>) => act(async () => store.setState(news));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ['straight', 'direct', true],
  ['inside one phone', 'loopback', true],
  ['by the server, but broken', 'relay', false],
] as const)('%s there is nothing to say', (_how, way, linked) => {
  phone(at(way, linked));
  expect(screen.queryByTestId('line-relay')).toBeNull();
  expect(screen.queryByTestId('now-relayed')).toBeNull();
});

test('when it comes to the server it is said, in a match for a moment, and stands in the menu', async () => {
  const becomes = phone(at('direct'));
  await becomes(at('relay'));
  expect(screen.getByTestId('now-relayed')).toHaveTextContent(/Via the server, encrypted/);
  act(() => jest.advanceTimersByTime(6_000));
  expect(screen.queryByTestId('now-relayed')).toBeNull();
  expect(screen.getByTestId('line-relay')).toBeOnTheScreen();
});

test('after a broken line it is said again, and not when a straight way was found', async () => {
  const becomes = phone(at('relay'));
  act(() => jest.advanceTimersByTime(6_000));
  await becomes(at('relay', false));
  await becomes(at('relay'));
  expect(screen.getByTestId('now-relayed')).toBeOnTheScreen();
  await becomes(at('direct'));
  expect(screen.queryByTestId('now-relayed')).toBeNull();
  expect(screen.queryByTestId('line-relay')).toBeNull();
});
