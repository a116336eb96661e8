import { halfWidth, inside, NECK } from './glass';
import { apexOf, isFalling, lean, type SandState, sandAt, sandPath } from './sand';

test.each<[string, number, SandState]>([
  ['just turned', 0, { left: 1, turned: 0 }],
  ['half way through', 500, { left: 0.5, turned: 0 }],
  ['through to the last grain', 1_000, { left: 0, turned: 0 }],
  ['lying on its side', 1_050, { left: 0, turned: 90 }],
  ['upside down, just before it is a new glass', 1_100, { left: 0, turned: 180 }],
])('the sand of a glass %s', (_what, passed, sand) => {
  expect(sandAt(passed, 1_000, 100)).toEqual(sand);
});

test('a glass turned over looks like a new one, so nothing jumps', () => {
  const turned = numbers(sandPath('lower', 1, lean(180)));
  expect(turned).toEqual(numbers(sandPath('upper', 1, lean(0))).map(n => expect.closeTo(-n, 1)));
});

test('starting to turn a glass over does not change its look', () => {
  const taken = numbers(sandPath('upper', 1, lean(180)));
  expect(taken).toEqual(numbers(sandPath('lower', 1, lean(0))).map(n => expect.closeTo(-n, 1)));
});

test('sand sinks above as much as it rises below, grain by grain', () => {
  const shares = Array.from({ length: 200 }, (_, i) => (i + 1) / 200);
  const above = shares.map(left => surface('upper', left));
  const below = shares.map(left => surface('lower', 1.005 - left));
  expect(above).toEqual([...above].sort((a, b) => b - a));
  expect(below).toEqual([...below].sort((a, b) => a - b));
});

test('sand is level in a glass that lies on its side', () => {
  const acrossTheScreen = numbers(sandPath('lower', 0.5, lean(90))).filter((_, i) => i % 2 === 0);
  expect(new Set(acrossTheScreen.slice(0, 5)).size).toBe(1);
});

test.each([
  ['upper', 0, 0],
  ['lower', 0, 99],
  ['lower', 180, 0],
] as const)(
  'the last grain of the %s bulb, turned by %d, lies at its very end',
  (bulb, degrees, end) => {
    const heights = numbers(sandPath(bulb, 0.0001, lean(degrees))).filter((_, i) => i % 2 === 1);
    expect(Math.abs(Math.abs(heights[1] ?? NaN) - end)).toBeLessThan(2);
  },
);

test('without sand the path is empty', () => {
  expect(sandPath('upper', 0, lean(0))).toBe('M0 0');
});

test('the path changes only when the sand has moved visibly', () => {
  const aSecond = Array.from({ length: 60 }, (_, frame) => 0.5 - frame / 3_600);
  const drawn = (fine: number) =>
    new Set(aSecond.map(left => sandPath('upper', left, lean(0), fine)));
  expect(drawn(0.001).size).toBe(60);
  expect(drawn(0.4).size).toBeLessThan(8);
});

test('the stream ends where the heap begins', () => {
  expect(apexOf(0)).toBe(99);
  expect(apexOf(0.5)).toBeCloseTo(surface('lower', 0.5), 1);
});

test.each([
  ['running', 0.5, 0, true],
  ['full and just turned', 1, 0, false],
  ['through', 0, 0, false],
  ['on its side', 0.5, 90, false],
  ['turning over', 0.99, -120, false],
])('isFalling of a glass %s', (_what, left, turned, falls) => {
  expect(isFalling(left, turned)).toBe(falls);
});

test('the glass is narrow at the neck and never closed', () => {
  expect(halfWidth(0)).toBe(NECK);
  expect(halfWidth(0.7)).toBeGreaterThan(halfWidth(1));
  expect(
    Math.min(...numbers(inside('lower')).filter((n, i) => i % 2 === 0 && n > 0)),
  ).toBeGreaterThan(1);
});

const numbers = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);

/** Depth of the surface in the middle: its curve passes half-way to the control point. */
function surface(bulb: 'upper' | 'lower', share: number): number {
  const [, , , edge = 0, , pull = 0] = numbers(sandPath(bulb, share, lean(0)));
  return (edge + pull) / 2;
}
