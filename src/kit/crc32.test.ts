import { crc32, crc32OfText, NO_TEXT, sumWith } from './crc32';

const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, 'utf16le'));

test('the sum of the standard’s own example is the one of the standard', () => {
  expect(crc32(Uint8Array.from(Buffer.from('123456789')))).toBe(0xcbf43926);
});

test.each(['', 'a', 'deal\n', 'ä ⏳ 😀'])('the sum of %j is that of its bytes', text => {
  expect(crc32OfText(text)).toBe(crc32(bytesOf(text)));
});

test('a text can be summed piece by piece', () => {
  expect(crc32OfText('two ⏳\n', crc32OfText('one\n'))).toBe(crc32OfText('one\ntwo ⏳\n'));
});

test('a text that grows has the length and the sum of all of it', () => {
  const grown = sumWith(sumWith(NO_TEXT, 'one\n'), 'two');
  expect(grown).toEqual({ length: 7, sum: crc32OfText('one\ntwo') });
});

test('one changed character changes the sum', () => {
  expect(crc32OfText('{"at":700}')).not.toBe(crc32OfText('{"at":701}'));
});
