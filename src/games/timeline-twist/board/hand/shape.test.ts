import { hasRoomForOne, ribbonHeight, shapeOf } from './shape';

test.each([
  [390, 844, 'upright'],
  [320, 568, 'small'],
  [844, 390, 'low'],
  [1024, 768, 'wide'],
  [1920, 1080, 'wide'],
  [768, 1024, 'upright'],
] as const)('a screen of %i × %i is %s', (width, height, shape) => {
  expect(shapeOf({ width, height })).toBe(shape);
});

test.each([
  [844, 1, true],
  [844, 2, true],
  [844, 4, false],
  [700, 1, false],
  [1024, 4, true],
])('at height %i with %i cards, one card is shown large: %p', (height, held, isLarge) => {
  expect(hasRoomForOne(height, held)).toBe(isLarge);
});

test.each([
  [320, 568],
  [390, 844],
  [844, 390],
  [1024, 768],
])('at %i × %i the line leaves room for the cards', (width, height) => {
  for (const isTogether of [true, false]) {
    const high = ribbonHeight({ width, height }, isTogether);
    expect(high).toBeGreaterThanOrEqual(130);
    expect(high).toBeLessThan(height * 0.62);
  }
});
