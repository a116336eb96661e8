/** Packs the web app into one file: see station/pack.ts. */
import type { Site } from '../beacon/site';
import { makePack, type Packed } from '../station/pack';

/** Sounds and music, which the native app has as its own assets. */
const OWN_ASSET = /^\/assets\/assets\/(?:sounds|music)\/.*\.([0-9a-f]{32})\.\w+$/;

type Packing = { readonly leavesOutAssets: boolean };

export function packed({ files }: Site, version: string, { leavesOutAssets }: Packing): Uint8Array {
  const bodies: Uint8Array[] = [];
  let offset = 0;
  const place = (bytes: Uint8Array) => {
    bodies.push(bytes);
    offset += bytes.length;
    return { offset: offset - bytes.length, length: bytes.length };
  };
  const entries = [...files].map(([path, { type, tag, isHashed, bytes, coded }]): Packed => {
    const common = { path, type, tag, isHashed };
    const [, asset] = (leavesOutAssets && OWN_ASSET.exec(path)) || [];
    if (asset !== undefined) return { ...common, asset, length: bytes.length };
    const coding = coded.gzip ? 'gzip' : 'plain';
    return { ...common, coding, ...place(coded.gzip ?? bytes) };
  });
  return makePack({ version, files: entries }, bodies);
}
