import { once } from 'node:events';
import { readPair } from './certificate';
import { type Flags, parseFlags } from './flags';
import { LIMITS } from '../protocol/brokerRules';
import { openAddresses, urlOf } from './openAddresses';
import { poster } from './poster';
import type { OwnSite } from '../station/site';
import { openTableServer } from './tableServer';
import type { ServerWords, Start } from './words/words';

/** The web app with its version. */
export type ServedApp = { readonly site: OwnSite<Buffer>; readonly version: string };

export interface World {
  readonly words: ServerWords;
  readonly start: Start;
  readonly stop: AbortSignal;
  readonly isColour: boolean;
  say(line: string): void;
}

export type FindApp = (flags: Flags, world: World) => Promise<ServedApp>;

/** Runs the table server from its flags to its end. */
export async function runServer(
  args: readonly string[],
  world: World,
  findApp: FindApp,
): Promise<void> {
  const flags = parseFlags(args);
  if (flags.help) return world.say(world.words.help(world.start));
  const pair = flags.pair && (await readPair(flags.pair));
  const { site, version } = await findApp(flags, world);
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
