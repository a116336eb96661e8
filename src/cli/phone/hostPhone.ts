/** A host without a screen: opens a table, waits for its players, deals, and reports the result. */
import { findIn, gameOf } from '../../games/games';
import type { Viewer } from '../../games/game';
import { makeTableInvite } from '../../link/joining/tableInvite';
import {
  makeTableKeys,
  readTableKeys,
  tableIdOf,
  writeTableKeys,
} from '../../link/joining/tableKeys';
import { admitGuests } from '../../link/meet';
import { realTimers } from '../../link/timers';
import { VERSION } from '../../protocol/messages';
import { createHost } from '../../table/host';
import type { Host } from '../../table/hostState';
import { createHostLoop, type HostLoop } from '../../table/hostLoop';
import { remembered, restored } from '../../table/reopening';
import { viewOf } from '../../table/match';
import { type PhoneSurroundings, digest } from './around';
import type { HostConfig } from './config';

const DOOR = 'door';

/** Where the table can be joined. */
type Venue = {
  readonly address: string;
  readonly brokers: readonly string[];
  /** Carries what belongs to this table, by its name on the broker. */
  serve?(table: string): void;
};

export async function hostPhone(
  config: HostConfig,
  around: PhoneSurroundings,
  venue: Venue = { address: 'http://localhost', brokers: config.brokers },
): Promise<() => Promise<void>> {
  const { means, vault, now, fresh, say } = around;
  const kept = await vault.read(DOOR);
  const before = kept === undefined ? undefined : readTableKeys(kept);
  const keys = before ?? makeTableKeys(means.random);
  const first = await opened(around, config);
  let shownEnd = false;
  const shell: HostLoop = createHostLoop(first, {
    vault,
    now,
    fresh,
    after: realTimers.after,
    changed: host => {
      const end = shownEnd ? undefined : endOf(host);
      if (end) say(end);
      shownEnd ||= end !== undefined;
      dealWhenFull(shell, host, config);
      // Nobody looks at this host's screen, so it resumes by itself after an absence.
      if (host.absence) shell.order({ order: 'resume' });
    },
    kept: (works, problem) => {
      if (!works) say({ trouble: String(problem) });
    },
  });
  await vault.write(DOOR, writeTableKeys(keys));
  venue.serve?.(tableIdOf(keys.pair.public));
  const room = admitGuests(means, {
    keys,
    version: VERSION,
    join(link) {
      say({ came: link.way });
      shell.join(link);
    },
    guessed: () => undefined, // it shows no code
  });
  await room.ready;
  const { address, brokers } = venue;
  const { pair, secret } = keys;
  const invite = makeTableInvite({ address, table: pair.public, secret, brokers });
  shell.order({ order: 'door', invite });
  say({ invite });
  if (first.match) shell.order({ order: 'resume' });
  else shell.order({ order: 'options', options: config.options });
  return async () => {
    await shell.stop();
    await room.close();
  };
}

async function opened(
  { vault, fresh, say }: PhoneSurroundings,
  { game: id, places }: HostConfig,
): Promise<Host> {
  const game = await gameOf(id);
  if (!game) throw new Error(`no game is called ${id}`);
  const left = await remembered(vault);
  if (!left) return createHost(fresh(), game, places);
  const back = restored(like => createHost(fresh(), like), left, findIn([game]));
  if (!back.ok) throw new Error(`the table does not open again: ${JSON.stringify(back.why)}`);
  if (back.dropped) say({ dropped: back.dropped });
  return back.host;
}

function dealWhenFull(shell: HostLoop, host: Host, { players, seed, speed }: HostConfig): void {
  if (host.match) return;
  const seated = Object.values(host.holders).filter(({ seal }) => seal !== null);
  if (seated.length >= players) shell.order({ order: 'deal', seed, speed });
}

function endOf({ match, places, shared }: Host) {
  if (!match || shared?.shared.phase !== 'over') return undefined;
  const viewers: Viewer[] = [...places, 'board'];
  const views = viewers.map(viewer => [viewer, digest(viewOf(match, viewer))]);
  const { points } = match.game.result(match.state) ?? {};
  return { over: Object.fromEntries(views), points, plies: match.saved.log.length };
}
