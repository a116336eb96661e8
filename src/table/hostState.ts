/** The state of a host. host.ts and the files beside it change it. */
import type { AnyGame, AnyWhy, BotLevel, Intent, PackRef } from '../games/game';
import type { Seed } from '../kit/chance';
import type { Ballot } from '../kit/ballot';
import { NO_TEXT, type TextSum } from '../kit/crc32';
import type { Millis } from '../kit/millis';
import type { RateLimit } from '../kit/rateLimit';
import type { BySeat, Seat, Seats } from '../kit/seat';
import type { SentRequest, Said, SharedState, UndoWay, Upward } from '../protocol/messages';
import type { TablePack } from '../protocol/tablePack';
import type { Sealed } from '../protocol/token';
import type { Sync } from './clockSync';
import type { RunningMatch } from './match';
import type { MatchClock } from './matchClock';

export type ChannelId = string & { readonly __channel: true };

/** The player or bot that a seat belongs to. It outlives every channel. */
export type Holder = {
  readonly sits: 'nobody' | 'player' | 'bot';
  readonly name: string;
  /** Empty for nobody and bots. */
  readonly face: string;
  /** Seats that this player was swapped from; their tokens may be all that the phone has. */
  readonly former: readonly Seat[];
  /** Seal of the token that the phone is known to have kept. */
  readonly seal: Sealed | null;
  /** Seals of later tokens, oldest first, which may not have arrived. */
  readonly next: readonly Sealed[];
  /** How many tokens there have been. The newest has the highest serial. */
  readonly serial: number;
  /** The number of the last proposal that was judged. */
  readonly n: number;
  /** The last refusals, each with its reason. */
  readonly refused: readonly { readonly n: number; readonly why: AnyWhy }[];
  readonly level: BotLevel;
};

/**
 * How the bots of this table play: the level of those that take free seats, and the pace of all.
 */
export type BotSettings = {
  readonly level: BotLevel;
  /** How many times as fast as people. */
  readonly pace: number;
};
/** The slowest and the fastest pace allowed. */
export const PACES = { slowest: 0.5, fastest: 2 } as const;

/** A connected device, and what it may do. Forgotten when the channel ends. */
export type Channel = {
  /** Null before its hello. */
  readonly name: string | null;
  readonly face: string;
  /** Counts the channels of this host's life, so that its screen can name one. */
  readonly guest: number;
  readonly seats: readonly Seat[];
  readonly watches: boolean;
  /** Its player asks the host for a seat, maybe for a certain one; null: they do not. */
  readonly asks: { readonly seat?: Seat } | null;
  /** The packs of all games of its app. */
  readonly packs: readonly PackRef[];
  /** How many characters of the table's pack it has; 'refused': its player does not take it. */
  readonly ofPack: number | 'refused';
  /** The host's own device. */
  readonly isOwn: boolean;
  /** It is let in only with the token of a seat. */
  readonly mustProve: boolean;
  /** The random bits of its tokens. A repeated request gets the same token again. */
  readonly fresh: string;
  readonly heard: Millis;
  readonly pinged: Millis;
  /** The ping that has not been answered yet. */
  readonly awaits: Millis | null;
  readonly sync: Sync;
  /** How many messages it may send at once, refilled as time passes. */
  readonly tokens: number;
  readonly refilledAt: Millis;
};

/** A player has asked to undo an act. */
export type PendingUndo = {
  readonly id: number;
  readonly from: ChannelId;
  /** The vote on undoing the act at this place in the log. */
  readonly ballot: Ballot<number>;
  readonly until: Millis;
};

export type Presence = {
  /** The last moment at which the host is known to have been there. */
  readonly seen: Millis;
  /** The host's screen is hidden; `seen` stays the moment at which that began. */
  readonly isAway: boolean;
  /** Messages that wait until the absence is over, or long enough to pause the match. */
  readonly held: readonly HeldMessage[];
};
export type HeldMessage = {
  readonly from: ChannelId;
  readonly message: HoldableMessage;
  readonly now: Millis;
};
export type HoldableMessage = Said<Upward, 'propose' | 'pause'>;

/**
 * Why the match is paused: the host was away from `since` on. `clock` is the clock still running.
 */
export type Absence = {
  readonly since: Millis;
  readonly clock: MatchClock;
};

export type Host = {
  readonly id: string;
  /** How other devices find this table; null while they cannot. */
  readonly invite: string | null;
  /** What others can type to find it; null while there is nothing to type. */
  readonly code: string | null;
  readonly game: AnyGame;
  readonly options: unknown;
  /** The pack that the options name, if a player has made it; null: it comes with the app. */
  readonly pack: TablePack | null;
  readonly places: Seats;
  readonly holders: BySeat<Holder>;
  readonly bots: BotSettings;
  readonly undo: UndoWay;
  /** Null while no player asks for an undo. */
  readonly undoQuestion: PendingUndo | null;
  /** How many questions there have been. */
  readonly undoQuestions: number;
  /** Null in the lobby. */
  readonly match: RunningMatch | null;
  readonly clock: MatchClock;
  /** How long is counted in before match time passes; 0: not at all. */
  readonly countIn: Millis;
  readonly presence: Presence;
  /** Null unless the match is paused because the host was away. */
  readonly absence: Absence | null;
  /** The name of the player who has paused the match; null: nobody has, or nobody knows. */
  readonly pausedBy: string | null;
  /** How many matches there were before this one, and their highest revision. */
  readonly past: { readonly matches: number; readonly revs: number };
  /** The table was closed for good; every later guest is refused. */
  readonly closed: boolean;
  readonly channels: ReadonlyMap<ChannelId, Channel>;
  /** How many channels there have been. */
  readonly guests: number;
  /** Names of guests that were refused since the last deal because their packs differ. */
  readonly haveOtherPacks: readonly string[];
  /** When the device of a seat was recently cut off. */
  readonly cutOffs: ReadonlyMap<Seat, readonly Millis[]>;
  /** The view that each viewer was last sent. */
  readonly lastSent: ReadonlyMap<string, { readonly rev: number; readonly view: unknown }>;
  readonly shared: { readonly rev: number; readonly shared: SharedState } | null;
  readonly requests: readonly SentRequest[];
  readonly requested: number;
  /** When each bot looks at the table again. */
  readonly botWakeups: ReadonlyMap<Seat, BotWakeup>;
  /**
   * What the vault has: how many entries of the match and its last line, the whole record and its
   * last line.
   */
  readonly kept: Kept;
};

