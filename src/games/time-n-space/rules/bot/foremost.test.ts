import { foremost } from './foremost';

test.each([
  [[], undefined],
  [['a2'], 'a2'],
  [['a1', 'b3', 'c2'], 'b3'],
  [['a1', 'b3', 'c3'], 'b3'],
  [['a-2', 'b-1'], 'b-1'],
])('[W8] the best of %j is %j, and the first of equals', (all, best) => {
  expect(foremost(all, name => Number(name.slice(1)))).toBe(best);
});
