/** What a host is made of. How it changes stands in host.ts and the files beside it. */
import type { AnyGame, AnyWhy, BotLevel } from '../games/game';
import type { Seed } from '../kit/chance';
import type { Ballot } from '../kit/ballot';
import { NO_TEXT, type TextSum } from '../kit/crc32';
import type { Millis } from '../kit/millis';
import type { RateLimit } from '../kit/rateLimit';
import type { BySeat, Seat, Seats } from '../kit/seat';
import type { SentRequest, Said, SharedState, UndoWay, Upward } from '../protocol/messages';
import type { Sealed } from '../protocol/token';
import type { Sync } from './clockSync';
import type { RunningMatch } from './match';
import type { MatchClock } from './matchClock';

export type ChannelId = string & { readonly __channel: true };

/** Who a seat belongs to. It outlives every channel. */
export type Holder = {
  readonly sits: 'nobody' | 'player' | 'bot';
  readonly name: string;
  /** Of the token its phone is known to have kept. */
  readonly seal: Sealed | null;
  /** Of the tokens that were sent after it, the oldest first, and may not have arrived. */
  readonly next: readonly Sealed[];
  /** How many tokens there have been: the highest is the newest. */
  readonly serial: number;
  /** The number of the last proposal that was ruled on. */
  readonly n: number;
  /** Of the last ones those that were refused, with the reason. */
  readonly refused: readonly { readonly n: number; readonly why: AnyWhy }[];
  readonly level: BotLevel;
};

/** How computers play at this table: who takes a seat that is free at the deal, and how fast all are. */
export type BotSettings = {
  readonly level: BotLevel;
  /** How many times as fast as people. */
  readonly pace: number;
};
/** Between taking its time and pressing everybody else. */
export const PACES = { slowest: 0.5, fastest: 2 } as const;

/** A device that is connected, and what it may do. Forgotten when the link ends. */
export type Channel = {
  /** Null until it has said hello. */
  readonly name: string | null;
  readonly seats: readonly Seat[];
  readonly watches: boolean;
  /** It is the host's own device. */
  readonly isOwn: boolean;
  /** What its tokens are made from: asked again, it is told the same ones again. */
  readonly fresh: string;
  readonly heard: Millis;
  readonly pinged: Millis;
  /** The ping that is not answered yet. */
  readonly awaits: Millis | null;
  readonly sync: Sync;
  /** What it may still say at once, filled up as time goes by. */
  readonly tokens: number;
  readonly refilledAt: Millis;
};

/** A player has asked to take an act back. */
export type PendingUndo = {
  readonly id: number;
  readonly from: ChannelId;
  /** About the place of the act in the log. */
  readonly ballot: Ballot<number>;
  readonly until: Millis;
};

export type Presence = {
  /** The last moment at which the host is known to have been there. */
  readonly seen: Millis;
  /** Nobody can see the host's screen; `seen` stays the moment at which that began. */
  readonly isAway: boolean;
  /** Messages that wait until the absence is over, or is long enough to pause the match. */
  readonly held: readonly HeldMessage[];
};
export type HeldMessage = {
  readonly from: ChannelId;
  readonly message: HoldableMessage;
  readonly now: Millis;
};
export type HoldableMessage = Said<Upward, 'propose' | 'pause'>;

/** Why the match pauses: nobody was there from `since` on, when its clock was still running. */
export type Absence = {
  readonly since: Millis;
  readonly clock: MatchClock;
  /** Of the player at the host's device. */
  readonly name: string;
};

