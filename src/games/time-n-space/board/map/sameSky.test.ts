import { green, red, running, stand } from '../../rules/testing/fixture';
import { isSameSky } from './sameSky';

const before = running();

test.each([
  ['nothing', before, true],
  ['a glass is turned on a plant', stand(before, red, 0, 'plant-1', 9_000), true],
  ['a glass is turned on a ship', stand(before, green, 1, 'ship', 9_000), false],
  ['a cube is laid into the supply', { ...before, supply: { ...before.supply, grey: 3 } }, true],
  ['a bonus counter is gone', { ...before, bonusAt: [red] }, false],
  ['somebody waits at a planet', { ...before, held: [] }, false],
])('the map tells whether it must render when %s', (_, after, is) => {
  expect(isSameSky(before, after)).toBe(is);
});
