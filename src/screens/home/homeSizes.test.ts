import { homeSizes } from './homeSizes';

test.each([
  [390, 844, false],
  [320, 568, false],
  [1024, 768, true],
  [1920, 1080, true],
  [844, 390, true],
])('at %d × %d the emblem is beside the ways: %s', (width, height, isBeside) => {
  const sizes = homeSizes({ width, height }, false);
  expect(sizes.isBeside).toBe(isBeside);
  expect(sizes.emblem).toBeLessThanOrEqual(Math.min(width, height));
});

test('news make the emblem smaller, for the ways to stay in sight', () => {
  const phone = { width: 390, height: 844 };
  expect(homeSizes(phone, true).emblem).toBeLessThan(homeSizes(phone, false).emblem);
});
