import { type Rect, watchLayout } from './layout';

const SIZES = [
  { name: 'a TV', width: 1920, height: 1080 },
  { name: 'a small TV', width: 1280, height: 720 },
  { name: 'a wide screen', width: 2560, height: 1080 },
  { name: 'a tablet', width: 1024, height: 768 },
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a small phone', width: 320, height: 568 },
  { name: 'a phone on its side', width: 844, height: 390 },
] as const;

const overlaps = (one: Rect, other: Rect): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe.each(SIZES)('on $name', size => {
  test.each([2, 3, 4])('with %i players nothing covers anything else', seats => {
    const { cards, turn, headquarters, coming } = watchLayout(size, seats);
    const boxes = [...cards, turn, headquarters, coming];
    expect(cards).toHaveLength(seats);
    boxes.forEach((box, n) =>
      boxes
        .slice(n + 1)
        .forEach(other => expect([box, other, overlaps(box, other)]).toEqual([box, other, false])),
    );
  });

  test('everything lies within the whole', () => {
    const { cards, turn, headquarters, coming, rim, whole } = watchLayout(size, 4);
    for (const { x, y, width, height } of [...cards, turn, headquarters, coming, rim]) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(whole.width + 0.01);
      expect(y + height).toBeLessThanOrEqual(whole.height + 0.01);
    }
  });

  test('the station lies within the knowledge track', () => {
    const { station, rim } = watchLayout(size, 4);
    expect(station.x - 478 * station.scale).toBeGreaterThan(rim.x);
    expect(station.x + 478 * station.scale).toBeLessThan(rim.x + rim.width);
    expect(station.y - 461 * station.scale).toBeGreaterThan(rim.y + 20);
    expect(station.y + 461 * station.scale).toBeLessThan(rim.y + rim.height - 20);
  });
});

test('a TV shows all of it at once, and a phone as wide as it is', () => {
  const tv = watchLayout({ width: 1920, height: 1080 }, 4);
  expect(tv.whole.height * tv.unit).toBe(1080);
  const phone = watchLayout({ width: 390, height: 844 }, 4);
  expect(phone.whole.width * phone.unit).toBe(390);
});
