/** All a screen can ask of the evening: to host, to join, to come back, to play, to leave. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AnyWhy } from '../games/game';
import { gameCalled } from '../games/rules';
import type { BySeat } from '../kit/seat';
import { type DoorKept, readDoorKept, readSeatKept, type SeatKept } from '../protocol/keepsake';
import type { Token } from '../protocol/token';
import type { Wish } from '../table/guest';
import { tokensOf } from '../table/guest';
import type { GuestShell } from '../table/guestShell';
import { createHost } from '../table/host';
import type { Order } from '../table/hosting';
import { remembered } from '../table/hostShell';
import { restored } from '../table/keeping';
import type { Link } from '../table/ports';
import type { GuestHalf, HostHalf, NoWay, Where } from './doors';
import { type EveningDeps, type EveningState, NOWHERE, type Seeking } from './evening';
import { startGuest } from './guestPart';
import { type HostPart, startHost } from './hostPart';
import { shelf } from './shelf';

export type HostWish = {
  readonly game: string;
  readonly places: number;
  readonly options: unknown;
  readonly name: string;
  /** Only those at this device: no door is opened. */
  readonly alone: boolean;
};
export type JoinWish = { readonly where: Where; readonly name: string; readonly watches: boolean };

export type Evening = {
  readonly state: StoreApi<EveningState>;
  /** Finds out what was left open. */
  look(): Promise<void>;
  host(wish: HostWish): Promise<void>;
  join(wish: JoinWish): void;
  /** Back to the table that was left open. False: there is none. */
  reopen(): Promise<boolean>;
  /** Away from the table; as a host, it stays in the vault. */
  leave(): Promise<void>;
  /** What was left open is of no interest any more. */
  forget(): Promise<void>;
  wish(wish: Wish): void;
  order(order: Order): void;
  deal(): void;
  /** Tries again to let others find the table. */
  openDoor(): Promise<void>;
  /** Two codes shown to each other. The host's half; undefined where there is no WebRTC. */
  pairAsHost(): HostHalf | undefined;
  pairAsGuest(offer: string, name: string): GuestHalf;
};

const SEAT = 'seat';
const DOOR = 'door';
/** After these nobody tries again by himself: a person has to decide. */
const FINAL: ReadonlySet<NoWay['code']> = new Set([
  'other-version',
  'not-let-in',
  'nobody-came',
  'too-many-knocks',
  'somebody-else',
  'not-an-invite',
  'no-secret',
  'damaged',
  'bad-code',
  'table-full',
  'no-webrtc',
]);

