import { MINUTE } from '@/kit/millis';
import { beatAt, digitsOf, secondsIn, warmthOf } from './dial';

test.each([
  [30 * MINUTE, [3, 0, 0, 0]],
  [30 * MINUTE - 1, [3, 0, 0, 0]],
  [30 * MINUTE - 1_000, [2, 9, 5, 9]],
  [60_001, [0, 1, 0, 1]],
  [60_000, [0, 1, 0, 0]],
  [1, [0, 0, 0, 1]],
  [0, [0, 0, 0, 0]],
  [-5, [0, 0, 0, 0]],
])('with %p ms left, the clock shows %p', (left, digits) => {
  expect(digitsOf(secondsIn(left))).toEqual(digits);
});

test.each([
  ['before the last minute', 60_001, 0],
  ['when a second begins', 30_000, 0],
  ['at the peak of a beat', 29_825, 1],
  ['between beats', 29_400, 0],
  ['at the end', 0, 0],
])('%s, with %p ms left, the clock beats %p', (_when, left, beat) => {
  expect(beatAt(left)).toBeCloseTo(beat);
});

test('the clock grows warm in the last minute, and warmer towards the end', () => {
  const warmth = [1_800, 61, 60, 30, 0].map(warmthOf);
  expect(warmth.slice(0, 2)).toEqual([0, 0]);
  expect(warmth.slice(2)).toEqual(warmth.slice(2).sort());
  expect(warmth[4]).toBe(1);
});
