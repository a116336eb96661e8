import type { MatchReplay } from '../../../board';
import { blue, green, red } from '../../rules/testing/fixture';
import type { GameEvent } from '../../rules/actions';
import type { View } from '../../rules/state';
import { deliveryBeside, entryAt, minutesOf, momentBeside, fractionAt } from './moments';

const TIMES = [0, 100, 100, 250, 900];
const story: MatchReplay<View, GameEvent> = {
  entries: TIMES.length - 1,
  viewAfter: () => ({}) as View,
  eventsOf: () => [],
  timeOf: n => TIMES[n] ?? 0,
};
const edges = { from: 100, to: 1_000 };

test.each([
  [0, 0],
  [99, 0],
  [100, 2],
  [249, 2],
  [250, 3],
  [5_000, 4],
])('at %d there are %d entries', (at, entries) => {
  expect(entryAt(story, at)).toBe(entries);
});

test.each([
  [100, 1, 250],
  [250, 1, 900],
  [900, 1, 1_000],
  [1_000, 1, 1_000],
  [1_000, -1, 250],
  [250, -1, 100],
  [100, -1, 100],
] as const)('from %d, one entry %d on, the moment is %d', (at, by, expected) => {
  expect(momentBeside(story, at, by, edges)).toBe(expected);
});

test.each([
  [100, 0],
  [550, 0.5],
  [50, 0],
  [9_000, 1],
])('%d lies at %d of the line', (at, part) => {
  expect(fractionAt(at, edges)).toBe(part);
});
test('on a line without length, every moment is at its beginning', () => {
  expect(fractionAt(5, { from: 5, to: 5 })).toBe(0);
});

const brought = (at: number) => ({ entry: 1, at, seat: red, planet: green, orders: [] });
test('a moment finds the nearest delivery before and after it', () => {
  const all = [brought(200), brought(300), { ...brought(300), seat: blue }, brought(800)];
  expect(deliveryBeside(all, 300, 1)?.at).toBe(800);
  expect(deliveryBeside(all, 300, -1)?.at).toBe(200);
  expect(deliveryBeside(all, 800, 1)).toBeUndefined();
});

test.each([
  [0, '0:00'],
  [59_999, '0:59'],
  [75_400, '1:15'],
  [1_800_000, '30:00'],
  [-5, '0:00'],
])('%d ms are %s', (length, said) => {
  expect(minutesOf(length)).toBe(said);
});
