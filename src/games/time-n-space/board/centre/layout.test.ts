import type { Rect } from '../pieces/rect';
import type { Place } from '../../rules/components';
import { matLayout, middleOf, placeAt } from './layout';

const overlap = (one: Rect, other: Rect) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

describe.each([
  ['a small phone', 304, 250],
  ['a phone', 374, 400],
  ['a large phone', 414, 460],
  ['a phone on its side', 380, 290],
  ['a pane of a tablet', 420, 520],
])('on %s', (_what, width, height) => {
  const mat = matLayout(width, height);
  const all = Object.entries(mat.places) as [Place, Rect][];

  test('nothing overlaps, and nothing lies over the edge', () => {
    const rects = [...all, ['left', mat.left] as const, ['right', mat.right] as const];
    for (const [name, rect] of rects) {
      const touched = rects.filter(([other, it]) => other !== name && overlap(rect, it));
      expect([name, touched.map(([other]) => other)]).toEqual([name, []]);
      expect(rect.x).toBeGreaterThanOrEqual(0);
      expect(rect.x + rect.width).toBeLessThanOrEqual(width);
      expect(rect.y + rect.height).toBeLessThanOrEqual(mat.height + 0.001);
    }
  });

  test('every place is large enough for a thumb', () => {
    for (const [, rect] of all) expect(Math.min(rect.width, rect.height)).toBeGreaterThan(44);
  });

  test('a drop on the middle of a place hits that place', () => {
    for (const [place, rect] of all) {
      const { x, y } = middleOf(rect);
      expect(placeAt(mat, x, y)).toBe(place);
    }
  });
});

test('a drop far from the mat hits nothing', () => {
  expect(placeAt(matLayout(374, 400), 180, 600)).toBeUndefined();
});

test('plants lie on top, beams left, trade right, research at the bottom, the map in the middle', () => {
  const { places } = matLayout(374, 400);
  expect(places['plant-1'].y).toBe(places['plant-4'].y);
  expect(places['beam-1'].x).toBeLessThan(places.ship.x);
  expect(places['trade-1'].x).toBeGreaterThan(places.ship.x);
  expect(places.research.y).toBeGreaterThan(places['trade-2'].y);
});
