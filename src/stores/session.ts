/** Everything a screen can do with tables: host, join, come back, play, leave. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Millis } from '../kit/millis';
import type { Seat } from '../kit/seat';
import type { LessonProgress } from '../protocol/savedSettings';
import type { GuestCommand } from '../table/guest';
import type { GuestLoop } from '../table/guestLoop';
import type { HostCommand } from '../table/hostState';
import type { GuestHalf, HostHalf, ReadInvite, ScreenCall, Where } from './connector';
import { createEventFeeds, type EventFeeds } from './eventFeed';
import { type SessionDeps, type SessionState, type LeftOpen, AT_NO_TABLE } from './sessionState';
import { createOwnTable, type HostWish } from './ownTable';
import type { FileToSave } from './savedMatch';
import { createTablesAside } from './tablesAside';
import { createJoinedTable, type JoinWish } from './joinedTable';

export type { HostWish, JoinWish };

export type Session = {
  /** On this device's clock. */
  now(): Millis;
  readonly state: StoreApi<SessionState>;
  /** The events of the match, for every viewer on this phone. */
  readonly events: EventFeeds;
  /** Finds tables that were left open or put aside. */
  findLeftOpen(): Promise<void>;
  host(wish: HostWish): Promise<void>;
  join(wish: JoinWish): Promise<void>;
  /** Opens the table that was left open, or one that was put aside. False: there is none. */
  reopen(slot?: number): Promise<boolean>;
  /** Opens what can be read of this phone's own damaged table. */
  continueDamaged(name: string): Promise<boolean>;
  /** What the vault has of a match that cannot be opened, or only in part. */
  leftFile(): Promise<FileToSave | undefined>;
  /** Leaves the table. A hosted table stays in the vault. */
  leave(): Promise<void>;
  /** Ends the hosted table for everybody; nothing of it is kept. */
  end(): Promise<void>;
  /** Drops everything that was left open. */
  forget(): Promise<void>;
  forgetAside(slot: number): Promise<void>;
  /** Puts the match on the host's shelf aside, if there is room. */
  setAside(): Promise<void>;
  /** Drops the seat at another host's table, which cannot be found again. */
  forgetSeat(): Promise<void>;
  wish(wish: GuestCommand): void;
  order(order: HostCommand): void;
  /** As a host, in the lobby: another game. Fails if its rules cannot be fetched. */
  changeGame(id: string, places: number, options: unknown): Promise<void>;
  /** As a host: frees the seat, and makes the invite worthless by which its player came. */
  sendAway(seat: Seat): void;
  /** As a host: one more guess at the code is judged. */
  grantGuess(): void;
  /** As a host: for five minutes somebody may come by the code, though the match has begun. */
  bringIn(): void;
  deal(): void;
  /** The lesson has reached this step; null: it is over. Resolves when that is kept. */
  reach(step: string | null): Promise<void>;
  /** How many times faster than real time matches run that are dealt here. */
  readonly speed: number;
  /** Call it whenever this app becomes visible or hidden. A match pauses while its host is away. */
  seen(isHere: boolean): void;
  /** Tries again to let others find the table. */
  openDoor(typed?: string): Promise<void>;
  /** Begins pairing by two codes; undefined without WebRTC. */
  pairAsHost(): HostHalf | undefined;
  pairAsGuest(offer: string, name: string, face?: string): GuestHalf;
  /** Makes this screen show the table of the phone that scans it, or types its code. */
  awaitCall(): Promise<ScreenCall | undefined>;
  /** Asks the screen whose link was scanned, or whose code was typed, to show this table. */
  showAt(shown: string): Promise<'shown' | 'no-table' | 'no-answer'>;
  isScreenLink(text: string): boolean;
  readInvite(text: string): ReadInvite;
};

