/** Runs this phone as the host: the table, its door, and the guests that knock. */
import type { StoreApi } from 'zustand/vanilla';
import { keysOf } from '../kit/keys';
import type { Seat } from '../kit/seat';
import type { Host } from '../table/hostState';
import { createHostLoop, type HostLoop } from '../table/hostLoop';
import type { Link, Vault } from '../table/ports';
import type { Hosting, SessionDeps, SessionState } from './sessionState';
import type { DoorWish, OpenDoor } from './connector';

export type HostPart = {
  readonly shell: HostLoop;
  /** A link for the players at this phone. */
  inside(): Link;
  /** Lets others find the table. Call it again to retry after a failure. */
  openDoor(again: DoorWish['again'], typed?: string): Promise<OpenDoor | undefined>;
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
  let knocks = 0;
  let shownFree: number | undefined;
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
      change({ ...shownOf(host), relayed: relayedNow(host) });
      advertise(freeSeats(host));
    },
    kept: works => deps.keeper.report(works),
  });

  /** Writes to the broker only when the number changes. */
  function advertise(free: number): void {
    if (!door || free === shownFree) return;
    shownFree = free;
    door.advertise(free);
  }

  /** The same list as long as the seats are the same. */
  function relayedNow({ places }: Host): readonly Seat[] {
    const before = store.getState().hosting?.relayed ?? [];
    const now = places.filter(seat => shell.wayOf(seat) === 'relay');
    return now.join() === before.join() ? before : now;
  }

  async function openDoor(again: DoorWish['again'], typed?: string): Promise<OpenDoor | undefined> {
    change({ door: { is: 'opening' } });
    const host = shell.host();
    shownFree = freeSeats(host);
    const opened = await deps.doors.open({
      again,
      game: host.game.id,
      free: shownFree,
      typed,
      came: link => shell.join(link),
      knocked: knock => change({ knocks: [...knocksNow(), { ...knock, id: ++knocks }] }),
      gone: phrase => change({ knocks: knocksNow().filter(it => it.phrase !== phrase) }),
    });
    if (!opened.ok) {
      change({ door: { is: 'shut', why: opened.why } });
      return undefined;
    }
    ({ door } = opened);
    const { code, invite, own } = opened.door;
    shell.order({ order: 'door', invite });
    change({ door: { is: 'open', code, invite, ...(own && { own }) } });
    return opened.door;
  }
  const knocksNow = () => store.getState().hosting?.knocks ?? [];

  return {
    shell,
    inside() {
      const [mine, theirs] = deps.doors.inside();
      shell.join(theirs);
      return mine;
    },
    openDoor,
    async stop() {
      await shell.stop();
      await door?.close();
    },
    async end() {
      await shell.close();
      await door?.close();
    },
  };
}

const NEW: Pick<Hosting, 'door' | 'knocks' | 'relayed'> = {
  door: { is: 'none' },
  knocks: [],
  relayed: [],
};

const shownOf = ({ bots, shared, channels, haveOtherPacks }: Host) => ({
  bots,
  haveOtherPacks,
  isPlaying: shared?.shared.phase === 'playing',
  hasGuests: [...channels.values()].some(({ isOwn }) => !isOwn),
});

/** Seats that nobody has taken. */
const freeSeats = ({ places, holders }: Host): number =>
  places.filter((seat: Seat) => holders[seat]?.sits === 'nobody').length;
