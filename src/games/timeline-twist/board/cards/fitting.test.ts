import { fittingSize, linesOf } from './fitting';

test.each([
  ['1969', 10, 1],
  ['about 45,000 years ago', 12, 2],
  ['about 45,000 years ago', 6, 4],
  ['2. Jahrhundert v. Chr.', 11, 3],
  ['2. Jahrhundert v. Chr.', 10, Infinity],
])('“%s” in lines of %i letters takes %d lines', (words, letters, lines) => {
  expect(linesOf(words, letters)).toBe(lines);
});

test.each([
  ['1969', 100, 40, 30],
  ['1969', 50, 40, 20.5],
  ['vor 13,8 Mrd. Jahren', 86, 40, 13],
  ['vor 13,8 Mrd. Jahren', 86, 60, 17.5],
  ['2. Jahrhundert v. Chr.', 40, 60, 9],
])('“%s” in %i by %i fits at size %d', (words, width, height, size) => {
  expect(fittingSize(words, { width, height }, 30, 9)).toBe(size);
});
