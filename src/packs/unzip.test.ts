import { openFile } from './openFile';
import { FILE_LIMITS, type NamedBytes, type OrFaults } from './packFile';
import { bytesOf, namedZip, withField, zipOf } from './testing/zip';
import { isSafeName, unzipped } from './unzip';

const codeOf = (read: OrFaults<unknown>): string =>
  read.ok ? 'ok' : (read.faults[0]?.code ?? '?');
const textsIn = (read: OrFaults<readonly NamedBytes[]>) =>
  read.ok ? read.value.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]) : read;

test('a zip unpacks to its files, packed and stored', () => {
  const files = { 'a.csv': 'Jahr;Titel', 'pictures/b.svg': '<svg/>'.repeat(1_000) };
  expect(textsIn(unzipped(zipOf(files)))).toEqual(Object.entries(files));
});

test('a folder that was zipped as a whole is its contents, without what systems add', () => {
  const files = {
    'Familie/karten.csv': 'x',
    'Familie/bilder/a.svg': 'y',
    '__MACOSX/Familie/._karten.csv': 'z',
    'Familie/.DS_Store': 'z',
  };
  expect(textsIn(unzipped(zipOf(files)))).toEqual([
    ['karten.csv', 'x'],
    ['bilder/a.svg', 'y'],
  ]);
});

test.each<[string, string, () => Uint8Array]>([
  ['ends too early', 'zip-cut', () => zipOf({ 'a.csv': 'x'.repeat(5_000) }).slice(0, -30)],
  ['has lost its middle', 'zip-cut', () => zipOf({ 'a.csv': 'abc' }).slice(20)],
  ['has one wrong byte', 'zip-damaged', () => withByte(zipOf({ 'a.csv': 'hello, cards' }), 40)],
  ['says less than it unpacks to', 'zip-damaged', () => withField(bomb(200_000), 24, 1_000)],
  ['says more than it unpacks to', 'zip-damaged', () => withField(bomb(1_000), 24, 2_000)],
  ['unpacks to too much', 'zip-large', () => bomb(FILE_LIMITS.unpacked + 1)],
  ['says that it unpacks to gigabytes', 'zip-large', () => withField(bomb(9), 24, 0xfffffff0)],
  ['has a password', 'zip-locked', () => withField(zipOf({ 'a.csv': 'x' }), 8, 1, 2)],
  [
    'is packed in an unknown way',
    'zip-method',
    () => withField(zipOf({ 'a.csv': 'x' }), 10, 14, 2),
  ],
  ['leads up and out', 'zip-name', () => zipOf({ '../../etc/passwd': 'x' })],
  ['leads to the root', 'zip-name', () => zipOf({ '/etc/passwd': 'x' })],
  ['leads up on Windows', 'zip-name', () => zipOf({ '..\\..\\boot.ini': 'x' })],
  ['names a drive', 'zip-name', () => zipOf({ 'C:evil.csv': 'x' })],
  ['has an endless name', 'zip-name', () => zipOf({ ['x'.repeat(200)]: 'x' })],
  ['has a name twice', 'zip-twice', () => zipOf({ 'a.csv': 'x', 'A.CSV': 'y' })],
  ['has 401 files', 'zip-files', () => zipOf(many(401))],
])('a zip that %s is refused: %s', (_what, code, make) => {
  expect(codeOf(unzipped(make()))).toBe(code);
});

const withByte = (zip: Uint8Array, at: number) =>
  zip.map((byte, n) => (n === at ? byte ^ 1 : byte));
const bomb = (size: number) => zipOf({ 'bomb.csv': new Uint8Array(size) });
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`${n}.csv`, 'x']));

test('a bomb is given up after what it announced, however much is in it', () => {
  // Ten megabytes of nothing that claim to be ten bytes.
  const zip = withField(bomb(10 * 1024 * 1024), 24, 10);
  expect(zip.length).toBeLessThan(20_000);
  expect(codeOf(unzipped(zip))).toBe('zip-damaged');
});

test('files that share their bytes do not unpack over and over', () => {
  const zip = zipOf({ 'a.csv': randomText(4_000), 'b.csv': 'x' });
  // The second entry points into the first and claims to be as long as the whole.
  expect(codeOf(unzipped(withField(zip, 20, zip.length)))).toBe('zip-cut');
});

const randomText = (length: number) =>
  Array.from({ length }, (_, n) => String.fromCharCode(33 + ((n * 7919) % 90))).join('');

test('whatever bytes come, unpacking ends without throwing', () => {
  const zip = zipOf({ 'a.csv': 'some,cards\n'.repeat(50), 'b/c.svg': '<svg/>' });
  for (let at = 0; at < zip.length; at += 3)
    for (const byte of [0, 255]) {
      const changed = zip.map((it, n) => (n === at ? byte : it));
      expect(typeof unzipped(changed).ok).toBe('boolean');
    }
});

test.each(['a.csv', 'bilder/ä ö.svg', 'a..b/c', '...'])('%s is a safe name', name => {
  expect(isSafeName(name)).toBe(true);
});

test('a file is opened by its contents, not by its name', async () => {
  const zip = await openFile({ ...namedZip({ 'a.csv': 'x' }), name: 'cards.csv' });
  expect(zip.ok && zip.value.files.map(({ name }) => name)).toEqual(['a.csv']);
  const plain = await openFile({ name: 'C:\\cards\\family.csv', bytes: bytesOf('Jahr') });
  expect(plain.ok && plain.value.files.map(({ name }) => name)).toEqual(['family.csv']);
});

test.each<[string, number, string]>([
  ['nothing in it', 0, 'empty'],
  ['8 MB', FILE_LIMITS.bytes, 'ok'],
  ['a byte more', FILE_LIMITS.bytes + 1, 'too-large'],
])('a file with %s: %s', async (_what, size, code) => {
  expect(codeOf(await openFile({ name: 'a.csv', bytes: new Uint8Array(size) }))).toBe(code);
});
