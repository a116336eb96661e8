import { CODE_LETTERS, codeLengthOf, codeLettersIn, firstLettersOf } from './codeLetters';

test('the first letter says how long a code is', () => {
  const lengths = [...CODE_LETTERS].map(codeLengthOf);
  expect(lengths.filter(length => length === 6)).toHaveLength(14);
  expect(lengths.filter(length => length === 8)).toHaveLength(5);
  expect(codeLengthOf('')).toBe(6);
});

test.each([6, 8] as const)(
  'a code of %i letters may begin with each of its own letters',
  length => {
    expect([...firstLettersOf(length)].every(letter => codeLengthOf(letter) === length)).toBe(true);
  },
);

test('every letter may begin a code of one length', () => {
  expect(firstLettersOf(6) + firstLettersOf(8)).toBe(CODE_LETTERS);
});

test.each([
  ['ckm-379', 'CKM379'],
  [' C K M 3 7 9 ', 'CKM379'],
  ['0O1ILB8', ''],
  ['ckä', 'CK'],
])('of “%s” a code may have %s', (text, letters) => {
  expect(codeLettersIn(text)).toBe(letters);
});
