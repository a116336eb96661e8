import { MANIFESTS } from '../games/manifests';
import type { Guest } from '../table/guest';
import { createGuest } from '../table/guest';
import { botLevelsOf, namedPlaces } from './seats';

const at = (seat: string, sits: string, name: string) => ({
  seat,
  sits,
  name,
  face: '',
  here: true,
});
const guest = (places: object[]) =>
  ({ ...createGuest('Ann', {}), shared: { places } }) as unknown as Guest;

test('bots without a name are called after stars, each after another', () => {
  const places = [
    at('red', 'player', 'plain'),
    at('green', 'bot', 'plain'),
    at('blue', 'bot', 'expert'),
  ];
  expect(namedPlaces(guest(places)).map(({ name }) => name)).toEqual(['plain', 'Rigel', 'Mira']);
});

test('no table has two bots of the same name', () => {
  const most = Math.max(...MANIFESTS.map(({ seats }) => seats.max));
  const places = Array.from({ length: most }, (_, n) => at(`seat-${n}`, 'bot', 'plain'));
  expect(new Set(namedPlaces(guest(places)).map(({ name }) => name)).size).toBe(most);
});

test('a bot with a name keeps it', () => {
  expect(namedPlaces(guest([at('red', 'bot', 'Hal')]))[0]?.name).toBe('Hal');
});

test("a bot's level is shown unless it has a name", () => {
  const places = [
    at('red', 'player', 'expert'),
    at('green', 'bot', 'learner'),
    at('blue', 'bot', 'Hal'),
  ];
  expect(botLevelsOf(guest(places))).toEqual({ green: 'learner' });
});
