/** The phone as its own table's server: real sockets, and the web app that it carries. */
import { Asset } from 'expo-asset';
import { File } from 'expo-file-system';
import { addressesIn } from '../station/lanAddress';
import type { Net } from '../station/net';
import { createOwnPlace, type OwnPlace } from '../station/ownPlace';
import { type OpenedPack, openPack } from '../station/pack';
import type { ByteRange } from '../station/byteRange';
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

/** Loads the sockets when hosting begins, because guests do not need them. */
function later(): Net {
  return {
    createServer(options, came) {
      // Its types declare a default export, but the module has none.
      const sockets: Net = require('react-native-tcp-socket');
      return sockets.createServer(options, came);
    },
  };
}

async function openOwnPack(): Promise<OpenedPack> {
  const pack = packModule();
  if (typeof pack !== 'number') return { ok: false, why: 'no-pack' };
  return openPack(await byteRangeOf(pack), assetBy);
}

/**
 * The file exists only after `npm run pack:web`. Metro tolerates a missing module in a guarded
 * require.
 */
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
  return byteRangeOf(found);
}

/** Reads the file in pieces, where it lies. */
async function byteRangeOf(module: number): Promise<ByteRange> {
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
    return false; // a failed connection is the answer
  } finally {
    clearTimeout(timer);
  }
}
