/** The web app in one file, as `npm run pack:server` packs it. */
import { readFile } from 'node:fs/promises';
import { inMemory, type ByteRange } from '../station/byteRange';
import { openPack } from '../station/pack';
import type { OwnSite, SiteFile } from '../station/site';
import type { FindApp } from './run';
import { ServerTrouble } from './trouble';

export const packedApp =
  (file: string): FindApp =>
  async () => {
    const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
      throw new ServerTrouble({ code: 'bad-app', file, detail: error.code ?? error.message });
    });
    const opened = await openPack(inMemory(bytes), noAsset);
    if (!opened.ok) throw new ServerTrouble({ code: 'bad-app', file, detail: opened.why });
    return { site: await inBuffers(opened.site), version: opened.version };
  };

async function inBuffers({ page, files }: OwnSite<ByteRange>): Promise<OwnSite<Buffer>> {
  const read = await Promise.all(
    [...files].map(async ([path, file]) => [path, await fileInBuffers(file)] as const),
  );
  return { page: page && (await fileInBuffers(page)), files: new Map(read) };
}

async function fileInBuffers({
  bytes,
  coded,
  ...file
}: SiteFile<ByteRange>): Promise<SiteFile<Buffer>> {
  const { gzip } = coded;
  return {
    ...file,
    bytes: bytes && (await bufferOf(bytes)),
    coded: gzip ? { gzip: await bufferOf(gzip) } : {},
  };
}

async function bufferOf(range: ByteRange): Promise<Buffer> {
  const { buffer, byteOffset, byteLength } = await range.read(0, range.length);
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** The server's package brings all files along. */
const noAsset = (): Promise<ByteRange> => Promise.reject(new Error('not packed'));
