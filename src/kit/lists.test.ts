import { firstOf, firstTwo, lastOf, paired, sum } from './lists';

test('a sum of nothing is 0', () => {
  expect(sum([])).toBe(0);
  expect(sum([1, 2, 4])).toBe(7);
});

test('takes the first, the last and the first two', () => {
  expect(firstOf([1, 2, 3])).toBe(1);
  expect(lastOf([1, 2, 3])).toBe(3);
  expect(firstTwo([1, 2, 3])).toEqual([1, 2]);
  expect(firstOf([0])).toBe(0);
});

test('a list that is too short throws', () => {
  expect(() => firstOf([])).toThrow('the list is empty');
  expect(() => lastOf([])).toThrow('the list is empty');
  expect(() => firstTwo([1])).toThrow('the list is empty');
});

test('pairs reach as far as the shorter list', () => {
  expect(paired([1, 2, 3], ['a', 'b'])).toEqual([
    [1, 'a'],
    [2, 'b'],
  ]);
  expect(paired([1], ['a', 'b'])).toEqual([[1, 'a']]);
  expect(paired([], ['a'])).toEqual([]);
});