export type Host = {
  readonly id: string;
  /** How to find this table again; null while nobody outside can. */
  readonly invite: string | null;
  readonly game: AnyGame;
  readonly options: unknown;
  readonly places: Seats;
  readonly holders: BySeat<Holder>;
  readonly bots: BotSettings;
  readonly undo: UndoWay;
  /** Null while nobody asks. */
  readonly undoQuestion: PendingUndo | null;
  /** How many there have been. */
  readonly undoQuestions: number;
  /** Null in the lobby. */
  readonly match: RunningMatch | null;
  readonly clock: MatchClock;
  readonly presence: Presence;
  /** Null unless the match pauses because the host was away. */
  readonly absence: Absence | null;
  /** Of the matches before this one: how many, and how far the numbers of their views had come. */
  readonly past: { readonly matches: number; readonly revs: number };
  /** For good: whoever comes is told so. */
  readonly closed: boolean;
  readonly channels: ReadonlyMap<ChannelId, Channel>;
  /** Names of guests that were turned away since the last deal because their packs differ. */
  readonly haveOtherPacks: readonly string[];
  /** When the device of a seat was cut off lately. */
  readonly cutOffs: ReadonlyMap<Seat, readonly Millis[]>;
  /** What each viewer has last been told. */
  readonly lastSent: ReadonlyMap<string, { readonly rev: number; readonly view: unknown }>;
  readonly shared: { readonly rev: number; readonly shared: SharedState } | null;
  readonly requests: readonly SentRequest[];
  readonly requested: number;
  /** When each bot looks at the table again. */
  readonly botWakeups: ReadonlyMap<Seat, BotWakeup>;
  /** What the vault has: of the match how many entries and the last line, of the record all it says and the last line. */
  readonly kept: Kept;
};

export type Kept = {
  readonly plies: number;
  readonly last: string | undefined;
  readonly record: string;
  readonly lastOfRecord: string | undefined;
  /** The text of the log, and the entries the snapshot beside it stands for. */
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

/** A moment on the host's clock, in a pause how long is still to wait; with a hand on its way, nothing wakes the bot before. */
export type BotWakeup = { readonly at: Millis; readonly arriving: boolean };

/** What the shell is to do, in this order: what is kept is in the vault before anything is sent. */
export type Effect =
  | { do: 'keep'; log: KeptLines; record: KeptLines; snapshot?: KeptSnapshot }
  | { do: 'send'; to: ChannelId; text: string }
  | { do: 'close'; channel: ChannelId };

/** Behind those that are in the vault, or in place of them. */
export type KeptLines = { readonly lines: readonly string[]; readonly anew: boolean };

/** In place of what was there; null: the one that was there is of a log that is gone. */
export type KeptSnapshot = string | null;

/** From outside, with the moment on the host's own clock and 128 bits nobody can guess. */
export type HostInputs = { readonly now: Millis; readonly fresh: string };

export type HostEvent =
  | { type: 'opened'; channel: ChannelId; isOwn?: boolean }
  | { type: 'heard'; channel: ChannelId; text: string }
  | { type: 'closed'; channel: ChannelId }
  | { type: 'ticked' }
  /** The app goes to the background or the page is hidden, and comes back. */
  | { type: 'left' }
  | { type: 'returned' }
  | { type: 'ordered'; order: HostCommand };

/** What the host's own screen can ask for. */
export type HostCommand =
  | { order: 'door'; invite: string }
  | { order: 'size'; places: number }
  | { order: 'options'; options: unknown }
  | { order: 'bot'; seat: Seat; level: BotLevel; name?: string }
  | { order: 'bots'; level?: BotLevel; pace?: number }
  | { order: 'free'; seat: Seat }
  | { order: 'act'; seat: Seat; action: unknown }
  | { order: 'deal'; seed: Seed; speed?: number }
  | { order: 'pause' }
  | { order: 'resume' }
  | { order: 'speed'; speed: number }
  | { order: 'undo'; way: UndoWay }
  | { order: 'again' }
  | { order: 'close' };

export const GUESTS = { most: 40, watchers: 20 } as const;
/** So many messages at once, and so many a second for good: several times what a busy hand sends. */
export const RATE_LIMIT: RateLimit = { atOnce: 240, perSecond: 60 };
/** Who is cut off so often within so long stays away until some of it is over. */
export const CUT_OFFS = { most: 5, within: 60_000 } as const;
/** A piece of the story, in characters, and what it costs in breath. */
export const STORY_PIECE = { most: 24_000, tokens: 20 } as const;
/** Who has not agreed by then has not agreed. */
export const UNDO_QUESTION_MS = 30_000;
export const GUEST_SILENT_MS = 10_000;
export const PING_MS = 2_000;
export const REFUSALS_KEPT = 64;
export const TOKENS_KEPT = 4;
