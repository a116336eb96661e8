/** A table hosted on this phone: begun, kept, and opened again. */
import type { StoreApi } from 'zustand/vanilla';
import type { AnyGame, AnyWhy } from '../games/game';
import { type DoorKept, type Learning, readDoorKept } from '../protocol/keepsake';
import type { GuestShell } from '../table/guestShell';
import { createHost } from '../table/host';
import type { Host, Order } from '../table/hosting';
import { LOG, RECORD, remembered } from '../table/hostShell';
import { restored } from '../table/keeping';
import { only } from '../table/saved';
import type { Vault } from '../table/ports';
import type { HostHalf } from './doors';
import type { EveningDeps, EveningState } from './evening';
import { startGuest } from './guestPart';
import { type HostPart, startHost } from './hostPart';

export type HostWish = {
  readonly game: string;
  readonly places: number;
  readonly options: unknown;
  readonly name: string;
  /** Only those at this device: no door is opened. */
  readonly alone: boolean;
  /** A guided game, from this step on. */
  readonly lesson?: Learning;
};

export type OwnTable = {
  /** What was left open is cleared away for it. Undefined: it cannot be, and all is as it was. */
  begin(wish: HostWish): Promise<GuestShell | undefined>;
  /** As it was left. Undefined: there is none that can be opened. */
  reopen(): Promise<GuestShell | undefined>;
  left(): Promise<DoorKept | undefined>;
  order(order: Order): void;
  /** The guided game has come so far; null: it is over, and the table is like any other. */
  reach(step: string | null): void;
  /** `typed`: by which address others find this phone. */
  openDoor(typed?: string): Promise<void>;
  pair(): HostHalf | undefined;
  stop(): Promise<void>;
  /** For good. */
  end(): Promise<void>;
  forget(): Promise<void>;
};

const DOOR = 'door';

export function createOwnTable(
  deps: EveningDeps,
  store: StoreApi<EveningState>,
  vault: Vault,
): OwnTable {
  let part: HostPart | undefined;
  let kept: DoorKept | undefined;

  /** Where nothing can be kept the table lasts as long as the page. */
  async function keep(news: Partial<DoorKept>): Promise<void> {
    if (!kept) return;
    kept = { ...kept, ...news };
    await vault.write(DOOR, JSON.stringify(kept));
  }

  async function open(host: Host, door: DoorKept, isAlone: boolean): Promise<GuestShell> {
    kept = door;
    store.setState({ lesson: door.lesson ?? null });
    const own = startHost(deps, store, host, vault);
    part = own;
    await keep({}).catch(() => undefined);
    // The host's own players come in by a door inside the phone, and keep tokens like all others.
    const guest = startGuest(deps, store, {
      name: door.name,
      watches: true,
      tokens: door.tokens,
      dial: () => Promise.resolve(own.inside()),
      keep: tokens => keep({ tokens }),
    });
    if (!isAlone) void openDoor();
    return guest;
  }

  async function openDoor(typed?: string): Promise<void> {
    if (!part || !kept) return;
    const { code, secret } = kept;
    const door = await part.openDoor(secret === '' ? undefined : { code, secret }, typed);
    if (!door) return;
    const { invite } = door;
    await keep({ code: door.code, secret: door.secret, invite }).catch(() => undefined);
  }

  async function forget(): Promise<void> {
    kept = undefined;
    await Promise.all([DOOR, RECORD, LOG].map(file => vault.forget(file))).catch(() => undefined);
  }

  const lose = (why: AnyWhy): undefined => void store.setState({ lost: why });
  async function fetched(id: string): Promise<AnyGame | undefined> {
    try {
      return (await deps.gameOf(id)) ?? lose({ code: 'unknown-game' });
    } catch {
      return lose({ code: 'game-out-of-reach' });
    }
  }
  const left = async () => readDoorKept(await vault.read(DOOR).catch(() => undefined));

  return {
    left,
    forget,
    openDoor,
    async begin({ game: id, places, options, name, alone, lesson }) {
      const game = await fetched(id);
      if (!game) return undefined;
      await forget();
      const fresh = { kept: 'door', code: '', secret: '', name, game: id, tokens: {} } as const;
      const door: DoorKept = lesson === undefined ? fresh : { ...fresh, lesson };
      const guest = await open(createHost(deps.fresh(), game, places), door, alone);
      part?.shell.order({ order: 'options', options });
      return guest;
    },
    async reopen() {
      const [door, table] = [await left(), await remembered(vault)];
      if (!door || !table) return undefined;
      const game = await fetched(door.game);
      if (!game) return undefined;
      const back = restored(like => createHost('', like), table.record, table.lines, only(game));
      return back.ok ? open(back.host, door, door.secret === '') : lose(back.why);
    },
    order: order => part?.shell.order(order),
    reach(step) {
      const { lesson: now } = store.getState();
      const lesson = now && step !== null ? { ...now, step } : null;
      store.setState({ lesson });
      void keep({ lesson: lesson ?? undefined }).catch(() => undefined);
    },
    pair() {
      const half = deps.doors.offer();
      void half?.link.then(found => found.ok && part?.shell.join(found.link));
      return half;
    },
    async stop() {
      const own = part;
      part = undefined;
      await own?.stop();
    },
    async end() {
      const own = part;
      part = undefined;
      await own?.end();
    },
  };
}
