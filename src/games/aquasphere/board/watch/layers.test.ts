import { position, red, seen, yellow } from '../testing/position';
import { layersOf, scaleOf, tubeOf } from './layers';

const SCORE = { majority: 3, bots: 6, crystals: 3, octopods: -2, total: 10 };
const scoring = position(
  {},
  {
    phase: { name: 'points', later: [red], scores: { [red]: SCORE, [yellow]: SCORE } },
    turn: yellow,
    due: [{ name: 'points', points: 5, from: 'interim' }],
  },
);

test('octopods eat from the top of the layers', () => {
  const layers = layersOf(tubeOf(seen(scoring), red));
  expect(layers.map(({ part, from, to }) => [part, from, to])).toEqual([
    ['majority', 33, 36],
    ['bots', 36, 42],
    ['crystals', 42, 43],
  ]);
});

test('the one who decides still has what is due', () => {
  expect(tubeOf(seen(scoring), yellow)).toMatchObject({ left: 5, isDone: false });
});

test('the scale holds everybody’s points with all that is to come', () => {
  const tubes = [tubeOf(seen(scoring), red), tubeOf(seen(scoring), yellow)];
  expect(scaleOf(tubes)).toEqual({ from: 20, to: 50 });
});
