import {
  boxesBeforeGap,
  chooseBox,
  deleteLetter,
  isWhole,
  NO_LETTERS,
  textOf,
  typeLetter,
  typeText,
} from './codeEntry';

const typed = (text: string) => typeText(NO_LETTERS, text);

test.each([
  ['CDF346', 'CDF346', true],
  ['cdf 34-6', 'CDF346', true],
  ['CDF34', 'CDF34', false],
  ['3CDFHJKM', '3CDFHJKM', true],
  ['3CDFHJ', '3CDFHJ', false],
  ['0O1ILBAEU', '', false],
])('“%s” typed is %s; whole: %s', (text, code, whole) => {
  expect([textOf(typed(text)), isWhole(typed(text))]).toEqual([code, whole]);
});

test.each([
  ['', 6, 2],
  ['C', 6, 2],
  ['3', 8, 3],
])('after “%s” there are %i boxes, %i of them before the gap', (text, count, before) => {
  expect([typed(text).boxes.length, boxesBeforeGap(typed(text))]).toEqual([count, before]);
});

test('a chosen box gets the next letter, and the code is whole again', () => {
  const changed = typeLetter(chooseBox(typed('CDF346'), 2), 'K');
  expect([textOf(changed), isWhole(changed), changed.at]).toEqual(['CDK346', true, 6]);
});

test('typing goes on in the first empty box', () => {
  const hole = deleteLetter(chooseBox(typed('CDF34'), 1));
  expect(hole.at).toBe(1);
  expect(textOf(typeText(hole, 'K6'))).toBe('CKF346');
});

test('a letter after a whole code begins a new one', () => {
  expect(textOf(typeLetter(typed('CDF346'), 'K'))).toBe('K');
});

test('deleting takes the last letter, then the one before it', () => {
  const once = deleteLetter(typed('CDF346'));
  expect([textOf(once), textOf(deleteLetter(once))]).toEqual(['CDF34', 'CDF3']);
});

test('when nothing is left, a code of any length can be typed', () => {
  expect(deleteLetter(typed('3'))).toEqual(NO_LETTERS);
  expect(deleteLetter(NO_LETTERS)).toEqual(NO_LETTERS);
});

test('another first letter may make the code shorter or longer', () => {
  expect(textOf(typeLetter(chooseBox(typed('3CDFHJKM'), 0), 'C'))).toBe('CCDFHJ');
  const longer = typeLetter(chooseBox(typed('CDF346'), 0), '9');
  expect([textOf(longer), isWhole(longer), longer.at]).toEqual(['9DF346', false, 6]);
});
