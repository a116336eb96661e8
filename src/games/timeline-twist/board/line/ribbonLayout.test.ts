import { aboveOf, gapAt, offsetFor, ribbonLayout } from './ribbonLayout';

const card = { width: 100, height: 140 };
const laid = (columns: number, open: number | null = null, room = 390) =>
  ribbonLayout({ columns, room, card, open });

test('one card lies in the middle, with a gap on either side', () => {
  const { width, columns, gaps, slot } = laid(1);
  expect(width).toBe(390);
  expect(columns).toEqual([145]);
  expect(gaps.map(({ from, to }) => [from, to])).toEqual([
    [0, 195],
    [195, 390],
  ]);
  expect(slot).toBeNull();
});

test('many cards make the ribbon wider than the screen, and every gap stays wide enough to tap', () => {
  const { width, columns, gaps } = laid(12);
  expect(width).toBe(12 * 126 - 26 + 2 * 52);
  expect(columns[11]! + 100).toBeLessThan(width);
  for (const { from, to } of gaps) expect(to - from).toBeGreaterThanOrEqual(44);
  expect(gaps[0]!.from).toBe(0);
  expect(gaps[12]!.to).toBe(width);
});

test.each([0, 1, 2, 3])('opening gap %i makes room for one more card', open => {
  const shut = laid(3);
  const { columns, slot, gaps } = laid(3, open);
  const all = [...columns, slot!].sort((one, other) => one - other);
  expect(all.indexOf(slot!)).toBe(open);
  expect(all.slice(1).map((left, at) => left - all[at]!)).toEqual([126, 126, 126]);
  expect(gaps).toHaveLength(shut.gaps.length);
  expect(gaps[open]!.middle).toBe(slot! + 50);
});

test('a tap means the nearest gap', () => {
  const it = laid(3);
  const [first, second, third] = it.columns as [number, number, number];
  const touched = [first - 30, first + 30, first + 70, second + 60, third + 49, third + 51, 9_999];
  expect(touched.map(x => gapAt(it, x))).toEqual([0, 0, 1, 2, 2, 3, 3]);
});

test('scrolling brings a place to the middle, as far as the ribbon reaches', () => {
  const it = laid(12);
  expect(offsetFor(it, 390, 0)).toBe(0);
  expect(offsetFor(it, 390, 700)).toBe(505);
  expect(offsetFor(it, 390, 9_999)).toBe(it.width - 390);
});

test('a card of the gap row is centred between two columns', () => {
  const it = laid(3);
  expect(aboveOf(it, 0)).toBe((it.columns[0]! + 100 + it.columns[1]!) / 2);
});
