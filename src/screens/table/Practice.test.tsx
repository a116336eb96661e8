import { fireEvent, render, screen } from '@testing-library/react-native';
import type { Seat } from '@/kit/seat';
import type { SessionState } from '@/stores/sessionState';
import { WithWorld, fakeWorld } from '../testing/fakeWorld';
import { Practice } from './Practice';

const RED = 'red' as Seat;
type Sits = 'nobody' | 'player' | 'bot';

/** This device plays red; `others` sit at the other seats. */
function practice(others: readonly Sits[], more: object = {}, isHost = true) {
  const seats = ['green', 'blue', 'purple'] as Seat[];
  const places = [
    { seat: RED, name: 'Ann', face: '', sits: 'player', here: true },
    ...others.map((sits, at) => ({ seat: seats[at], name: '', face: '', sits, here: true })),
  ];
  const shared = { phase: 'playing', places, clock: { running: true, speed: 1 }, ...more };
  const guest = { shared, seats: { red: { token: 't' } } };
  const state = {
    guest,
    hosting: isHost ? {} : null,
  } as unknown as Partial<SessionState>;
  const { world, asked } = fakeWorld({ state });
  render(
    <WithWorld world={world}>
      <Practice />
    </WithWorld>,
  );
  return { asked };
}

test('among bots, the player chooses the speed', () => {
  const { asked } = practice(['bot', 'bot']);
  expect(screen.getByTestId('speed-1')).toBeChecked();
  for (const speed of [0.5, 2, 4]) fireEvent.press(screen.getByTestId(`speed-${speed}`));
  expect(asked).toEqual([0.5, 2, 4].map(speed => ['order', { order: 'speed', speed }]));
});

test('the current speed is marked', () => {
  practice(['bot', 'nobody'], { clock: { running: true, speed: 4 } });
  expect(screen.getByTestId('speed-4')).toBeChecked();
});

test.each<[string, Parameters<typeof practice>]>([
  ['somebody else plays', [['player', 'bot']]],
  ['another phone is the host', [['bot', 'bot'], {}, false]],
  ['the match is over', [['bot', 'bot'], { phase: 'over' }]],
])('when %s, the speed cannot be changed', (_where, wanted) => {
  practice(...wanted);
  expect(screen.queryByTestId('speed')).toBeNull();
});
