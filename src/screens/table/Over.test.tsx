import { act, render, screen } from '@testing-library/react-native';
import { AT_TABLE, WithWorld, fakeWorld } from '../testing/fakeWorld';
import { Over } from './Over';

jest.mock('expo-router', () => ({ usePathname: () => '/table' }));
jest.mock('@/stores/seats', () => ({ seenView: () => 'the view' }));
jest.mock('./useTable', () => {
  const table = { board: { game: { id: 'time-stories' } }, own: [], places: [], isHost: true };
  return { useTable: () => table };
});
jest.mock('../useBoard', () => {
  const { Text } = jest.requireActual('react-native');
  return { useEnding: () => ({ Ending: () => <Text>The bell is struck.</Text> }) };
});

const ended = (given: Parameters<typeof fakeWorld>[0]) =>
  render(
    <WithWorld world={fakeWorld({ ...given, state: { ...AT_TABLE, ...given?.state } }).world}>
      <Over goHome={() => undefined} />
    </WithWorld>,
  );

test('after a lesson, the ending waits until the lesson is kept as done', async () => {
  let kept = () => undefined as void;
  const reach = () => new Promise<void>(done => (kept = done));
  ended({ state: { lesson: { id: 'first-mission', step: 'rope' } }, session: { reach } });
  expect(screen.queryByText('The bell is struck.')).toBeNull();
  await act(async () => kept());
  expect(screen.getByText('The bell is struck.')).toBeOnTheScreen();
});

test('after any other match, the ending shows at once', () => {
  ended({});
  expect(screen.getByText('The bell is struck.')).toBeOnTheScreen();
});
