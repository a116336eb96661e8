import { act, fireEvent, render, screen } from '@testing-library/react-native';
import type { TablePlace } from '@/games/board';
import type { Seat } from '@/kit/seat';
import { WithWorld, fakeWorld } from '../../testing/fakeWorld';
import { NewSeat } from './NewSeat';

const [red, green] = ['red' as Seat, 'green' as Seat];
const host: TablePlace = { seat: red, sits: 'player', name: 'Ann', face: 'owl', here: true };
const mine = { seat: green, sits: 'player', face: '', here: true } as const;

/** The host's list of players comes after the seat itself. */
async function sitDown(face: string, name = '', title = 'You have a seat!', shown = face) {
  const phone = fakeWorld({ settings: { name, face } });
  const table = {
    board: undefined,
    places: [host, { ...mine, name, face: shown }],
    own: [green],
    levels: {},
    isHost: false,
  };
  render(
    <WithWorld world={phone.world}>
      <NewSeat table={table} done={() => undefined} />
    </WithWorld>,
  );
  await act(async () => void (await import('@/ui/faces/drawings')));
  expect(screen.getByText(title)).toBeTruthy();
  const before = phone.asked.slice();
  fireEvent.press(screen.getByTestId('thats-me'));
  return { ...phone.settings.getState(), before };
}

test('a new guest has the face of their phone', async () => {
  expect(await sitDown('mouse')).toMatchObject({ face: 'mouse', name: 'Mouse' });
});

test('a new guest whose face is taken gets another one', async () => {
  expect(await sitDown('owl')).toMatchObject({ face: 'fox', name: 'Fox' });
});

test('everybody sees the other face before the guest has given a name', async () => {
  const { before } = await sitDown('owl');
  expect(before).toEqual([['wish', { wish: 'rename', name: 'Fox', face: 'fox' }]]);
});

test('a face that nobody else has stays without a word', async () => {
  const { before } = await sitDown('mouse');
  expect(before).toEqual([]);
});

test('a second guest of one name is asked for another', async () => {
  const phone = await sitDown('fox', 'Ann', 'Ann is here already. And you are?');
  expect(phone).toMatchObject({ name: 'Fox' });
});
