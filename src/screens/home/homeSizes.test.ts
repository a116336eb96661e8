import { captionOf, homeSizes } from './homeSizes';

const USUAL = { hasNews: false, textScale: 1, games: 2 };
const NEWS = { ...USUAL, hasNews: true };
const LARGE = { ...USUAL, textScale: 2 };

test.each([
  ['a phone', 390, 844, USUAL, 'above', 2],
  ['a small phone', 320, 568, USUAL, 'above', 1],
  ['a phone on its side', 844, 390, USUAL, 'beside', 2],
  ['a tablet', 1024, 768, USUAL, 'beside', 2],
  ['a tablet held upright', 768, 1024, USUAL, 'above', 2],
  ['a TV', 1920, 1080, USUAL, 'beside', 2],
] as const)('the posters have their place on %s', (_what, width, height, wanted, as, tileRows) => {
  const sizes = homeSizes({ width, height }, wanted);
  expect(sizes).toMatchObject({ as, tileRows });
  expect(sizes.column).toBeLessThanOrEqual(width - 32);
  expect(sizes.art).toBeGreaterThanOrEqual(96);
});

test('news makes the pictures smaller, so that the way back stays visible', () => {
  const phone = { width: 390, height: 844 };
  expect(homeSizes(phone, NEWS).art).toBeLessThan(homeSizes(phone, USUAL).art);
});

test('with large words a poster takes the whole width of a phone', () => {
  const phone = { width: 320, height: 568 };
  const { poster, column } = homeSizes(phone, LARGE);
  expect(poster).toBe(column);
});

test.each([
  ['a phone', 390, 844, 3],
  ['a phone', 390, 844, 4],
  ['a tablet', 1024, 768, 3],
  ['a TV', 1920, 1080, 4],
] as const)('on %s all posters are visible (%i x %i, %i games)', (_what, width, height, games) => {
  const { as, poster, art } = homeSizes({ width, height }, { ...USUAL, games });
  const rows = as === 'above' ? Math.ceil(games / 2) : 1;
  const posters = rows * (art + captionOf(poster).height) + (rows - 1) * 8;
  expect(posters).toBeLessThanOrEqual(height - (as === 'above' ? 288 : 148 + height * 0.07));
  expect(art).toBeGreaterThan(120);
});
