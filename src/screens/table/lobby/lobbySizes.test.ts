import { TOUCH } from '@/ui/theme/tokens';
import { lobbySizes } from './lobbySizes';
import { discsRoundCode, spotsRound, tableSizes } from './tableSizes';

const NAME = 26;
const SCREENS = [
  [320, 568],
  [360, 640],
  [390, 844],
  [412, 915],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1920, 1080],
] as const;
const CASES = SCREENS.flatMap(([width, height]) =>
  [2, 3, 4, 5, 6, 8].map(seats => ({ width, height, seats })),
);

test.each(CASES)('$seats seats fit at $width x $height', ({ width, height, seats }) => {
  const { table } = lobbySizes({ width, height }, 'guest', 0, 1);
  const { radius, disc } = tableSizes(table, seats, NAME);
  expect(2 * radius + disc).toBeLessThanOrEqual(table.width + 0.01);
  expect(2 * radius + disc + NAME).toBeLessThanOrEqual(table.height + 0.01);
  expect(disc).toBeGreaterThanOrEqual(seats <= 6 ? TOUCH : 40);
});

test.each(CASES)('no two of $seats discs touch at $width x $height', ({ seats, ...room }) => {
  const { radius, disc } = tableSizes(lobbySizes(room, 'guest', 0, 1).table, seats, NAME);
  const [first, second] = spotsRound(seats, 0, radius);
  const apart = Math.hypot(first!.x - second!.x, first!.y - second!.y);
  expect(apart).toBeGreaterThan(disc);
});

test('your own seat is nearest you, and the others follow clockwise', () => {
  const [left, own, right, top] = spotsRound(4, 1, 100).map(({ x, y }) => [
    Math.round(x) + 0, // no negative zero
    Math.round(y) + 0,
  ]);
  expect({ left, own, right, top }).toEqual({
    own: [0, 100],
    right: [-100, 0],
    top: [0, -100],
    left: [100, 0],
  });
});

test.each(SCREENS)('a code lies between the seats at %i x %i', (width, height) => {
  const sizes = tableSizes(lobbySizes({ width, height }, 'guest', 0, 1).table, 4, NAME);
  const { taken, free, code } = discsRoundCode(sizes, TOUCH);
  expect(code / 2 + taken / 2).toBeLessThanOrEqual(sizes.radius);
  expect(free).toBe(TOUCH);
  expect(code).toBeGreaterThan(90);
});
