import { tableRows } from './table';
import { bytesOf } from './testing/zip';
import { tableText } from './utf8';

const cellsIn = (text: string) => {
  const read = tableRows(text);
  return read.ok ? read.value.map(({ cells }) => cells) : read.faults;
};

test.each<[string, string]>([
  ['commas', 'year,title\n1969,Moon'],
  ['semicolons, as German spreadsheets write', 'year;title\r\n1969;Moon\r\n'],
  ['tabs', 'year\ttitle\n1969\tMoon'],
  ['a mark that is announced', 'sep=|\nyear|title\n1969|Moon'],
  ['a mark in front of everything', '\uFEFFyear,title\n1969,Moon'],
  ['ends of lines of old Macs', 'year,title\r1969,Moon\r'],
  ['quotes round everything', '"year","title"\n"1969","Moon"'],
  ['blanks round everything', ' year , title \n 1969 ,  Moon '],
  ['empty lines', 'year,title\n\n,\n1969,Moon\n\n'],
])('a table with %s', (_what, text) => {
  expect(cellsIn(text)).toEqual([
    ['year', 'title'],
    ['1969', 'Moon'],
  ]);
});

test('a quoted cell may hold everything that separates', () => {
  expect(cellsIn('a;b\n"x;y, ""z""\nw";c')).toEqual([
    ['a', 'b'],
    ['x;y, "z"\nw', 'c'],
  ]);
});

test('every row knows its line, whatever its cells hold', () => {
  const read = tableRows('a,b\n"1\n2\n3",x\n\nlast,y');
  expect(read.ok && read.value.map(({ line }) => line)).toEqual([1, 2, 6]);
});

test('a quote that is never closed names its line', () => {
  expect(cellsIn('a,b\nc,d\n"e,f\ng')).toEqual([{ code: 'open-quote', about: { line: 3 } }]);
});

test('a table without end is refused', () => {
  expect(cellsIn('a,b\n'.repeat(6_000))).toMatchObject([{ code: 'too-many-rows' }]);
});

const MOON = 'Größe “Öl” 1 €';
test.each<[string, Uint8Array]>([
  ['UTF-8', bytesOf(MOON)],
  ['UTF-8 with its mark', bytesOf(`\uFEFF${MOON}`)],
  ['UTF-16', Uint8Array.from([0xff, 0xfe, ...Buffer.from(MOON, 'utf16le')])],
  [
    'Windows',
    Uint8Array.from([
      ...Buffer.from('Größe ', 'latin1'),
      0x93,
      ...Buffer.from('Öl', 'latin1'),
      0x94,
      ...Buffer.from(' 1 '),
      0x80,
    ]),
  ],
])('a table in %s', (_what, bytes) => {
  expect(tableText(bytes)).toBe(MOON);
});

test.each([[[0xc0, 0x80]], [[0xed, 0xa0, 0x80]], [[0xf5, 0x80, 0x80, 0x80]], [[0xe2, 0x82]]])(
  'bytes %j are no UTF-8, and are read as letters all the same',
  bytes => {
    expect(tableText(Uint8Array.from(bytes))).toHaveLength(bytes.length);
  },
);

test('signs beyond the first plane come through', () => {
  expect(tableText(bytesOf('🐈'.repeat(5_000)))).toBe('🐈'.repeat(5_000));
});