export type Kept = {
  readonly plies: number;
  readonly last: string | undefined;
  readonly record: string;
  readonly lastOfRecord: string | undefined;
  /** Length and checksum of the log's text, and the number of entries in the snapshot. */
  readonly log: TextSum;
  readonly snapshot: number;
};
export const NOTHING_KEPT: Kept = {
  plies: 0,
  last: undefined,
  log: NO_TEXT,
  snapshot: 0,
  record: '',
  lastOfRecord: undefined,
};

/**
 * A moment on the host's clock; during a pause, the time still to wait. While a hand is arriving,
 * nothing wakes the bot earlier.
 */
export type BotWakeup = {
  readonly at: Millis;
  readonly arriving: boolean;
  /** What it is thinking about, and the rest of its thought. */
  readonly thought?: { readonly about: unknown; readonly think: () => Intent<unknown> };
};

/** What the loop carries out, in this order: the vault has everything before anything is sent. */
export type Effect =
  | { do: 'keep'; log: KeptLines; record: KeptLines; snapshot?: KeptSnapshot }
  | { do: 'send'; to: ChannelId; text: string }
  | { do: 'close'; channel: ChannelId };

/** Either replaces all lines in the vault, or is appended to them. */
export type KeptLines = { readonly lines: readonly string[]; readonly replaces: boolean };

/** Replaces the snapshot in the vault; null deletes it, because its log is gone. */
export type KeptSnapshot = string | null;

/** The moment on the host's own clock, and 128 random bits. */
export type HostInputs = { readonly now: Millis; readonly fresh: string };

export type HostEvent =
  | { type: 'opened'; channel: ChannelId; isOwn?: boolean; mustProve?: boolean }
  | { type: 'heard'; channel: ChannelId; text: string }
  | { type: 'closed'; channel: ChannelId }
  | { type: 'ticked' }
  /** The app goes to the background or the page is hidden, and later comes back. */
  | { type: 'left' }
  | { type: 'returned' }
  | { type: 'ordered'; order: HostCommand };

/** The commands of the host's own screen. */
export type HostCommand =
  | { order: 'door'; invite: string }
  | { order: 'code'; code: string }
  | { order: 'size'; places: number }
  /** `pack`: the one that they name, if a player has made it. */
  | { order: 'options'; options: unknown; pack?: TablePack }
  /** Another game, for those who sit at the table. */
  | { order: 'game'; game: AnyGame; places: number; options: unknown }
  | { order: 'bot'; seat: Seat; level: BotLevel; name?: string }
  | { order: 'bots'; level?: BotLevel; pace?: number }
  | { order: 'free'; seat: Seat }
  /** Gives a guest without a seat a free one, a bot's, or the very one it asks for. */
  | { order: 'give'; guest: number; seat: Seat }
  | { order: 'swap'; seats: readonly [Seat, Seat] }
  /** A player is called by another name; one that is not valid changes nothing. */
  | { order: 'rename'; seat: Seat; name: string }
  /** Frees all seats of the device that has this one, and ends its channel. */
  | { order: 'send-away'; seat: Seat }
  | { order: 'act'; seat: Seat; action: unknown }
  | { order: 'deal'; seed: Seed; speed?: number }
  | { order: 'pause' }
  | { order: 'resume' }
  | { order: 'speed'; speed: number }
  | { order: 'undo'; way: UndoWay }
  | { order: 'again' }
  | { order: 'close' };

/** Above `most` a device gets no further than hello, unless it proves a seat. */
export const GUESTS = { most: 40, proving: 8, watchers: 20 } as const;
/** Several times what a busy player sends. */
export const RATE_LIMIT: RateLimit = { atOnce: 240, perSecond: 60 };
/**
 * A device that is cut off this often within this time may not come back until the oldest is that
 * old.
 */
export const CUT_OFFS = { most: 5, within: 60_000 } as const;
/** The largest piece of a story in characters, and its price in tokens of the rate limit. */
export const STORY_PIECE = { most: 24_000, tokens: 20 } as const;
/** The largest piece of a pack, its price, and what it leaves for everything else. */
export const PACK_PIECE = { most: 24_000, tokens: 8, leaves: 120 } as const;
/** Without an answer by then, an undo is not agreed to. */
export const UNDO_QUESTION_MS = 30_000;
export const GUEST_SILENT_MS = 10_000;
export const PING_MS = 2_000;
export const REFUSALS_KEPT = 64;
export const TOKENS_KEPT = 4;
