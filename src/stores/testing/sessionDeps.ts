/** What a session needs of its phone, with defaults for tests. */
import { allPacks, gameOf, manifestFor } from '../../games/games';
import { seedOf } from '../../kit/chance';
import { chances } from '../../kit/random';
import { loopback } from '../../link/loopback';
import { memoryVault } from '../../table/memoryVault';
import type { Connector, OpenDoor } from '../connector';
import { openFile } from '../../packs/openFile';
import { createFilePacks } from '../filePacks';
import { createKeeper } from '../keeper';
import type { SessionDeps } from '../sessionState';
import { ONE_WINDOW } from '../windows';
import { steadyClock } from './steadyClock';

type Given = Partial<SessionDeps> & Pick<SessionDeps, 'after'>;

/** A phone without a connection to others, unless it is given one. */
export function sessionDeps({ vault = memoryVault(), ...given }: Given): SessionDeps {
  let fresh = 0;
  const keeper = createKeeper(vault, given.after);
  const filesOf = (game: string) => manifestFor(game)?.files;
  return {
    filePacks: createFilePacks({ keeper, filesOf, openFile, thisYear: () => 2026 }),
    packs: allPacks(),
    vault,
    keeper,
    doors: ALONE,
    now: steadyClock(() => performance.now()),
    chance: chances(7),
    fresh: () => String(++fresh).padStart(32, '0'),
    speed: 1,
    countIn: 0,
    seed: () => seedOf(5),
    today: () => '2026-01-01T12:00:00.000Z',
    gameOf,
    windows: ONE_WINDOW,
    ...given,
  };
}

/** Finds nobody, and is found by nobody. */
export const ALONE: Connector = {
  inside: loopback,
  open: async () => ({ ok: false, why: 'no-server' }),
  find: async () => ({ ok: false, why: { code: 'no-server' } }),
  offer: () => undefined,
  answer: () => ({ ok: false, why: 'no-webrtc' }),
  nextSecret: async keys => keys,
  awaitCall: async () => undefined,
  callScreen: async () => false,
  isScreenLink: () => false,
  readInvite: () => ({ ok: false, why: 'not-an-invite' }),
};

/** The door of a table that nobody comes to. */
export const DOOR: OpenDoor = {
  keys: '{"the":"keys"}',
  code: 'CDFHJK',
  invite: '',
  grantGuess: () => undefined,
  nextCode: async () => 'CDFHJ3',
  nextSecret: () => ({ keys: '{"other":"keys"}', invite: '' }),
  close: async () => undefined,
};

/** Real timers, none of them longer than this. */
export const timersUpTo =
  (longest: number): SessionDeps['after'] =>
  (ms, run) => {
    const timer = setTimeout(run, Math.min(ms, longest));
    return () => clearTimeout(timer);
  };
