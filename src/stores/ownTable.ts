/** A table hosted on this phone: begins it, keeps it, and opens it again. */
import type { StoreApi } from 'zustand/vanilla';
import type { AnyGame, AnyWhy } from '../games/game';
import type { Seat } from '../kit/seat';
import {
  type SavedDoor,
  type LessonProgress,
  readSavedDoor,
  writeWayBack,
} from '../protocol/savedSettings';
import { placesIn, readRecord } from '../protocol/record';
import type { GuestLoop } from '../table/guestLoop';
import { createHost } from '../table/host';
import type { Host, HostCommand } from '../table/hostState';
import { LOG, RECORD, TABLE_FILES } from '../table/persist';
import { gameIn, type Left, optionsIn, remembered, restored } from '../table/reopening';
import { only } from '../table/saved';
import { lastStanding } from '../table/snapshots';
import type { HostHalf } from './connector';
import type { TableDeps, SessionState } from './sessionState';
import type { FileToSave } from './savedMatch';
import { shelf } from './shelf';
import { startGuest } from './guestPart';
import { type HostPart, startHost } from './hostPart';
import type { TablesAside } from './tablesAside';

export type HostWish = {
  readonly game: string;
  readonly places: number;
  readonly options: unknown;
  readonly name: string;
  readonly face?: string;
  /** Only for players at this device, so the table gets no door. */
  readonly alone: boolean;
  /** A lesson, from this step on. */
  readonly lesson?: LessonProgress;
};

type OwnTable = {
  /**
   * Puts an unfinished match aside first. Undefined: that is impossible, and nothing has changed.
   */
  begin(wish: HostWish): Promise<GuestLoop | undefined>;
  /**
   * Opens the table as it was left. Undefined: there is none, or its player has to choose first.
   */
  reopen(): Promise<GuestLoop | undefined>;
  /**
   * Opens what can be read of a damaged table. `name` is used if the player's name cannot be read.
   */
  continueDamaged(name: string): Promise<GuestLoop | undefined>;
  /** Everything the vault has of the match, damaged or not. */
  leftFile(): Promise<FileToSave | undefined>;
  left(): Promise<SavedDoor | undefined>;
  order(order: HostCommand): void;
  changeGame(id: string, places: number, options: unknown): Promise<void>;
  /** Frees the seat, and makes the invite worthless by which its player came. */
  sendAway(seat: Seat): void;
  grantGuess(): void;
  bringIn(): void;
  /**
   * The lesson has reached this step; null: the lesson is over, and the table is like any other.
   * Resolves when that is kept.
   */
  reach(step: string | null): Promise<void>;
  /** `typed` is the address at which others find this phone. */
  openDoor(typed?: string): Promise<void>;
  /** Call it whenever this app becomes visible or hidden. */
  seen(isHere: boolean): void;
  pair(): HostHalf | undefined;
  stop(): Promise<void>;
  /** Ends the table for everybody. */
  end(): Promise<void>;
  forget(): Promise<void>;
};

const SHELF = 'host';
const DOOR = `${SHELF}/door`;
const NEW_DOOR = { kept: 'door', keys: '', name: '', face: '', game: '', tokens: {} } as const;

