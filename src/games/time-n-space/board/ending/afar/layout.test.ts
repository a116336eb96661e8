import type { Rect } from '../../pieces/rect';
import { afarLayout } from './layout';

const all = (size: { width: number; height: number }, players: number) => {
  const { headline, lanes, bands, note, chart, facts } = afarLayout(size, players, 4);
  return { table: [headline, ...lanes, note], bands, side: [chart, facts] };
};
const right = ({ x, width }: Rect) => x + width;
const bottom = ({ y, height }: Rect) => y + height;

describe.each([
  [1920, 1080, 4],
  [1920, 1080, 3],
  [1280, 720, 4],
  [1024, 768, 4],
  [1366, 1024, 3],
  [2560, 1080, 4],
])('on a screen of %i by %i, with %i players', (width, height, players) => {
  const { table, bands, side } = all({ width, height }, players);

  test('nothing hangs over the edge', () => {
    for (const rect of [...table, ...bands, ...side]) {
      expect(Math.min(rect.x, rect.y)).toBeGreaterThanOrEqual(0);
      expect(right(rect)).toBeLessThanOrEqual(width);
      expect(bottom(rect)).toBeLessThanOrEqual(height);
    }
  });

  test('the scoring and the facts beside it do not overlap', () => {
    const [, ...lanes] = table;
    const edge = Math.max(...[...lanes, ...bands].map(right));
    for (const { x } of side) expect(x).toBeGreaterThan(edge);
    const [chart, facts] = side;
    expect(bottom(chart!)).toBeLessThan(facts!.y);
  });

  test('bands lie one below the other', () => {
    for (const [n, band] of bands.slice(1).entries())
      expect(band.y).toBeGreaterThan(bottom(bands[n]!));
  });
});

test('one dot is one dot of a screen 1080 high', () => {
  expect(afarLayout({ width: 1920, height: 1080 }, 4, 4).unit).toBe(1);
  expect(afarLayout({ width: 1280, height: 720 }, 4, 4).unit).toBeCloseTo(2 / 3);
});
