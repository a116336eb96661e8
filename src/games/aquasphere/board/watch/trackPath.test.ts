import { LAP } from '../../rules/components';
import { besideOnTrack, trackOn } from './trackPath';

const rect = { x: 26, y: 26, width: 1868, height: 1028 };
const at = trackOn(rect);

test('fifty fields go clockwise round the screen at equal distances', () => {
  const fields = Array.from({ length: LAP }, (_, n) => at(n));
  const gaps = fields.map(({ x, y }, n) => {
    const next = at(n + 1);
    return Math.hypot(next.x - x, next.y - y);
  });
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(20);
  expect(fields[0]?.y).toBe(rect.y);
  expect(fields[20]?.x).toBe(rect.x + rect.width);
  expect(fields[30]?.y).toBe(rect.y + rect.height);
  expect(fields[45]?.x).toBe(rect.x);
});

test('a second lap lies on the first', () => {
  expect(at(LAP + 7)).toEqual(at(7));
});

test('counters that share a field stand apart, around it', () => {
  const places = [0, 1, 2, 3].map(n => besideOnTrack(n, 4));
  expect(places.reduce((sum, place) => sum + place, 0)).toBeCloseTo(0);
  expect(new Set(places).size).toBe(4);
  expect(besideOnTrack(0, 1)).toBe(0);
});
