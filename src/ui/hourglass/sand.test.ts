import { halfWidth, inside, NECK } from './glass';
import { lean, type Sand, sandAt, sandPath } from './sand';

test.each<[string, number, Sand]>([
  ['just turned', 0, { left: 1, turned: 0 }],
  ['half way through', 500, { left: 0.5, turned: 0 }],
  ['through to the last grain', 1_000, { left: 0, turned: 0 }],
  ['lying on its side', 1_050, { left: 0, turned: 90 }],
  ['upside down, just before it is a new glass', 1_100, { left: 0, turned: 180 }],
])('a glass %s', (_what, passed, sand) => {
  expect(sandAt(passed, 1_000, 100)).toEqual(sand);
});

test('a glass turned over looks like a new one: nothing jumps', () => {
  const turned = numbers(sandPath('lower', 1, lean(180)));
  expect(turned).toEqual(numbers(sandPath('upper', 1, lean(0))).map(n => expect.closeTo(-n, 1)));
});

test('sand sinks above as it rises below, grain by grain', () => {
  const shares = Array.from({ length: 200 }, (_, i) => (i + 1) / 200);
  const above = shares.map(left => surface('upper', left));
  const below = shares.map(left => surface('lower', 1.005 - left));
  expect(above).toEqual([...above].sort((a, b) => b - a));
  expect(below).toEqual([...below].sort((a, b) => a - b));
});

test('in a glass that lies on its side, sand is level', () => {
  const acrossTheScreen = numbers(sandPath('lower', 0.5, lean(90))).filter((_, i) => i % 2 === 0);
  expect(new Set(acrossTheScreen.slice(0, 5)).size).toBe(1);
});

test('no sand, no path', () => {
  expect(sandPath('upper', 0, lean(0))).toBe('M0 0');
});

test('the glass is narrow at the neck and never closed', () => {
  expect(halfWidth(0)).toBe(NECK);
  expect(halfWidth(0.7)).toBeGreaterThan(halfWidth(1));
  expect(
    Math.min(...numbers(inside('lower')).filter((n, i) => i % 2 === 0 && n > 0)),
  ).toBeGreaterThan(1);
});

const numbers = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);

/** How deep the surface lies in the middle: where its curve passes, half way to the pull. */
function surface(bulb: 'upper' | 'lower', share: number): number {
  const [, , , edge = 0, , pull = 0] = numbers(sandPath(bulb, share, lean(0)));
  return (edge + pull) / 2;
}
