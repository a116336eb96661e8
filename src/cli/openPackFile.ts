/** Opens the pack in Node: the file itself, and the assets of this checkout. */
import { createHash } from 'node:crypto';
import { open, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type OpenedPack, openPack } from '../station/pack';
import { inMemory, type ByteRange } from '../station/byteRange';

const ASSETS = ['assets/sounds', 'assets/music', 'node_modules/@expo-google-fonts'];

export async function openPackFile(root: string): Promise<OpenedPack> {
  const file = await fileStretch(path.join(root, 'dist-pack', 'web.pack'));
  if (!file) return { ok: false, why: 'no-pack' };
  let assets: Promise<Map<string, ByteRange>> | undefined;
  return openPack(file, async md5 => {
    assets ??= assetsIn(root);
    const found = (await assets).get(md5);
    if (!found) throw new Error(`there is no asset ${md5}`);
    return found;
  });
}

async function fileStretch(name: string): Promise<ByteRange | undefined> {
  const handle = await open(name).catch(() => undefined);
  if (!handle) return undefined;
  const { size } = await handle.stat();
  return {
    length: size,
    async read(from, to) {
      const bytes = new Uint8Array(to - from);
      const { bytesRead } = await handle.read(bytes, 0, bytes.length, from);
      if (bytesRead < bytes.length) throw new Error('the pack is cut off');
      return bytes;
    },
  };
}

async function assetsIn(root: string): Promise<Map<string, ByteRange>> {
  const found = new Map<string, ByteRange>();
  for (const folder of ASSETS)
    for (const entry of await readdir(path.join(root, folder), {
      recursive: true,
      withFileTypes: true,
    })) {
      if (!entry.isFile() || !/\.(wav|flac|ttf)$/.test(entry.name)) continue;
      const bytes = await readFile(path.join(entry.parentPath, entry.name));
      found.set(createHash('md5').update(bytes).digest('hex'), inMemory(bytes));
    }
  return found;
}
