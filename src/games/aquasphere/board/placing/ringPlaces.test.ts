import { locksOn } from './ringPlaces';

const RING = ['C', 'A', 'E', 'B', 'F', 'D'];

test.each([
  ['clockwise', 'C', ['A', 'E'], [0, 1]],
  ['back round the first', 'C', ['D', 'F'], [5, 4]],
  ['straight across', 'C', ['B'], []],
  ['nowhere', 'C', [], []],
] as const)('the locks on a way %s', (_way, from, path, locks) => {
  expect(locksOn(RING, from, path)).toEqual(locks);
});