export function openEvening(deps: EveningDeps): Evening {
  const state = createStore<EveningState>(() => NOWHERE);
  const hostVault = shelf(deps.vault, 'host');
  const guestVault = shelf(deps.vault, 'guest');
  let guest: GuestShell | undefined;
  let host: HostPart | undefined;

  async function look(): Promise<void> {
    const door = readDoorKept(await hostVault.read(DOOR));
    const seat = readSeatKept(await guestVault.read(SEAT));
    const left = door
      ? ({ as: 'host', game: door.game } as const)
      : seat
        ? ({ as: 'guest', game: seat.game } as const)
        : null;
    state.setState({ left });
  }

  // Hosting -------------------------------------------------------------------------------------------

  async function startTable({ game, places, options, name, alone }: HostWish): Promise<void> {
    const found = gameCalled(game);
    if (!found) return fail({ code: 'unknown-game' });
    await leave();
    await forget();
    const first = createHost(deps.fresh(), found, places);
    const own = startHost(deps, state, first, hostVault);
    host = own;
    own.shell.order({ order: 'options', options });
    const kept: DoorKept = { kept: 'door', code: '', secret: '', name, game, tokens: {} };
    await sitAtOwn(own, kept, alone);
  }

  /** The host's own players come in by a door inside the phone, and keep tokens like all others. */
  async function sitAtOwn(own: HostPart, before: DoorKept, alone: boolean): Promise<void> {
    let kept = before;
    const keep = (part: Partial<DoorKept>) => {
      kept = { ...kept, ...part };
      return hostVault.write(DOOR, JSON.stringify(kept));
    };
    guest = startGuest(deps, state, {
      name: kept.name,
      watches: true,
      tokens: kept.tokens,
      dial: () => Promise.resolve(own.inside()),
      keep: tokens => keep({ tokens }),
    });
    await keep({}).catch(() => undefined);
    if (alone) return;
    await openDoorOf(own, kept, keep);
  }

  async function openDoorOf(
    own: HostPart,
    { code, secret }: DoorKept,
    keep: (part: Partial<DoorKept>) => Promise<void>,
  ): Promise<void> {
    const again = secret === '' ? undefined : { code, secret };
    const door = await own.openDoor(again);
    if (door) await keep({ code: door.code, secret: door.secret }).catch(() => undefined);
  }

  async function openDoor(): Promise<void> {
    const kept = readDoorKept(await hostVault.read(DOOR));
    if (!host || !kept) return;
    await openDoorOf(host, kept, part =>
      hostVault.write(DOOR, JSON.stringify({ ...kept, ...part })),
    );
  }

  async function reopenOwn(door: DoorKept): Promise<boolean> {
    const left = await remembered(hostVault);
    if (!left) return false;
    const back = restored(like => createHost('', like), left.record, left.lines, gameCalled);
    if (!back.ok) {
      fail(back.why);
      return false;
    }
    const own = startHost(deps, state, back.host, hostVault);
    host = own;
    await sitAtOwn(own, door, door.secret === '');
    return true;
  }

  // Joining -------------------------------------------------------------------------------------------

  function join({ where, name, watches }: JoinWish): void {
    void leave().then(() => visit(where, { name, watches, tokens: {} }));
  }

  type Visitor = {
    readonly name: string;
    readonly watches: boolean;
    readonly tokens: BySeat<Token>;
  };

  function visit(first: Where, { name, watches, tokens }: Visitor): void {
    let where = first;
    const seek = (part: Partial<Seeking>) =>
      state.setState(({ seeking }) => ({
        seeking: {
          ...(seeking ?? { watches, phrase: null, trouble: null, ended: false }),
          ...part,
        },
      }));
    seek({});
    guest = startGuest(deps, state, {
      name,
      watches,
      tokens,
      dial: () => knockAt(where, name, seek),
      keep: held => keepSeat(where, { name, watches, tokens: held }),
      changed({ table, invite }) {
        if (table === null) return;
        // Whoever typed the code is told the secret once inside, and needs no tap the next time.
        if (invite !== null) where = { invite };
        if (state.getState().seeking) {
          state.setState({ seeking: null });
          const held = guest ? tokensOf(guest.guest()) : tokens;
          void keepSeat(where, { name, watches, tokens: held }).catch(() => undefined);
        }
      },
    });
  }

  async function knockAt(
    where: Where,
    name: string,
    seek: (part: Partial<Seeking>) => void,
  ): Promise<Link> {
    const shown = (phrase: string) => seek({ phrase, trouble: null });
    const found = await deps.doors.find({ where, name, evenIfFull: true, shown });
    if (found.ok) return found.link;
    const ended = FINAL.has(found.why.code);
    seek({ trouble: found.why, phrase: null, ended });
    if (ended) guest?.stop();
    throw new Error(found.why.code);
  }

  async function keepSeat(where: Where, { name, watches, tokens }: Visitor): Promise<void> {
    if (!('invite' in where)) return;
    const game = guest?.guest().shared?.game ?? '';
    const kept: SeatKept = { kept: 'seat', invite: where.invite, game, name, watches, tokens };
    await guestVault.write(SEAT, JSON.stringify(kept));
  }

  // Coming back, and going -----------------------------------------------------------------------------

  async function reopen(): Promise<boolean> {
    const door = readDoorKept(await hostVault.read(DOOR));
    if (door) {
      await leave();
      return reopenOwn(door);
    }
    const seat = readSeatKept(await guestVault.read(SEAT));
    if (!seat) return false;
    await leave();
    visit({ invite: seat.invite }, seat);
    return true;
  }

  async function leave(): Promise<void> {
    guest?.stop();
    guest = undefined;
    const own = host;
    host = undefined;
    state.setState(NOWHERE);
    await own?.stop();
  }

  async function forget(): Promise<void> {
    await Promise.all([
      ...['door', 'table', 'match'].map(file => hostVault.forget(file)),
      guestVault.forget(SEAT),
    ]).catch(() => undefined);
    state.setState({ left: null });
  }

  const fail = (why: AnyWhy): void => state.setState({ lost: why });

  return {
    state,
    look,
    host: startTable,
    join,
    reopen,
    leave,
    forget,
    wish: wish => guest?.wish(wish),
    order: order => host?.shell.order(order),
    deal: () => host?.shell.order({ order: 'deal', seed: deps.seed(), speed: deps.speed }),
    openDoor,
    pairAsHost() {
      const half = deps.doors.offer();
      const own = host;
      void half?.link.then(found => found.ok && own?.shell.join(found.link));
      return half;
    },
    pairAsGuest(offer, name) {
      const half = deps.doors.answer(offer);
      if (half.ok) void half.link.then(found => found.ok && sitByPairing(found.link, name));
      return half;
    },
  };

  /** There is no way back but another pair of codes: the link is all there is. */
  function sitByPairing(link: Link, name: string): void {
    let only: Link | undefined = link;
    guest?.stop();
    guest = startGuest(deps, state, {
      name,
      watches: false,
      tokens: {},
      async dial() {
        const mine = only;
        only = undefined;
        if (mine) return mine;
        state.setState({ seeking: PAIR_AGAIN });
        throw new Error('pair again');
      },
      keep: () => Promise.resolve(),
    });
  }
}

const PAIR_AGAIN: Seeking = {
  watches: false,
  phrase: null,
  trouble: { code: 'lost' },
  ended: true,
};
