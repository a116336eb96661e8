import fc from 'fast-check';
import { MINUTE, SECOND } from './millis';
import { isThrough, sandLeft } from './sand';

test.each([
  ['an hour too early', -59 * MINUTE, 1, false],
  ['just turned', 0, 1, false],
  ['after a quarter', 15_000, 0.75, false],
  ['in the last millisecond', 59_999, 1 / 60_000, false],
  ['at the very moment', 60_000, 0, true],
  ['a millisecond later', 60_001, 0, true],
])('a glass of a minute, %s', (_when, now, left, through) => {
  expect(sandLeft(MINUTE, MINUTE, now)).toBe(left);
  expect(isThrough(MINUTE, now)).toBe(through);
});

test('a glass is through exactly when nothing is left', () => {
  const turned = fc.nat(MINUTE);
  const full = fc.integer({ min: SECOND, max: 2 * MINUTE });
  const late = fc.oneof(fc.integer({ min: -1, max: 1 }), fc.integer({ min: -MINUTE, max: MINUTE }));
  fc.assert(
    fc.property(turned, full, late, (from, length, after) => {
      const until = from + length;
      expect(isThrough(until, until + after)).toBe(after >= 0);
      expect(sandLeft(until, length, until + after) === 0).toBe(after >= 0);
    }),
  );
});
