import { legsOf } from './legs';

const stops = (from: number, to: number) => legsOf(from, to).map(leg => leg.to);

test.each([
  ['up to the field before a red line', 12, 16, [16]],
  ['across it, with a halt', 12, 17, [16, 17]],
  ['from the line itself', 16, 20, [20]],
  ['across two', 30, 52, [33, 49, 52]],
  ['back', 20, 18, [18]],
  ['nowhere', 9, 9, []],
] as const)('a counter walks %s', (_way, from, to, expected) => {
  expect(stops(from, to)).toEqual(expected);
});

test('it takes longer for more fields, but never long', () => {
  const whole = (to: number) => legsOf(0, to).reduce((ms, leg) => ms + leg.ms, 0);
  expect(whole(8)).toBe(2 * whole(4));
  expect(whole(60)).toBeLessThan(2_000);
});
