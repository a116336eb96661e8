import { STAGE } from './stage';
import { isUpright, lapOf, trackPlace } from './trackPlaces';

test('fifty fields lie clockwise round the screen, no two at one place', () => {
  const all = Array.from({ length: 50 }, (_, n) => trackPlace(n, STAGE));
  expect(new Set(all.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(50);
  for (const { x, y } of all) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(STAGE.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(STAGE.height);
  }
});

test('the last field lies beside the first', () => {
  const [last, first] = [trackPlace(49, STAGE), trackPlace(0, STAGE)];
  expect(Math.hypot(last.x - first.x, last.y - first.y)).toBeLessThan(130);
  expect(isUpright(49, STAGE)).toBe(true);
  expect(isUpright(0, STAGE)).toBe(false);
});

test.each([
  [49, 0],
  [50, 50],
  [103, 100],
])('%d points are in the lap from %d', (points, lap) => {
  expect(lapOf(points)).toBe(lap);
});
