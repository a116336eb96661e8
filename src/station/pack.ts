/**
 * The web app in one file: a line that identifies it, an index, and the bodies one behind the
 * other, most of them gzipped. Assets that the native app has anyway are only listed, by checksum.
 */
import { z } from 'zod';
import { jsonOf } from '../kit/json';
import { asciiBytes } from './head';
import { joined } from './sender';
import type { OwnSite, SiteFile } from './site';
import { type ByteRange, sliceOf } from './byteRange';

const MARK = 'sandtable pack 1';
const MARK_BYTES = 32;
const LARGEST_INDEX = 1_000_000;
const PAGE = '/index.html';

const natural = z.int().min(0);
const common = {
  path: z.string().startsWith('/'),
  type: z.string(),
  tag: z.string().regex(/^[\w-]+$/),
  isHashed: z.boolean(),
  length: natural,
};
const index = z.lazy(() =>
  z.strictObject({
    version: z.string(),
    files: z.array(
      z.union([
        z.strictObject({ ...common, offset: natural, coding: z.literal(['plain', 'gzip']) }),
        z.strictObject({ ...common, asset: z.string().regex(/^[0-9a-f]{32}$/) }),
      ]),
    ),
  }),
);
export type PackIndex = z.infer<typeof index>;
export type Packed = PackIndex['files'][number];

/** Finds an asset of the app by the MD5 that Metro puts into its name. */
type AssetBy = (md5: string) => Promise<ByteRange>;

/** `unreadable`: the pack could not be read, for example on a full disk. */
type BadPack = 'no-pack' | 'unreadable' | 'not-a-pack' | 'cut-off' | 'no-page';
export type OpenedPack =
  | { readonly ok: true; readonly site: OwnSite<ByteRange>; readonly version: string }
  | { readonly ok: false; readonly why: BadPack };

/** `bodies` must be in the order of their offsets. */
export function makePack(of: PackIndex, bodies: readonly Uint8Array[]): Uint8Array {
  const text = new TextEncoder().encode(JSON.stringify(of));
  const mark = `${MARK} ${text.length}`.padEnd(MARK_BYTES - 1);
  return joined([asciiBytes(`${mark}\n`), text, ...bodies]);
}

export async function openPack(file: ByteRange, assetBy: AssetBy): Promise<OpenedPack> {
  const size = indexBytes(await file.read(0, Math.min(MARK_BYTES, file.length)));
  if (size === undefined) return bad('not-a-pack');
  const start = MARK_BYTES + size;
  if (start > file.length) return bad('cut-off');
  const text = new TextDecoder().decode(await file.read(MARK_BYTES, start));
  const read = index.safeParse(jsonOf(text));
  if (!read.success) return bad('not-a-pack');
  const { version, files: entries } = read.data;
  if (entries.some(it => 'offset' in it && start + it.offset + it.length > file.length))
    return bad('cut-off');
  const files = new Map(entries.map(it => [it.path, siteFile(it, file, start, assetBy)]));
  const page = files.get(PAGE);
  return page ? { ok: true, site: { page, files }, version } : bad('no-page');
}

const bad = (why: BadPack): OpenedPack => ({ ok: false, why });

function indexBytes(mark: Uint8Array): number | undefined {
  const text = String.fromCharCode(...mark);
  const [, size] = /^sandtable pack 1 (\d{1,7}) *\n$/.exec(text) ?? [];
  return size === undefined || Number(size) > LARGEST_INDEX ? undefined : Number(size);
}

function siteFile(
  entry: Packed,
  file: ByteRange,
  start: number,
  assetBy: AssetBy,
): SiteFile<ByteRange> {
  const { type, tag, isHashed, length } = entry;
  const held =
    'asset' in entry
      ? later(length, () => assetBy(entry.asset))
      : sliceOf(file, start + entry.offset, length);
  const isPlain = 'asset' in entry || entry.coding === 'plain';
  return {
    type,
    tag,
    isHashed,
    ...(isPlain ? { bytes: held, coded: {} } : { coded: { gzip: held } }),
  };
}

/** Finds the asset on first use, and only once. */
function later(length: number, find: () => Promise<ByteRange>): ByteRange {
  let found: Promise<ByteRange> | undefined;
  return {
    length,
    async read(from, to) {
      found ??= find();
      const asset = await found.catch((error: unknown) => {
        found = undefined;
        throw error;
      });
      if (asset.length !== length) throw new Error('an asset of the app is not as it was packed');
      return asset.read(from, to);
    },
  };
}
