/** Newer Android phones load machine code in pages of 16 KB, which Google Play requires. */
import fs from 'node:fs';
import path from 'node:path';
import { alignments } from './process/elf';
import { filesIn, linked, ROOT } from './process/prebuilt';
import { unzipped } from './process/zip';

const PAGE = 16_384;
const FOR_64_BIT = /\b(arm64-v8a|x86_64)\/[^/]+\.so$/;

/** Shipped by npm but not packed: expo-sqlite includes these only if gradle.properties say so. */
const NOT_PACKED = /expo-sqlite\/android\/(libsql|vec)\//;

type Library = readonly [name: string, bytes: Buffer];

async function libraries(): Promise<readonly Library[]> {
  const folders = await linked('android');
  return folders.flatMap(folder => [
    ...filesIn(folder, FOR_64_BIT).map(file => [shown(file), fs.readFileSync(file)] as const),
    ...filesIn(folder, /\.aar$/).flatMap(packedIn),
  ]);
}

const packedIn = (archive: string): Library[] =>
  [...unzipped(archive, FOR_64_BIT)].map(([name, bytes]) => [`${shown(archive)}: ${name}`, bytes]);

const shown = (file: string) => path.relative(ROOT, file);

test('machine code that npm ships and the app packs fits pages of 16 KB', async () => {
  const all = await libraries();
  const packed = all.filter(([name]) => !NOT_PACKED.test(name));
  expect(packed.map(([name]) => path.basename(name)).sort()).toEqual([
    'libexpo-av.so',
    'libexpo-av.so',
    'libexpo-sqlite.so',
    'libexpo-sqlite.so',
  ]);
  const small = packed.filter(([, bytes]) => Math.min(...alignments(bytes)) < PAGE);
  expect(small.map(([name]) => name)).toEqual([]);
});

test('the ELF reader distinguishes pages of 4 KB from pages of 16 KB', async () => {
  const others = (await libraries()).filter(([name]) => NOT_PACKED.test(name));
  expect(others.map(([, bytes]) => Math.min(...alignments(bytes)))).toEqual(
    others.map(() => 4_096),
  );
  expect(others.length).toBeGreaterThan(0);
});

test('libraries that do not fit are not enabled', () => {
  const { expo } = JSON.parse(fs.readFileSync(path.join(ROOT, 'app.json'), 'utf8')) as {
    expo: { plugins: readonly unknown[] };
  };
  expect(JSON.stringify(expo.plugins)).not.toMatch(/useLibSQL|withSQLiteVecExtension/);
});
