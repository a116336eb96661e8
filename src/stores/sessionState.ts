/**
 * The state of the table this phone is at: what screens show, and what tables need of the phone.
 */
import type { TablePlace } from '../games/board';
import type { AnyGame, AnyWhy, PackRef } from '../games/game';
import type { Seed } from '../kit/chance';
import type { Chance } from '../kit/random';
import type { Millis } from '../kit/millis';
import type { Seat } from '../kit/seat';
import type { LessonProgress } from '../protocol/savedSettings';
import type { Guest } from '../table/guest';
import type { BotSettings } from '../table/hostState';
import type { Vault, Way } from '../table/ports';
import type { Dropped } from '../table/reopening';
import type { SavedStanding } from '../table/snapshots';
import type { Connector, NoDoor, NoWay, OwnDoor } from './connector';
import type { EventFeeds } from './eventFeed';
import type { FilePacks } from './filePacks';
import type { Keeper } from './keeper';
import type { TableAside } from './tablesAside';
import type { KnownClock } from './tableClock';
import { NO_CLOCK } from './tableClock';
import type { Windows } from './windows';

/** What a table on this phone also needs: the feeds that pass its events on. */
export type TableDeps = SessionDeps & { readonly events: EventFeeds };
export type SessionDeps = {
  readonly vault: Vault;
  readonly keeper: Keeper;
  readonly doors: Connector;
  /** One clock for the whole device, in milliseconds; it never goes back. */
  now(): Millis;
  chance(): Chance;
  /** 128 random bits, as hexadecimal digits. */
  fresh(): string;
  after(ms: Millis, run: () => void): () => void;
  /** The speed and seed of matches dealt here; other than usual in tests and demonstrations. */
  readonly speed: number;
  seed(): Seed;
  /** How long tables of this device count in before match time passes. */
  readonly countIn: Millis;
  /** The present moment, as ISO 8601. */
  today(): string;
  /** The packs of all games. */
  readonly packs: readonly PackRef[];
  /** The packs that players have made. */
  readonly filePacks: FilePacks;
  /** The other windows of this browser. */
  readonly windows: Windows;
  /** Fetches the rules when a table needs them; undefined: there is no such game. */
  gameOf(id: string): Promise<AnyGame | undefined>;
};

type Door =
  | { readonly is: 'opening' }
  | { readonly is: 'open'; readonly code: string; readonly invite: string; readonly own?: OwnDoor }
  | { readonly is: 'shut'; readonly why: NoDoor }
  /** A table only for players at this device. */
  | { readonly is: 'none' };

/** What the screen of a hosted table shows. The host's state, with all secrets, stays out. */
export type Hosting = {
  readonly bots: BotSettings;
  readonly isPlaying: boolean;
  /** Names of guests that were refused because their packs differ. */
  readonly haveOtherPacks: readonly string[];
  /** Another device is connected. */
  readonly hasGuests: boolean;
  readonly door: Door;
  /** Somebody typed wrong codes: how many more are judged. Null: nobody did. */
  readonly guessesLeft: number | null;
  /** Seats whose phones are connected through the server, because no direct way was found. */
  readonly relayed: readonly Seat[];
};

export type { SharedPack } from '../protocol/messages';

export type SeekingTable = {
  readonly watches: boolean;
  /** Why the last try failed. */
  readonly trouble: NoWay | null;
  /** The phone retries no more. */
  readonly ended: boolean;
};

/** A table that was left open on this phone. */
export type LeftOpen = {
  readonly as: 'host' | 'guest';
  readonly game: string;
  /** Only to watch. */
  readonly watches: boolean;
  /** As a host: a match that would be put aside for another one. */
  readonly isUnfinished: boolean;
  /** The id of its lesson. */
  readonly lesson?: string;
};

/** A match of this phone, begun with another version of its game. It is not changed. */
export type OlderMatch = {
  readonly game: string;
  /** The match is newer than the app. */
  readonly isNewer: boolean;
  /** The last snapshot; null: none can be shown. */
  readonly standing: (SavedStanding & { readonly places: readonly TablePlace[] }) | null;
};

/** The fields of a guest that screens read. Pings change none of them, so they redraw nothing. */
export const GUEST_FIELDS = [
  ...([
    'name',
    'table',
    'invite',
    'code',
    'watches',
    'linked',
    'refused',
    'closed',
    'self',
    'asks',
    'elsewhere',
    'pack',
  ] as const),
  ...(['shared', 'seats', 'views', 'stands', 'story'] as const),
] as const;
export type SeenGuest = Pick<Guest, (typeof GUEST_FIELDS)[number]>;

type RefusedAct = { readonly seat: Seat; readonly why: AnyWhy };

export type SessionState = {
  /** Null: at no table, and not on the way to one. */
  readonly guest: SeenGuest | null;
  readonly clock: KnownClock;
  readonly way: Way | null;
  readonly seeking: SeekingTable | null;
  readonly hosting: Hosting | null;
  readonly refusal: RefusedAct | null;
  readonly left: LeftOpen | null;
  /** This phone's own matches that wait while others are played. */
  readonly aside: readonly TableAside[];
  /** Why the last match could not be put aside for another, shown once. */
  readonly notAside: 'full' | 'refused' | null;
  /** The lesson on this table, and its step; null: no lesson. */
  readonly lesson: LessonProgress | null;
  /** Why a table could not be opened again, shown once. */
  readonly lost: AnyWhy | null;
  /** The kept seat at another host's table is damaged. */
  readonly lostSeat: boolean;
  /**
   * Part of this phone's own table cannot be read. Nothing is overwritten until its player has
   * chosen.
   */
  readonly damaged: Dropped | null;
  readonly older: OlderMatch | null;
  /** Another window of this device has taken over this phone's own table. */
  readonly isOpenElsewhere: boolean;
};

export const AT_NO_TABLE: SessionState = {
  guest: null,
  clock: NO_CLOCK,
  way: null,
  seeking: null,
  hosting: null,
  refusal: null,
  left: null,
  aside: [],
  notAside: null,
  lesson: null,
  lost: null,
  lostSeat: false,
  damaged: null,
  older: null,
  isOpenElsewhere: false,
};
