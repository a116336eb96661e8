/** Runs this phone as the host: the table and its door. */
import type { StoreApi } from 'zustand/vanilla';
import { keysOf } from '../kit/keys';
import type { Seat } from '../kit/seat';
import type { Host } from '../table/hostState';
import { createHostLoop, type HostLoop } from '../table/hostLoop';
import type { Link, Vault } from '../table/ports';
import type { Hosting, SessionDeps, SessionState } from './sessionState';
import type { DoorWish, OpenDoor } from './connector';

/** Resolves when the vault has the keys of the table, or the player has seen that they wait. */
type KeepKeys = (door: { readonly keys: string; readonly invite?: string }) => Promise<void>;

export type HostPart = {
  readonly shell: HostLoop;
  /** A link for the players at this phone. */
  inside(): Link;
  /** Lets others find the table. Call it again to retry after a failure. */
  openDoor(again: DoorWish['again'], typed: string | undefined, keep: KeepKeys): Promise<void>;
  /** One more guess at the code is judged. */
  grantGuess(): void;
  /** For a while somebody may come by the code, though the match has begun. */
  bringIn(): void;
  /** Somebody was sent away: their invite opens nothing any more. False: no door is open. */
  changeSecret(keep: KeepKeys): boolean;
  stop(): Promise<void>;
  /** Ends the table for good: everybody hears of it, and the vault forgets it. */
  end(): Promise<void>;
};

export function startHost(
  deps: SessionDeps,
  store: StoreApi<SessionState>,
  first: Host,
  vault: Vault,
): HostPart {
  let door: OpenDoor | undefined;
  let codeUntil: number | undefined;
  let isStopped = false;
  let wasPlaying = false;
  const change = (part: Partial<Hosting>) => {
    const { hosting } = store.getState();
    if (hosting && keysOf(part).some(name => hosting[name] !== part[name]))
      store.setState({ hosting: { ...hosting, ...part } });
  };
  store.setState({ hosting: { ...NEW, ...shownOf(first) } });
  const { now, fresh, after } = deps;
  const shell = createHostLoop(first, {
    vault,
    now,
    fresh,
    after,
    changed(host) {
      replaceCodeAtDeal(host);
      change({ ...shownOf(host), relayed: relayedNow(host) });
    },
    kept: works => deps.keeper.report(works),
  });

  /** A code that a lobby has shown is worth nothing during the match. */
  function replaceCodeAtDeal(host: Host): void {
    const isPlaying = isInMatch(host);
    if (isPlaying && !wasPlaying) {
      codeUntil = undefined;
      void showNextCode();
    }
    wasPlaying = isPlaying;
  }

  async function showNextCode(): Promise<void> {
    const mine = door;
    const code = await mine?.nextCode();
    const shown = store.getState().hosting?.door;
    if (code === undefined || mine !== door || shown?.is !== 'open') return;
    shell.order({ order: 'code', code });
    change({ door: { ...shown, code } });
  }

  /** A lobby takes codes, and a match for a while after somebody is to be brought in. */
  const takesCode = (): boolean =>
    !isInMatch(shell.host()) || (codeUntil !== undefined && now() < codeUntil);

  /** The same list as long as the seats are the same. */
  function relayedNow({ places }: Host): readonly Seat[] {
    const before = store.getState().hosting?.relayed ?? [];
    const now = places.filter(seat => shell.wayOf(seat) === 'relay');
    return now.join() === before.join() ? before : now;
  }

  async function openDoor(
    again: DoorWish['again'],
    typed: string | undefined,
    keep: KeepKeys,
  ): Promise<void> {
    change({ door: { is: 'opening' } });
    const opened = await deps.doors.open({
      again,
      typed,
      came: link => shell.join(link),
      takesCode,
      guessed(guessesLeft, keys) {
        change({ guessesLeft });
        void keep({ keys });
      },
    });
    if (isStopped) return opened.ok ? opened.door.close() : undefined;
    if (!opened.ok) return change({ door: { is: 'shut', why: opened.why } });
    ({ door } = opened);
    const { code, invite, own, keys } = opened.door;
    // Nobody may learn of keys that could still be lost.
    await keep({ keys, invite });
    if (isStopped) return;
    shell.order({ order: 'door', invite });
    shell.order({ order: 'code', code });
    change({ door: { is: 'open', code, invite, ...(own && { own }) } });
  }

  /** Says the invite, unless another one has taken its place. */
  function tellInvite(invite: string): void {
    if (isStopped || door?.invite !== invite) return;
    shell.order({ order: 'door', invite });
    const shown = store.getState().hosting?.door;
    if (shown?.is === 'open') change({ door: { ...shown, invite } });
  }

  return {
    shell,
    inside() {
      const [mine, theirs] = deps.doors.inside();
      shell.join(theirs);
      return mine;
    },
    openDoor,
    grantGuess() {
      door?.grantGuess();
      change({ guessesLeft: null });
    },
    bringIn() {
      codeUntil = now() + BRING_IN_MS;
    },
    changeSecret(keep) {
      const next = door?.nextSecret();
      if (!door || !next) return false;
      door = { ...door, ...next };
      void showNextCode();
      void keep(next).then(() => tellInvite(next.invite));
      return true;
    },
    async stop() {
      isStopped = true;
      await shell.stop();
      await door?.close();
    },
    async end() {
      isStopped = true;
      await shell.close();
      await door?.close();
    },
  };
}

/** How long a code is open that brings somebody into a match. */
const BRING_IN_MS = 300_000;

const isInMatch = ({ shared }: Host): boolean => shared?.shared.phase === 'playing';

const NEW: Pick<Hosting, 'door' | 'guessesLeft' | 'relayed'> = {
  door: { is: 'none' },
  guessesLeft: null,
  relayed: [],
};

const shownOf = ({ bots, shared, channels, haveOtherPacks }: Host) => ({
  bots,
  haveOtherPacks,
  isPlaying: shared?.shared.phase === 'playing',
  hasGuests: [...channels.values()].some(({ isOwn }) => !isOwn),
});
