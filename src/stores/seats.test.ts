import { MANIFESTS } from '../games/manifests';
import type { Guest } from '../table/guest';
import { createGuest } from '../table/guest';
import { botLevelsOf, namedPlaces } from './seats';

const at = (seat: string, sits: string, name: string) => ({ seat, sits, name, here: true });
const guest = (places: object[]) =>
  ({ ...createGuest('Ann', {}), shared: { places } }) as unknown as Guest;

test('computers nobody has named are called after stars, each after another', () => {
  const places = [
    at('red', 'player', 'plain'),
    at('green', 'bot', 'plain'),
    at('blue', 'bot', 'expert'),
  ];
  expect(namedPlaces(guest(places)).map(({ name }) => name)).toEqual(['plain', 'Rigel', 'Mira']);
});

test('at no table there is, two computers are called alike', () => {
  const most = Math.max(...MANIFESTS.map(({ seats }) => seats.max));
  const places = Array.from({ length: most }, (_, n) => at(`seat-${n}`, 'bot', 'plain'));
  expect(new Set(namedPlaces(guest(places)).map(({ name }) => name)).size).toBe(most);
});

test('a computer with a name of its own keeps it', () => {
  expect(namedPlaces(guest([at('red', 'bot', 'Hal')]))[0]?.name).toBe('Hal');
});

test('how well a computer plays is told, unless it has a name', () => {
  const places = [
    at('red', 'player', 'expert'),
    at('green', 'bot', 'learner'),
    at('blue', 'bot', 'Hal'),
  ];
  expect(botLevelsOf(guest(places))).toEqual({ green: 'learner' });
});
