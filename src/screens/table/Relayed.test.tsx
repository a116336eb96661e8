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
] as const)('a connection %s shows nothing', (_how, way, linked) => {
  phone(at(way, linked));
  expect(screen.queryByTestId('line-relay')).toBeNull();
  expect(screen.queryByTestId('now-relayed')).toBeNull();
});

test('a relayed connection is announced briefly in a match, and stays in the menu', async () => {
  const becomes = phone(at('direct'));
  await becomes(at('relay'));
  expect(screen.getByTestId('now-relayed')).toHaveTextContent(/Encrypted, but by a detour/);
  act(() => jest.advanceTimersByTime(6_000));
  expect(screen.queryByTestId('now-relayed')).toBeNull();
  expect(screen.getByTestId('line-relay')).toBeOnTheScreen();
});

test('it is announced again after a broken line, but not once there is a direct path', async () => {
  const becomes = phone(at('relay'));
  act(() => jest.advanceTimersByTime(6_000));
  await becomes(at('relay', false));
  await becomes(at('relay'));
  expect(screen.getByTestId('now-relayed')).toBeOnTheScreen();
  await becomes(at('direct'));
  expect(screen.queryByTestId('now-relayed')).toBeNull();
  expect(screen.queryByTestId('line-relay')).toBeNull();
});
