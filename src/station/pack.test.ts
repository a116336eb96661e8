import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { makePack, openPack, type PackIndex } from './pack';
import { inMemory } from './byteRange';

const page = gzipSync('<!doctype html>');
const sound = Buffer.from('0123456789');
const md5 = createHash('md5').update(sound).digest('hex');
const file = { type: 'text/html', tag: 'x', isHashed: false };
const INDEX: PackIndex = {
  version: '1.2.3',
  files: [
    { ...file, path: '/index.html', coding: 'gzip', offset: 0, length: page.length },
    { ...file, path: '/tick.wav', asset: md5, length: sound.length },
  ],
};
const whole = makePack(INDEX, [page]);
const assetBy = (wanted: string) =>
  wanted === md5 ? Promise.resolve(inMemory(sound)) : Promise.reject(new Error('none'));
const opened = (bytes: Uint8Array) => openPack(inMemory(bytes), assetBy);

test('packed files are served unchanged', async () => {
  const found = await opened(whole);
  if (!found.ok) throw new Error(found.why);
  const body = found.site.page?.coded.gzip;
  expect(found.version).toBe('1.2.3');
  expect(String(gunzipSync((await body?.read(0, body.length)) ?? page))).toBe('<!doctype html>');
  const tick = found.site.files.get('/tick.wav')?.bytes;
  expect(String.fromCharCode(...((await tick?.read(2, 5)) ?? []))).toBe('234');
});

test('an asset of another length is not served', async () => {
  const files = INDEX.files.map(it => ('asset' in it ? { ...it, length: 9 } : it));
  const found = await opened(makePack({ ...INDEX, files }, [page]));
  if (!found.ok) throw new Error(found.why);
  await expect(found.site.files.get('/tick.wav')?.bytes?.read(0, 9)).rejects.toThrow('as it was');
});

test('a pack that is cut off anywhere is not opened', async () => {
  for (let length = 0; length < whole.length; length += 1)
    expect((await opened(whole.subarray(0, length))).ok).toBe(false);
});

test('a pack without its page is not opened', async () => {
  const files = INDEX.files.filter(({ path }) => path !== '/index.html');
  expect(await opened(makePack({ ...INDEX, files }, []))).toEqual({ ok: false, why: 'no-page' });
});

test('any bytes open as a pack or are refused, and never throw', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), async (at, byte) => {
      const bytes = Uint8Array.from(whole);
      bytes[at] = byte;
      expect(typeof (await opened(bytes)).ok).toBe('boolean');
    }),
    { numRuns: 300, seed: 7 },
  );
});
