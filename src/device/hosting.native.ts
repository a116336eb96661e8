/** The phone as the place where its own table meets: real sockets, and the web app it carries. */
import { Asset } from 'expo-asset';
import { File } from 'expo-file-system';
import { addressesIn } from '../station/lanAddress';
import type { Net } from '../station/net';
import { createOwnPlace, type OwnPlace } from '../station/ownPlace';
import { type OpenedPack, openPack } from '../station/pack';
import type { ByteRange } from '../station/stretch';
import type { HostingDeps } from './hostingDeps';
import { ownAssets } from './ownAssets';

const PATIENCE_MS = 2_000;

export function createHosting({ candidates, clock }: HostingDeps): OwnPlace | undefined {
  return createOwnPlace({
    net: later(),
    clock,
    openPack: openOwnPack,
    addresses: async () => addressesIn(await candidates()),
    answers,
  });
}

/** Fetched when somebody hosts: whoever only joins has no use for sockets. */
function later(): Net {
  return {
    createServer(options, came) {
      // Its types say that it has a default export; what it exports in the end has none.
      const sockets: Net = require('react-native-tcp-socket');
      return sockets.createServer(options, came);
    },
  };
}

async function openOwnPack(): Promise<OpenedPack> {
  const pack = packModule();
  if (typeof pack !== 'number') return { ok: false, why: 'no-pack' };
  return openPack(await stretchOf(pack), assetBy);
}

/** Not there unless `npm run pack:web` has made it: Metro leaves out what is missing and guarded like this. */
function packModule(): unknown {
  try {
    return require('../../dist-pack/web.pack');
  } catch {
    return undefined;
  }
}

async function assetBy(md5: string): Promise<ByteRange> {
  const found = ownAssets().find(it => Asset.fromModule(it).hash === md5);
  if (found === undefined) throw new Error(`the app has no asset ${md5}`);
  return stretchOf(found);
}

/** Read where it lies, in pieces. */
async function stretchOf(module: number): Promise<ByteRange> {
  const asset = await Asset.fromModule(module).downloadAsync();
  const file = new File(asset.localUri ?? asset.uri);
  const handle = file.open();
  return {
    length: file.size,
    read(from, to) {
      handle.offset = from;
      const bytes = handle.readBytes(to - from);
      return bytes.length === to - from
        ? Promise.resolve(bytes)
        : Promise.reject(new Error(`${file.name} is cut off`));
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), PATIENCE_MS);
  try {
    return (await fetch(url, { signal: control.signal })).ok;
  } catch {
    return false; // that is the answer
  } finally {
    clearTimeout(timer);
  }
}
