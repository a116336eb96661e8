import { act, render, screen } from '@testing-library/react-native';
import type { Seat } from '@/kit/seat';
import type { SessionState } from '@/stores/sessionState';
import { press } from '@/ui/testing/press';
import { WithWorld, fakeWorld } from '../../testing/fakeWorld';
import { Bots } from './Bots';
import { SeatList } from './SeatList';
import { useTable } from '../useTable';

type Place = readonly [seat: string, sits: 'nobody' | 'player' | 'bot', name?: string];
type Wanted = {
  readonly phase?: 'lobby' | 'playing';
  readonly isHost?: boolean;
  readonly bots?: object;
  readonly relayed?: readonly string[];
};

const ANN: Place = ['red', 'player', 'Ann'];
const BO: Place = ['green', 'player', 'Bo'];

/** Ann sits at red; the others are as given. */
async function seats(all: readonly Place[], wanted: Wanted = {}) {
  const { phase = 'playing', isHost = true, bots = {}, relayed = [] } = wanted;
  const places = all.map(([seat, sits, name = '']) => ({ seat, sits, name, face: '', here: true }));
  const shared = { game: 'time-n-space', phase, places, requests: [] };
  const guest = { shared, seats: { red: { token: 't' } } };
  const chosen = { level: 'player', pace: 1, ...bots };
  const hosting = isHost ? { bots: chosen, relayed: relayed as Seat[] } : null;
  const state = { guest, hosting } as unknown as Partial<SessionState>;
  const { world, asked } = fakeWorld({ state, session: { now: () => 0 } });
  render(
    <WithWorld world={world}>
      <Laid />
    </WithWorld>,
  );
  await act(async () => undefined);
  return asked;
}

function Laid() {
  const table = useTable();
  return (
    <>
      <SeatList table={table} />
      <Bots table={table} />
    </>
  );
}

test('a bot is seated at a level, and every level says what to expect', async () => {
  const asked = await seats([ANN, ['green', 'nobody']]);
  expect(screen.getByTestId('bot-green')).toBeCollapsed();
  press('bot-green');
  expect(screen.getByTestId('bot-green')).toBeExpanded();
  expect(screen.getByRole('button', { name: /^Learner\. .*first match/ })).toBeOnTheScreen();
  expect(screen.getByRole('button', { name: /^Regular\. .*mistakes/ })).toBeOnTheScreen();
  press('level-green-expert');
  expect(asked).toEqual([['order', { order: 'bot', seat: 'green', level: 'expert' }]]);
  expect(screen.queryByTestId('level-green')).toBeNull();
});

test('a seated bot shows its level, which can be changed', async () => {
  const asked = await seats([ANN, ['green', 'bot', 'learner']]);
  expect(screen.getByText(/Computer · Learner/)).toBeOnTheScreen();
  press('bot-green');
  expect(screen.getByTestId('level-green-learner')).toHaveAccessibleName(/^Learner, as now/);
  press('level-green-player');
  expect(asked).toEqual([['order', { order: 'bot', seat: 'green', level: 'player' }]]);
});

test("in a match a bot can take over a player's seat, after a warning", async () => {
  const asked = await seats([ANN, BO], { phase: 'playing' });
  press('bot-green');
  expect(screen.getByText(/plays on for Bo/)).toBeOnTheScreen();
  expect(asked).toEqual([]);
  press('level-green-player');
  expect(asked).toEqual([['order', { order: 'bot', seat: 'green', level: 'player' }]]);
});

test.each<[string, Wanted & { seat: string }]>([
  ['for the host', { seat: 'red' }],
  ['by a guest', { seat: 'blue', isHost: false }],
])('no bot can be seated %s', async (_who, { seat, ...wanted }) => {
  await seats([ANN, BO, ['blue', 'nobody']], wanted);
  expect(screen.queryByTestId(`bot-${seat}`)).toBeNull();
});

test('the host sees which players are connected only through the server', async () => {
  await seats([ANN, BO], { relayed: ['green'] });
  expect(screen.getByTestId('seat-green')).toHaveTextContent(/not directly connected/);
  expect(screen.getByTestId('seat-red')).not.toHaveTextContent(/not directly connected/);
});

test("the bots' level for free seats and their pace are chosen for the whole table", async () => {
  const asked = await seats([ANN, ['green', 'nobody']], {
    phase: 'lobby',
    bots: { level: 'expert', pace: 0.7 },
  });
  expect(screen.getByTestId('bots-level-expert')).toBeChecked();
  expect(screen.getByText(/hard to beat/)).toBeOnTheScreen();
  expect(screen.getByTestId('bots-pace-0.7')).toBeChecked();
  expect(screen.getByText(/leave more to you/)).toBeOnTheScreen();
  press('bots-level-learner');
  press('bots-pace-1.5');
  expect(asked).toEqual([
    ['order', { order: 'bots', level: 'learner' }],
    ['order', { order: 'bots', pace: 1.5 }],
  ]);
});

test('in a match only the pace can still be chosen', async () => {
  await seats([ANN, ['green', 'bot', 'player']], { phase: 'playing' });
  expect(screen.queryByTestId('bots-level')).toBeNull();
  expect(screen.getByTestId('bots-pace')).toBeOnTheScreen();
});

test.each<[string, readonly Place[], Wanted]>([
  ['people sit everywhere', [ANN, BO], { phase: 'lobby' }],
  ['another phone is the host', [ANN, ['green', 'nobody']], { phase: 'lobby', isHost: false }],
  ['a seat is free in a match', [ANN, ['green', 'nobody']], { phase: 'playing' }],
])('when %s, there are no settings for bots', async (_where, all, wanted) => {
  await seats(all, wanted);
  expect(screen.queryByTestId('bots')).toBeNull();
});

test('during a match the host sends a player away only after a second tap', async () => {
  const asked = await seats([ANN, BO]);
  press('free-green');
  expect(screen.getByText(/^Bo loses this seat/)).toBeOnTheScreen();
  press('keep');
  expect(screen.queryByTestId('send-away-sure-green')).toBeNull();
  press('free-green');
  expect(asked).toEqual([]);
  press('send-away-sure-green');
  expect(asked).toEqual([['sendAway', 'green']]);
});