export function createOwnTable(
  deps: TableDeps,
  store: StoreApi<SessionState>,
  aside: TablesAside,
): OwnTable {
  const { keeper } = deps;
  const vault = shelf(deps.vault, SHELF);
  const readable = { read: (name: string) => keeper.read(`${SHELF}/${name}`) };
  let part: HostPart | undefined;
  let unreadable: string | undefined;
  let damaged:
    { readonly host: Host; readonly door: SavedDoor; readonly isAlone: boolean } | undefined;
  let kept: SavedDoor | undefined;
  let isSeen = true;
  /** Only the last choice of options counts. */
  let choices = 0;

  async function keep(news: Partial<SavedDoor>): Promise<void> {
    if (!kept) return;
    kept = { ...kept, ...news };
    await keeper.keep(DOOR, writeWayBack(kept));
  }

  async function open(left: Host, door: SavedDoor, isAlone: boolean): Promise<GuestLoop> {
    kept = door;
    store.setState({ lesson: door.lesson ?? null });
    const own = startHost(deps, store, await withPack(left), vault);
    part = own;
    if (!isSeen) own.shell.seen(false);
    await keep({});
    // The host's own players connect within the phone, and keep tokens like everybody else.
    const guest = startGuest(deps, store, {
      name: door.name,
      face: door.face,
      watches: true,
      tokens: door.tokens,
      dial: () => Promise.resolve(own.inside()),
      keep: tokens => keep({ tokens }),
    });
    if (!isAlone) void openDoor();
    return guest;
  }

  /** The host as it was left, with the pack that its options name. */
  async function withPack(host: Host): Promise<Host> {
    const { game, options } = host;
    const pack = (await deps.filePacks.packFor(game.id, options)) ?? null;
    return pack ? { ...host, pack } : host;
  }

  /** False: these options name a pack that this phone no longer has. */
  async function isPackHere(game: string, options: unknown): Promise<boolean> {
    const id = deps.filePacks.namedIn(game, options);
    return id === undefined || deps.filePacks.shelve(id);
  }

  /** Options that name the pack of a player are chosen together with it. */
  async function chooseWithPack(own: HostPart, options: unknown): Promise<void> {
    const { game } = own.shell.host();
    const mine = ++choices;
    const pack = await deps.filePacks.packFor(game.id, options);
    if (pack && mine === choices && own.shell.host().game === game)
      own.shell.order({ order: 'options', options, pack });
  }

  function ordered(order: HostCommand): void {
    if (!part) return;
    const isNamed =
      order.order === 'options' &&
      deps.filePacks.namedIn(part.shell.host().game.id, order.options) !== undefined;
    if (isNamed) return void chooseWithPack(part, order.options);
    choices += 1;
    part.shell.order(order);
  }

  /** A lesson goes at its player's own pace, without a count. */
  const newHost = (game: AnyGame, { lesson }: SavedDoor, places?: number): Host =>
    createHost(deps.fresh(), game, places, lesson === undefined ? deps.countIn : 0);

  async function openDoor(typed?: string): Promise<void> {
    if (!part || !kept) return;
    const { keys } = kept;
    await part.openDoor(keys === '' ? undefined : { keys }, typed, keep);
  }

  async function forget(): Promise<void> {
    kept = undefined;
    damaged = undefined;
    store.setState({ damaged: null, older: null });
    await keeper.forget([DOOR, ...TABLE_FILES.map(name => `${SHELF}/${name}`)]);
  }

  const lose = (why: AnyWhy): undefined => void store.setState({ lost: why });
  async function fetched(id: string): Promise<AnyGame | undefined> {
    try {
      return (await deps.gameOf(id)) ?? lose({ code: 'unknown-game' });
    } catch {
      return lose({ code: 'game-out-of-reach' });
    }
  }
  /** The player sees only once that it cannot be read. */
  async function left(): Promise<SavedDoor | undefined> {
    const text = await keeper.read(DOOR);
    const door = text === undefined ? undefined : readSavedDoor(text);
    const isNews = text !== undefined && !door && text !== unreadable;
    unreadable = door ? undefined : text;
    if (isNews) await withoutDoor();
    return door;
  }

  /** Nobody can prove a seat there any more, nor find the table, so only the log is of use. */
  async function withoutDoor(): Promise<void> {
    const log = (await remembered(readable))?.log ?? '';
    const id = gameIn(log);
    if (id === undefined) return lose({ code: 'bad-record' });
    const game = await fetched(id);
    if (game && !(await isPackHere(id, optionsIn(log)))) return lose({ code: 'no-pack' });
    if (game) await reopened({ ...NEW_DOOR, game: id }, game, { record: '', log }, false);
  }

  function reopened(
    door: SavedDoor,
    game: AnyGame,
    table: Left,
    isAlone = door.keys === '',
  ): Promise<GuestLoop> | undefined {
    const back = restored(like => newHost(like, door), table, only(game), door);
    if (!back.ok)
      return back.why.code === 'other-version' ? showOlder(table, game) : lose(back.why);
    if (!back.dropped) return open(back.host, door, isAlone);
    damaged = { host: back.host, door, isAlone };
    store.setState({ damaged: back.dropped });
    return undefined;
  }

  /** The match stays on the shelf until its player has chosen. */
  function showOlder({ record, log, snapshot = '' }: Left, game: AnyGame): undefined {
    const read = readRecord(record);
    const standing = lastStanding(log, snapshot, game);
    const places = read.ok ? placesIn(read.record) : [];
    const isNewer = read.ok && (read.record.version ?? 0) > game.version;
    store.setState({
      older: { game: game.id, isNewer, standing: standing ? { ...standing, places } : null },
    });
  }

  return {
    left,
    forget,
    openDoor,
    async begin({ game: id, places, options, name, face = '', alone, lesson }) {
      const game = await fetched(id);
      if (!game) return undefined;
      const putAside = await aside.putAside();
      const isBlocked = putAside === 'full' || putAside === 'refused';
      store.setState({ notAside: isBlocked ? putAside : null });
      if (isBlocked) return undefined;
      await forget();
      const fresh = { ...NEW_DOOR, name, face, game: id };
      const door: SavedDoor = lesson === undefined ? fresh : { ...fresh, lesson };
      const guest = await open(newHost(game, door, places), door, alone);
      ordered({ order: 'options', options });
      return guest;
    },
    async reopen() {
      const [door, table] = [await left(), await remembered(readable)];
      if (!door) return undefined;
      if (!table) return lose({ code: 'bad-record' });
      // The record knows of another game first.
      const read = readRecord(table.record);
      const game = await fetched(read.ok ? read.record.game : door.game);
      const options = read.ok ? read.record.options : optionsIn(table.log);
      if (game && !(await isPackHere(game.id, options))) return lose({ code: 'no-pack' });
      return game && reopened({ ...door, game: game.id }, game, table);
    },
    async continueDamaged(name) {
      const chosen = damaged;
      damaged = undefined;
      store.setState({ damaged: null });
      if (!chosen) return undefined;
      const { host, door, isAlone } = chosen;
      return open(host, { ...door, name: door.name || name }, isAlone);
    },
    async leftFile() {
      const [door, log, record] = await Promise.all([left(), ...[LOG, RECORD].map(readable.read)]);
      const text = log || record; // the record at least names the players and their seats
      const name = `${door?.game ?? 'sandtable'}-damaged.match`;
      return text ? { name, type: 'text/plain', text } : undefined;
    },
    order: ordered,
    async changeGame(id, places, options) {
      const own = part;
      const game = await deps.gameOf(id);
      if (!game) throw new Error(`there is no game ${id}`);
      own?.shell.order({ order: 'game', game, places, options });
      if (own && own === part && own.shell.host().game === game) await keep({ game: id });
    },
    sendAway(seat) {
      part?.shell.order({ order: 'send-away', seat });
      if (part?.changeSecret(keep)) return;
      if (kept?.keys) void deps.doors.nextSecret(kept.keys).then(keys => keep({ keys }));
    },
    grantGuess: () => part?.grantGuess(),
    bringIn: () => part?.bringIn(),
    reach(step) {
      const { lesson: now } = store.getState();
      const lesson = now && step !== null ? { ...now, step } : null;
      store.setState({ lesson });
      return keep({ lesson: lesson ?? undefined });
    },
    seen(isHere) {
      isSeen = isHere;
      part?.shell.seen(isHere);
      // Tries again to open a door that could not be opened meanwhile.
      if (isHere && store.getState().hosting?.door.is === 'shut') void openDoor();
    },
    pair() {
      if (!kept) return undefined;
      const again = kept.keys === '' ? undefined : { keys: kept.keys };
      const half = deps.doors.offer({ again });
      if (!half) return undefined;
      void half.link.then(found => found.ok && part?.shell.join(found.link));
      const isKept = kept.keys === half.keys ? undefined : keep({ keys: half.keys });
      return { ...half, text: Promise.resolve(isKept).then(() => half.text) };
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