export function openSession(deps: SessionDeps): Session {
  const state = createStore<SessionState>(() => AT_NO_TABLE);
  const events = createEventFeeds();
  const { windows } = deps;
  const aside = createTablesAside(deps);
  const own = createOwnTable({ ...deps, events }, state, aside);
  const visits = createJoinedTable({ ...deps, events }, state);
  let guest: GuestLoop | undefined;
  /** If two links are opened at the same moment, only the later one is joined. */
  let turn = 0;

  async function leave(): Promise<void> {
    turn += 1;
    guest?.stop();
    guest = undefined;
    const { left, aside: kept } = state.getState();
    state.setState({ ...AT_NO_TABLE, left, aside: kept });
    await own.stop();
  }
  async function end(): Promise<void> {
    await own.end();
    await own.forget();
    await leave();
    await findLeftOpen();
  }
  async function findLeftOpen(): Promise<void> {
    const [table, seat] = [await own.left(), await visits.left()];
    const isUnfinished = table !== undefined && (await aside.isUnfinished());
    const [host, here] = [leftOpen('host', table, isUnfinished), leftOpen('guest', seat)];
    const left = visits.isHere() ? (here ?? host) : (host ?? here);
    state.setState({ left, aside: await aside.list() });
  }
  async function forget(): Promise<void> {
    if (!visits.isHere()) {
      await windows.claim();
      await own.forget();
    }
    await visits.forget();
    state.setState({ left: null });
  }

  async function join(wish: JoinWish): Promise<void> {
    const leaving = leave();
    const mine = turn;
    await leaving;
    const where = asWebLink(wish.where);
    const tokens = wish.resumes ? await visits.tokensAt(where) : {};
    if (mine === turn) guest = visits.begin({ ...wish, where }, tokens);
  }
  /** Always keeps the link that every device can open. */
  function asWebLink(where: Where): Where {
    const read = 'invite' in where && deps.doors.readInvite(where.invite);
    return read && read.ok ? { invite: read.invite } : where;
  }
  const inviteHere = async (): Promise<string | undefined> => {
    const { hosting, guest: here } = state.getState();
    const open = hosting?.door.is === 'open' ? hosting.door.invite : here?.invite;
    return open ?? (await own.left())?.invite ?? (await visits.left())?.invite;
  };

  /** A table of this phone's own is being opened in another window. */
  async function giveWay(): Promise<void> {
    await leave();
    state.setState({ isOpenElsewhere: true });
  }
  windows.onClaim(() => (state.getState().hosting ? giveWay() : undefined));

  return {
    join,
    now: deps.now,
    state,
    events,
    leave,
    end,
    findLeftOpen,
    forget,
    async forgetAside(slot) {
      await windows.claim();
      await aside.forget(slot);
      await findLeftOpen();
    },
    async setAside() {
      await leave();
      await windows.claim();
      const done = await aside.putAside();
      await findLeftOpen();
      if (done === 'full' || done === 'refused') state.setState({ notAside: done });
    },
    forgetSeat: visits.forget,
    async host(wish) {
      await leave();
      await windows.claim();
      windows.seat.forget();
      guest = await own.begin(wish);
    },
    async reopen(slot) {
      await leave();
      if (slot === undefined && visits.isHere())
        return (guest = await visits.reopen()) !== undefined;
      await windows.claim();
      if (slot !== undefined && !(await aside.takeBack(slot))) return false;
      guest = await own.reopen();
      const { lost, damaged, older } = state.getState();
      if (!lost && !damaged && !older) guest ??= await visits.reopen();
      return guest !== undefined;
    },
    async continueDamaged(name) {
      guest = await own.continueDamaged(name);
      return guest !== undefined;
    },
    leftFile: own.leftFile,
    wish: wish => guest?.wish(wish),
    order: own.order,
    changeGame: own.changeGame,
    sendAway: own.sendAway,
    grantGuess: own.grantGuess,
    bringIn: own.bringIn,
    reach: own.reach,
    speed: deps.speed,
    deal: () => own.order({ order: 'deal', seed: deps.seed(), speed: deps.speed }),
    seen: own.seen,
    openDoor: own.openDoor,
    pairAsHost: own.pair,
    pairAsGuest: (offer, name, face = '') =>
      visits.pair(offer, { name, face }, came => {
        guest?.stop();
        guest = came;
      }),
    awaitCall: () =>
      deps.doors.awaitCall(invite => {
        if (state.getState().guest) return;
        void join({ where: { invite }, name: SCREEN, watches: true });
      }),
    async showAt(shown) {
      const invite = await inviteHere();
      if (!invite) return 'no-table';
      return (await deps.doors.callScreen(shown, invite)) ? 'shown' : 'no-answer';
    },
    isScreenLink: deps.doors.isScreenLink,
    readInvite: deps.doors.readInvite,
  };
}

/** Never shown, since screens have no seat. */
const SCREEN = 'TV';

type Kept =
  | {
      readonly game: string;
      readonly watches?: boolean;
      readonly lesson?: LessonProgress | undefined;
    }
  | undefined;

const leftOpen = (as: LeftOpen['as'], kept: Kept, isUnfinished = false): LeftOpen | null =>
  kept
    ? {
        as,
        game: kept.game,
        watches: kept.watches ?? false,
        isUnfinished,
        ...(kept.lesson && { lesson: kept.lesson.id }),
      }
    : null;
