import { COLOURS, GOODS } from '../../rules/components';
import { GOOD_OUTLINES, seatOutline } from './outlines';
import { FIELD, fieldSpots, symbolSpot, TILE } from './plan';

test.each([1, 2, 3])('%d fields lie on the tile, apart, and clear of the time symbol', units => {
  const spots = fieldSpots(units);
  const symbol = symbolSpot(units);
  expect(spots).toHaveLength(units);
  for (const [n, { x, y }] of spots.entries()) {
    expect(Math.max(Math.abs(x), Math.abs(y)) + FIELD / 2).toBeLessThan(TILE / 2);
    for (const other of spots.slice(n + 1)) {
      expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(FIELD);
    }
    // The glass is narrow at its neck, where a field comes nearest.
    expect(Math.hypot(x - symbol.x, y - symbol.y)).toBeGreaterThan(FIELD / 2 + 6);
  }
});

test('no two goods and no two seats have the same silhouette', () => {
  const outlines = [...GOODS.map(good => GOOD_OUTLINES[good].edge), ...COLOURS.map(seatOutline)];
  expect(new Set(outlines).size).toBe(8);
});
