import { fireEvent, render, screen } from '@testing-library/react-native';
import type { Seat } from '@/kit/seat';
import { press } from '@/ui/testing/press';
import { WithWorld, fakeWorld } from '../../testing/fakeWorld';
import { RenamePlayer } from './RenamePlayer';

const green = 'green' as Seat;
const BO = { seat: green, name: 'Owl', face: 'owl', sits: 'player', here: true } as const;

/** What the host asks for, and how often the form closes. */
function rename(to: string) {
  const { world, asked } = fakeWorld();
  const close = jest.fn();
  render(
    <WithWorld world={world}>
      <RenamePlayer place={BO} close={close} />
    </WithWorld>,
  );
  fireEvent.changeText(screen.getByTestId('name-green'), to);
  press('rename-green');
  expect(close).toHaveBeenCalledTimes(1);
  return asked;
}

test('the host gives a player another name', () => {
  expect(rename(' Bo ')).toEqual([['order', { order: 'rename', seat: green, name: 'Bo' }]]);
});

test.each(['', '  ', 'Owl'])('“%s” changes nothing', name => {
  expect(rename(name)).toEqual([]);
});
