import type { Rect } from '../pieces/rect';
import { speechPlace, watchLayout } from './layout';

const SCREENS = [
  [1920, 1080],
  [1280, 720],
  [3840, 2160],
  [2560, 1080],
  [1024, 768],
  [1180, 820],
  [768, 1024],
  [820, 1180],
] as const;
const TABLES = SCREENS.flatMap(([width, height]) =>
  [3, 4].flatMap(seats => [1, 1.18].map(text => [width, height, seats, text] as const)),
);

const right = ({ x, width }: Rect) => x + width;
const bottom = ({ y, height }: Rect) => y + height;
const overlap = (one: Rect, other: Rect) =>
  one.x < right(other) - 0.01 &&
  other.x < right(one) - 0.01 &&
  one.y < bottom(other) - 0.01 &&
  other.y < bottom(one) - 0.01;

test.each(TABLES)('on %p×%p for %p players with words ×%p, everything fits', (...told) => {
  const [width, height, seats, text] = told;
  const { map, panels, market } = watchLayout({ width, height }, seats, text);
  const all = [map, market, ...panels];
  expect(panels).toHaveLength(seats);
  const out = all.filter(({ x, y }) => x < 0 || y < 0);
  const over = all.filter(rect => right(rect) > width + 0.01 || bottom(rect) > height + 0.01);
  expect([...out, ...over]).toEqual([]);
  const pairs = all.flatMap((one, n) => all.slice(n + 1).filter(other => overlap(one, other)));
  expect(pairs).toEqual([]);
  expect(Math.min(map.width, map.height)).toBeGreaterThan(Math.min(width, height) * 0.27);
});

test('every TV shows the same picture, scaled to its screen', () => {
  const hd = watchLayout({ width: 1920, height: 1080 }, 4, 1);
  expect(hd.unit).toBe(1);
  const twice = watchLayout({ width: 3840, height: 2160 }, 4, 1);
  const doubled = ({ x, y, width, height }: Rect) => ({
    x: 2 * x,
    y: 2 * y,
    width: 2 * width,
    height: 2 * height,
  });
  expect(twice).toEqual({
    unit: 2,
    map: doubled(hd.map),
    panels: hd.panels.map(doubled),
    market: doubled(hd.market),
  });
});

test("every player's panel lies on the side of their planet, clockwise from the upper left", () => {
  const { map, panels } = watchLayout({ width: 1920, height: 1080 }, 4, 1);
  const middle = map.x + map.width / 2;
  expect(panels.map(panel => [panel.x > middle, panel.y > 500])).toEqual([
    [false, false],
    [true, false],
    [true, true],
    [false, true],
  ]);
});

test.each([0, 1, 2, 3])('the speech of player %p starts at their panel and hides no other’s', n => {
  const { map, panels } = watchLayout({ width: 1920, height: 1080 }, 4, 1);
  const { left, top, width, height } = speechPlace(panels[n] as Rect, map, 12);
  const said = { x: left, y: top, width, height };
  expect(
    panels.map((panel, other) => other !== n && overlap(said, panel) && overlapsMuch(said, panel)),
  ).not.toContain(true);
  expect(overlap(said, panels[n] as Rect)).toBe(true);
});

/** A bubble may overlap a panel by its tail. */
const overlapsMuch = (one: Rect, other: Rect): boolean =>
  Math.min(right(one), right(other)) - Math.max(one.x, other.x) > 30;
