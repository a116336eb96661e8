import { callSizes, SMALLER } from './callSizes';
import { type Box, LEAST_TEXT, tvSizes } from './tvSizes';

const WALL = { width: 1920, height: 1080 };
const SCREENS = [
  WALL,
  { width: 3840, height: 2160 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
] as const;
const CASES = SCREENS.flatMap(room =>
  [2, 3, 4, 6, 8].flatMap(seats => [true, false].map(isFull => ({ ...room, seats, isFull }))),
);

const isInside = ({ left, top, width, height }: Box, room: (typeof SCREENS)[number]) =>
  left >= 0 && top >= 0 && left + width <= room.width && top + height <= room.height;

const touch = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

test.each(CASES)(
  '$seats seats at $width x $height (full: $isFull) leave room for the code',
  ({ seats, isFull, ...room }) => {
    const sizes = tvSizes(room, { seats, hasCode: true, isFull, textScale: 1 });
    const { table, card, news } = sizes;
    expect([table, card, news].filter(box => !isInside(box, room))).toEqual([]);
    expect(touch(table, card)).toBe(false);
    expect(touch(table, news)).toBe(false);
    expect(touch(card, news)).toBe(false);
  },
);

test.each([1, 2])('on a TV no text is smaller than 36 points, at text scale %d', textScale => {
  const wish = { seats: 4, hasCode: true, textScale };
  for (const isFull of [true, false]) {
    const { title, text, name, letters } = tvSizes(WALL, { ...wish, isFull });
    expect(Math.min(title, text, name, letters)).toBeGreaterThanOrEqual(LEAST_TEXT);
  }
  const { title, text, letters } = callSizes(WALL, 4, textScale);
  expect(Math.min(title, text * SMALLER, letters)).toBeGreaterThanOrEqual(LEAST_TEXT);
});

test('the code shrinks and the table grows once everybody is here', () => {
  const wish = { seats: 4, hasCode: true, textScale: 1 };
  const [open, full] = [false, true].map(isFull => tvSizes(WALL, { ...wish, isFull }));
  expect([open?.qr, full?.qr]).toEqual([360, 160]);
  expect([open?.radius, full?.radius]).toEqual([300, 360]);
});

test('four games stand side by side on the home of a TV', () => {
  const { art } = callSizes(WALL, 4, 1);
  expect(art).toBeGreaterThan(200);
});
