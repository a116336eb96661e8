import { blue, green, position } from '../../rules/testing/fixture';
import { seenPlaces } from '../album/seenPlaces';
import { cardsRead, cardsReadBy, placeStrips } from './strips';

const READ = { A: [blue, green], B: [blue], C: [blue, green] };

test('a picture carries its readers, and one that nobody entered has none', () => {
  const [here] = placeStrips(position({ read: READ }));
  expect(here).toMatchObject({ place: 'here', isSeen: true });
  expect(here?.pictures).toEqual([
    { slot: 'B', readers: [blue] },
    { slot: 'C', readers: [blue, green] },
    { slot: 'D', readers: [] },
  ]);
});

test('a place where nobody was is plaster, and one that opens late leaves no gap', () => {
  const strips = placeStrips(position({ read: READ }));
  expect(strips.map(({ place, isSeen, isRed }) => [place, isSeen, isRed])).toEqual([
    ['here', true, false],
    ['there', false, false],
    ['red', false, true],
  ]);
});

test('variants of a card count for the same picture', () => {
  const mission = {
    cards: { 'B-night': { place: 'here', slot: 'B' } },
    places: {
      here: {
        map: 'm',
        variants: [{ when: { is: 'token', token: 'blue-star' }, cards: { B: 'B-night' } }],
      },
    },
  };
  const [here] = placeStrips(position({ mission, read: { 'B-night': [green] } }));
  expect(here?.pictures[0]).toEqual({ slot: 'B', readers: [green] });
});

test('card A is read to everybody, and counts for nobody', () => {
  const state = position({ read: READ });
  expect(cardsRead(state)).toBe(2);
  expect([cardsReadBy(state, blue), cardsReadBy(state, green)]).toEqual([2, 1]);
});

test('the album has the places that were laid out in any run', () => {
  expect(seenPlaces(position({ read: READ }))).toEqual([{ place: 'here', read: 3 }]);
  expect(seenPlaces(position())).toEqual([]);
});
