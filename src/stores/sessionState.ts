/** The table this phone is at, if it is at one: what its screens show, and what they can ask for. */
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
import type { Connector, Knock, NoDoor, NoWay, OwnDoor } from './connector';
import type { EventFeeds } from './eventFeed';
import type { Keeper } from './keeper';
import type { TableAside } from './tablesAside';
import type { KnownClock } from './tableClock';
import { NO_CLOCK } from './tableClock';

/** What a table on this phone needs besides: where its events are passed on. */
export type TableDeps = SessionDeps & { readonly events: EventFeeds };
export type SessionDeps = {
  readonly vault: Vault;
  readonly keeper: Keeper;
  readonly doors: Connector;
  /** The same clock for all of this device, in milliseconds; it never goes backwards. */
  now(): Millis;
  chance(): Chance;
  /** 128 bits nobody can guess, as hexadecimal digits. */
  fresh(): string;
  after(ms: Millis, run: () => void): () => void;
  /** How fast matches go that are dealt here, and with which luck: for tests and for haste. */
  readonly speed: number;
  seed(): Seed;
  /** This moment, as ISO 8601. */
  today(): string;
  /** The packs of all games. */
  readonly packs: readonly PackRef[];
  /** Fetched when it is opened; undefined: there is no such game. */
  gameOf(id: string): Promise<AnyGame | undefined>;
};

type Door =
  | { readonly is: 'opening' }
  | { readonly is: 'open'; readonly code: string; readonly invite: string; readonly own?: OwnDoor }
  | { readonly is: 'shut'; readonly why: NoDoor }
  /** Nobody is to come: a table for those at this device. */
  | { readonly is: 'none' };

/** Of the table hosted here what its screen needs; the host itself, with all secrets, stays out. */
export type Hosting = {
  readonly bots: BotSettings;
  readonly isPlaying: boolean;
  /** Names of guests that were turned away because their packs differ. */
  readonly haveOtherPacks: readonly string[];
  /** Somebody else's phone is connected. */
  readonly hasGuests: boolean;
  readonly door: Door;
  readonly knocks: readonly Knock[];
  /** Seats whose phones talk to this one through the server, since no straight way was found. */
  readonly relayed: readonly Seat[];
};

export type SeekingTable = {
  readonly watches: boolean;
  /** On both screens, while the host is to let us in. */
  readonly phrase: string | null;
  /** Why the last try led nowhere. */
  readonly trouble: NoWay | null;
  /** No further try is made by itself. */
  readonly ended: boolean;
};

/** A table that was left open on this phone. */
export type LeftOpen = {
  readonly as: 'host' | 'guest';
  readonly game: string;
  /** Only to look on. */
  readonly watches: boolean;
  /** As a host: a match that would be put aside for another one. */
  readonly isUnfinished: boolean;
  /** Which guided game it is. */
  readonly lesson?: string;
};

/** A match of this phone that was begun with another version of its game. It is left as it is. */
export type OlderMatch = {
  readonly game: string;
  /** The match is newer than the app. */
  readonly isNewer: boolean;
  /** The last snapshot; null: there is none that can be shown. */
  readonly standing: (SavedStanding & { readonly places: readonly TablePlace[] }) | null;
};

/** The fields of a guest that screens read. Pings change none of them, so they redraw nothing. */
export const GUEST_FIELDS = [
  ...(['name', 'table', 'invite', 'watches', 'linked', 'refused', 'closed'] as const),
  ...(['shared', 'seats', 'views', 'stands', 'story'] as const),
] as const;
export type SeenGuest = Pick<Guest, (typeof GUEST_FIELDS)[number]>;

type RefusedAct = { readonly seat: Seat; readonly why: AnyWhy };

export type SessionState = {
  /** Null: at no table, and on the way to none. */
  readonly guest: SeenGuest | null;
  readonly clock: KnownClock;
  readonly way: Way | null;
  readonly seeking: SeekingTable | null;
  readonly hosting: Hosting | null;
  readonly refusal: RefusedAct | null;
  readonly left: LeftOpen | null;
  /** One's own matches that wait while others are played. */
  readonly aside: readonly TableAside[];
  /** Why the match at hand could not be put aside for another, told once. */
  readonly notAside: 'full' | 'refused' | null;
  /** The guided game on this table, and how far it has come; null: it is none. */
  readonly lesson: LessonProgress | null;
  /** What could not be opened again, told once. */
  readonly lost: AnyWhy | null;
  /** What this phone has kept of its seat at somebody's table is damaged. */
  readonly lostSeat: boolean;
  /** Not all of one's own table can be read. As long as nobody has chosen nothing is written over. */
  readonly damaged: Dropped | null;
  readonly older: OlderMatch | null;
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
};
