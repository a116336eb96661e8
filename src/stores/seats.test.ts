import type { Guest } from '../table/guest';
import { createGuest } from '../table/guest';
import { placesOf } from './seats';

const at = (seat: string, sits: string, name: string) => ({ seat, sits, name, here: true });
const guest = (places: object[]) =>
  ({ ...createGuest('Ann', {}), shared: { places } }) as unknown as Guest;

test('computers nobody has named are called after stars, each after another', () => {
  const places = [
    at('red', 'player', 'plain'),
    at('green', 'bot', 'plain'),
    at('blue', 'bot', 'expert'),
  ];
  expect(placesOf(guest(places)).map(({ name }) => name)).toEqual(['plain', 'Rigel', 'Mira']);
});

test('a computer with a name of its own keeps it', () => {
  expect(placesOf(guest([at('red', 'bot', 'Hal')]))[0]?.name).toBe('Hal');
});
