import { act, render, screen } from '@testing-library/react-native';
import type { EveningState } from '@/stores/evening';
import { Around, fakeWorld } from '../home/fakeWorld';
import { NowRelayed, Relayed } from './Relayed';

const at = (way: EveningState['way'], linked = true) =>
  ({ way, guest: { linked } }) as unknown as Partial<EveningState>;

function phone(state: Partial<EveningState>) {
  const { world, store } = fakeWorld({ state });
  render(
    <Around world={world}>
      <Relayed />
      <NowRelayed />
    </Around>,
  );
  return (news: Partial<EveningState>) => act(async () => store.setState(news));
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
