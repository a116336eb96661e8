import { shapeOf, sizesOf } from './shape';

test.each([
  [390, 844, 'upright'],
  [390, 760, 'small'],
  [320, 568, 'small'],
  [844, 390, 'low'],
  [1180, 820, 'wide'],
  [820, 1180, 'upright'],
] as const)('a screen of %i × %i is %s', (width, height, shape) => {
  expect(shapeOf({ width, height })).toBe(shape);
});

test('only a cramped phone does without stock and messages', () => {
  expect(sizesOf('small', 760).isCramped).toBe(false);
  expect(sizesOf('small', 568).isCramped).toBe(true);
  expect(sizesOf('upright', 844).isTight).toBe(false);
});
