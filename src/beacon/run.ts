import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readPair } from './certificate';
import { type Flags, parseFlags } from './flags';
import { LIMITS } from '../protocol/brokerRules';
import { openAddresses, urlOf } from './openAddresses';
import { poster } from './poster';
import type { Site } from './site';
import { openTableServer } from './tableServer';
import { createProgress } from '../cli/progress';
import { buildSite, builtSite, expoExport, isFresh, MODULES } from './webBuild';
import type { ServerWords } from './words/words';

interface World {
  /** The folder of package.json, where npm runs its scripts. */
  readonly root: string;
  readonly words: ServerWords;
  readonly stop: AbortSignal;
  readonly isColour: boolean;
  say(line: string): void;
}

/** Runs the table server from its flags to its end. */
export async function runServer(args: readonly string[], world: World): Promise<void> {
  const flags = parseFlags(args);
  if (flags.help) return world.say(world.words.help);
  const pair = flags.pair && (await readPair(flags.pair));
  const site = await siteFor(flags, world);
  const version = await appVersion(world.root);
  let port = flags.port;
  const addresses = () => openAddresses(flags, port, pair);
  const server = await openTableServer({
    site,
    signpost: () => ({ version, broker: flags.broker ?? null, addresses: addresses() }),
    port,
    ...(flags.host === undefined ? {} : { host: flags.host }),
    ...(pair ? { pair } : {}),
    ...(flags.broker === undefined ? { limits: LIMITS } : {}),
  });
  ({ port } = server);
  const found = addresses();
  const isLonely = found.length === 0;
  const shown = isLonely ? [urlOf(flags.host ?? 'localhost', port, pair)] : found;
  const notice = { addresses: shown, broker: flags.broker, isLonely, isColour: world.isColour };
  world.say(await poster(notice, world.words));
  if (!world.stop.aborted) await once(world.stop, 'abort');
  await server.close();
  world.say(world.words.closed);
}

async function siteFor({ mayBuild }: Flags, { root, words, stop, say }: World): Promise<Site> {
  if (!mayBuild || (await isFresh(root))) return builtSite(root);
  say(words.building);
  const progress = createProgress({ total: MODULES, line: words.built });
  return buildSite(root, expoExport(root, progress.reached), stop).finally(progress.clear);
}

export async function appVersion(root: string): Promise<string> {
  const read: unknown = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const isNamed = typeof read === 'object' && read !== null && 'version' in read;
  return isNamed ? String(read.version) : '';
}
