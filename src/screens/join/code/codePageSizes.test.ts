import { TOUCH } from '@/ui/theme/tokens';
import { codePageSizes, type CodePageSizes } from './codePageSizes';

/** What the margins leave of a screen. */
const roomOf = (width: number, height: number) => ({
  width: width - 32,
  height: height - 32 - height * 0.07,
});

const SCREENS = [
  [320, 568],
  [360, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1920, 1080],
] as const;

/** From the header to the last key. */
function heightOf({ isBeside, gap, key, ...it }: CodePageSizes): number {
  const above = isBeside ? 0 : 44 + 8 + 52 + 8 + it.pictureHeight;
  return above + 22 + it.boxHeight + it.messageHeight + 3 * gap + 4 * key.height + 3 * gap;
}

test.each(SCREENS)('at %i × %i all fits without scrolling', (width, height) => {
  const room = roomOf(width, height);
  expect(heightOf(codePageSizes(room, 1))).toBeLessThanOrEqual(room.height);
});

test.each(SCREENS.flatMap(([width, height]) => [1, 1.5, 2].map(scale => [width, height, scale])))(
  'at %i × %i with text %f times as large every key can be hit',
  (width, height, scale) => {
    const { key } = codePageSizes(roomOf(width!, height!), scale!);
    expect(Math.min(key.width, key.height)).toBeGreaterThanOrEqual(TOUCH);
  },
);

test('five keys and their gaps are as wide as the boxes', () => {
  const { key, gap, pad } = codePageSizes(roomOf(390, 844), 1);
  expect(5 * key.width + 4 * gap).toBeCloseTo(pad);
  expect([Math.round(key.width), Math.round(key.height)]).toEqual([65, 63]);
});

test('the picture gives way on a small phone', () => {
  expect(codePageSizes(roomOf(320, 568), 1).pictureHeight).toBe(0);
  expect(codePageSizes(roomOf(390, 844), 1).pictureHeight).toBeGreaterThan(84);
});
