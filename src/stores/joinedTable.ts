/** This phone as a guest of another host: how it joins, and how it comes back. */
import type { StoreApi } from 'zustand/vanilla';
import { keysOf } from '../kit/keys';
import type { BySeat } from '../kit/seat';
import type { Person } from '../protocol/messages';
import { readMetTable, writeMetTable } from '../protocol/metTable';
import { readSavedSeat, type SavedSeat, writeWayBack } from '../protocol/savedSettings';
import type { Token } from '../protocol/token';
import { type Guest, tokensOf } from '../table/guest';
import type { GuestLoop } from '../table/guestLoop';
import type { Found, GuestHalf, NoWay, Where } from './connector';
import type { TableDeps, SessionState, SeekingTable } from './sessionState';
import { leadToSameTable } from './sameTable';
import { startGuest } from './guestPart';

export type JoinWish = {
  readonly where: Where;
  readonly name: string;
  readonly face?: string;
  readonly watches: boolean;
  /** Takes the seat again that this phone had at that table. */
  readonly resumes?: boolean;
};

type JoinedTable = {
  begin(wish: JoinWish, tokens: BySeat<Token>): GuestLoop;
  /** The tokens this phone has kept for that table. */
  tokensAt(where: Where): Promise<BySeat<Token>>;
  reopen(): Promise<GuestLoop | undefined>;
  left(): Promise<SavedSeat | undefined>;
  /** Whether this very window had a seat before it was reloaded. */
  isHere(): boolean;
  /** Pairs by two codes; `came` is called once the channel is open. */
  pair(offer: string, person: Person, came: (guest: GuestLoop) => void): GuestHalf;
  forget(): Promise<void>;
};

const SEAT = 'guest/seat';
const MET = 'guest/met';

/** After these the phone stops retrying: its player has to decide. */
const FINAL: ReadonlySet<NoWay['code']> = new Set([
  'no-server',
  'other-version',
  'expired',
  'wrong-code',
  'guesses-used-up',
  'somebody-else',
  'not-an-invite',
  'no-secret',
  'damaged',
  'too-new',
  'bad-code',
  'no-webrtc',
]);

/** Refusals of the host that only a newer app can change. */
const NEEDS_UPDATE: ReadonlySet<string> = new Set(['other-version', 'other-packs']);

const isSentAway = ({ refused, table }: Guest): boolean =>
  table !== null && refused?.code === 'not-let-in';

type Way = Extract<Found, { ok: true }>;
type GoWish = Omit<JoinWish, 'where'> & { readonly where?: Where };

const BEGUN: Omit<SeekingTable, 'watches'> = { trouble: null, ended: false };

