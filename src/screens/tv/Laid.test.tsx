import { act, render, screen, waitFor } from '@testing-library/react-native';
import type { TablePlace } from '@/games/board';
import type { Seat } from '@/kit/seat';
import type { SessionState } from '@/stores/sessionState';
import { fakeWorld, WithWorld } from '../testing/fakeWorld';
import { LaidTable } from './Laid';

const SEATS = ['red', 'green', 'blue'] as Seat[];

/** A table of three at which these sit. */
const tableOf = (...names: readonly string[]): TablePlace[] =>
  SEATS.map((seat, at) => ({
    seat,
    name: names[at] ?? '',
    face: '',
    sits: names[at] === undefined ? 'nobody' : 'player',
    here: true,
  }));

const stateWith = (...names: readonly string[]) =>
  ({
    guest: {
      table: 'table',
      invite: 'http://192.168.1.5:4680/join#secret',
      code: 'P7XRJ7',
      seats: {},
      views: new Map(),
      shared: { game: 'time-n-space', phase: 'lobby', host: 'Ann', places: tableOf(...names) },
    },
  }) as unknown as Pick<SessionState, 'guest'>;

function tv(...names: readonly string[]) {
  const { world, store } = fakeWorld({ state: stateWith(...names) });
  render(
    <WithWorld world={world}>
      <LaidTable />
    </WithWorld>,
  );
  return (...next: readonly string[]) => act(async () => store.setState(stateWith(...next)));
}

test('a TV names the game, and shows the code to scan and to type', () => {
  tv('Ann');
  expect(screen.getByText('Time ’n’ Space')).toBeOnTheScreen();
  expect(screen.getByTestId('invitation')).toBeOnTheScreen();
  expect(screen.getByTestId('tv-table-code')).toHaveTextContent('P7 XRJ7');
  expect(screen.getByText('192.168.1.5:4680')).toBeOnTheScreen();
});

test('a TV names whoever comes and whoever goes, to screen readers as well', async () => {
  const change = tv('Ann');
  await change('Ann', 'Cleo');
  expect(screen.getByTestId('tv-news')).toHaveTextContent('Cleo is here!');
  expect(screen.getByTestId('seat-green')).toHaveAccessibleName(/^Cleo/);
  expect(screen.getByTestId('tv-arrivals')).toHaveProp('aria-live', 'polite');
  await change('Ann');
  expect(screen.getByTestId('tv-news')).toHaveTextContent('Cleo has stood up.');
});

test('once everybody is here, the TV says so and puts the code aside', async () => {
  const change = tv('Ann', 'Bo');
  expect(screen.getByText('Scan to sit down')).toBeOnTheScreen();
  expect(screen.getByTestId('tv-waits')).toHaveTextContent('Ann starts when everybody is here.');
  await change('Ann', 'Bo', 'Cleo');
  expect(screen.getByTestId('tv-waits')).toHaveTextContent('Everybody is here. Ann can start.');
  await waitFor(() => expect(screen.queryByText('Scan to sit down')).not.toBeOnTheScreen());
  expect(screen.getByTestId('tv-table-code')).toHaveTextContent('P7 XRJ7');
});
