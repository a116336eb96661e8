import { homeSizes } from './homeSizes';

const USUAL = { hasNews: false, textScale: 1 };
const NEWS = { ...USUAL, hasNews: true };

test.each([
  ['a phone', 390, 844, USUAL, 'above'],
  ['a phone with a table left open', 390, 844, NEWS, 'banner'],
  ['a small phone', 320, 568, USUAL, 'banner'],
  ['a small phone with large words', 320, 568, { ...USUAL, textScale: 2 }, 'above'],
  ['a phone lying on its side', 844, 390, USUAL, 'beside'],
  ['a tablet', 1024, 768, NEWS, 'beside'],
  ['a tablet held upright', 768, 1024, NEWS, 'above'],
  ['a TV', 1920, 1080, USUAL, 'beside'],
] as const)('the emblem has its place on %s', (_what, width, height, wanted, as) => {
  const sizes = homeSizes({ width, height }, wanted);
  expect(sizes.as).toBe(as);
  expect(sizes.emblem).toBeLessThanOrEqual(Math.min(width, height));
});

test('news shrinks the emblem, so that the buttons stay visible', () => {
  const phone = { width: 390, height: 844 };
  expect(homeSizes(phone, NEWS).emblem).toBeLessThan(homeSizes(phone, USUAL).emblem);
});

test('only a small phone with news has no room for large buttons', () => {
  const [small, phone] = [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
  ];
  const tight = [homeSizes(small, NEWS), homeSizes(small, USUAL), homeSizes(phone, NEWS)];
  expect(tight.map(({ isTight }) => isTight)).toEqual([true, false, false]);
});