export function createJoinedTable(deps: TableDeps, store: StoreApi<SessionState>): JoinedTable {
  const { keeper, windows } = deps;
  /** `first`: the link of two phones that were paired, which need no broker. */
  function go(wish: GoWish, tokens: BySeat<Token>, first?: Way): GuestLoop {
    const { name, face = '', watches } = wish;
    let { where } = wish;
    let paired = first?.link;
    let met = first?.met;
    if (where) store.setState({ seeking: { ...BEGUN, watches } });
    let keptGame: string | undefined;
    const keep = async (held: BySeat<Token>, game: string) => {
      if (met) await keeper.keep(MET, writeMetTable({ kept: 'met', ...met, tokens: held }));
      if (!where || !('invite' in where)) return; // the way back needs the invite
      if (isSentAway(shell.guest())) return;
      const { invite } = where;
      keptGame = game;
      const kept: SavedSeat = { kept: 'seat', invite, game, name, face, watches, tokens: held };
      const text = writeWayBack(kept);
      windows.seat.keep(text);
      await keeper.keep(SEAT, text);
      store.setState({ lostSeat: false });
    };
    const arrive = (guest: Guest) => {
      if (guest.closed) return void forget(); // there is nothing to come back to
      if (isSentAway(guest)) return void forgetSeat();
      if (guest.table === null && NEEDS_UPDATE.has(guest.refused?.code ?? '')) return turnedAway();
      if (guest.table === null) return;
      const isNew =
        guest.invite !== null && !(where && 'invite' in where && where.invite === guest.invite);
      const game = guest.shared?.game ?? '';
      const isOther = keptGame !== undefined && game !== keptGame;
      if (!isNew && !isOther && !store.getState().seeking) return;
      // The host makes another secret when it sends somebody away.
      if (guest.invite !== null) where = { invite: guest.invite };
      store.setState({ seeking: null });
      void keep(tokensOf(guest), game);
    };
    /** Only another app helps: a player who has typed a code goes back to its field. */
    const turnedAway = () => {
      if (!wish.where || 'invite' in wish.where) return;
      store.setState({ seeking: { ...BEGUN, watches, ended: true } });
      shell.stop();
    };
    const shell: GuestLoop = startGuest(deps, store, {
      name,
      face,
      watches,
      tokens,
      async dial() {
        const mine = paired;
        paired = undefined;
        if (mine) return mine;
        if (!where) throw pairAgain();
        const found = await find({ ...wish, where }, shell);
        met = found.met;
        // A typed code is used once: from now on this phone has the same invite as by a scan.
        if (found.invite !== undefined) where = { invite: found.invite };
        return found.link;
      },
      keep: held => keep(held, shell.guest().shared?.game ?? ''),
      changed: arrive,
    });
    return shell;
  }

  async function find({ where, watches }: JoinWish, shell: GuestLoop): Promise<Way> {
    const seek = (part: Partial<SeekingTable>) =>
      store.setState(({ seeking }) => ({ seeking: { ...BEGUN, watches, ...seeking, ...part } }));
    const provesSeat = keysOf(tokensOf(shell.guest())).length > 0;
    const found = await deps.doors.find({
      where,
      provesSeat,
      epochAt,
    });
    if (found.ok) return found;
    const ended = FINAL.has(found.why.code);
    seek({ trouble: found.why, ended });
    if (ended) shell.stop();
    throw new Error(found.why.code);
  }

  /** Without a broker only another pair of codes leads back. */
  function pairAgain(): Error {
    const trouble = { code: 'lost' } as const;
    store.setState({ seeking: { ...BEGUN, watches: false, trouble, ended: true } });
    return new Error('pair again');
  }

  /** What this phone keeps of a table whose key was proven. */
  async function metAt(table: string | undefined) {
    const text = await keeper.read(MET);
    const met = text === undefined ? undefined : readMetTable(text);
    return met?.table === table ? met : undefined;
  }
  const epochAt = async (table: string) => (await metAt(table))?.epoch ?? 1;

  async function left(): Promise<SavedSeat | undefined> {
    const text = windows.seat.read() ?? (await keeper.read(SEAT));
    const seat = text === undefined ? undefined : readSavedSeat(text);
    store.setState({ lostSeat: text !== undefined && !seat });
    return seat;
  }

  /** Somebody sent away has no seat to come back to, and still knows the table's epoch. */
  async function forgetSeat(): Promise<void> {
    windows.seat.forget();
    await keeper.forget([SEAT]);
  }

  async function forget(): Promise<void> {
    windows.seat.forget();
    await keeper.forget([SEAT, MET]);
    store.setState({ lostSeat: false });
  }

  return {
    left,
    isHere: () => windows.seat.read() !== undefined,
    begin: go,
    async tokensAt(where) {
      const seat = await left();
      return seat && leadsTo(seat.invite, where) ? seat.tokens : {};
    },
    async reopen() {
      const seat = await left();
      return seat && go({ ...seat, where: { invite: seat.invite } }, seat.tokens);
    },
    pair(offer, person, came) {
      const half = deps.doors.answer(offer, epochAt);
      const sit = async (found: Way) => {
        const tokens = (await metAt(found.met?.table))?.tokens ?? {};
        came(go({ ...person, watches: false }, tokens, found));
      };
      if (half.ok) void half.link.then(found => void (found.ok && sit(found)));
      return half;
    },
    forget,
  };
}

/** Two addresses of one server lead to the same table. */
const leadsTo = (invite: string, where: Where): boolean =>
  'invite' in where && leadToSameTable(where.invite, invite);
