/** The state of a guest. guest.ts and onHostMessage.ts change it. */
import type { AnyGame, AnyWhy, PackRef, Viewer } from '../games/game';
import type { Millis } from '../kit/millis';
import { type BySeat, ownOf, type Seat } from '../kit/seat';
import type { SavedMatch } from '../protocol/entry';
import {
  type Person,
  type SharedState,
  type Upward,
  type SentTalk,
  encode,
} from '../protocol/messages';
import type { Token } from '../protocol/token';
import { type Sync, unsynced } from './clockSync';
import type { Gathering } from './storyPieces';
import type { AnyEvents } from './match';

/** An act that was proposed; it is sent again until it is answered. */
export type Pending = {
  readonly n: number;
  readonly rev: number; // of the view on which it was made, however late it arrives
  readonly action: unknown;
  readonly finger: Millis;
};
export type OwnSeat = {
  readonly token: Token | null; // null: given up, or another device has it
  /** Serial of the token on this channel; null until the host has confirmed the seat. */
  readonly serial: number | null;
  readonly n: number; // of the last proposal made
  readonly pending: readonly Pending[];
  /**
   * The name and, unless it stays, the face that its player wants, until everybody sees them; null:
   * both stay.
   */
  readonly called: Person | null;
};

export type GuestPack = {
  readonly hash: string;
  /** `arrived`: the whole text is here, and is being checked. */
  readonly is: 'held' | 'fetched' | 'arrived' | 'refused' | 'damaged';
};

export type Guest = {
  readonly name: string;
  /** The code of its player's face; empty: none. */
  readonly face: string;
  readonly watches: boolean;
  /** The packs of all games of this app. */
  readonly packs: readonly PackRef[];
  readonly linked: boolean;
  /** The table this guest belongs to, once it has been welcomed. */
  readonly table: string | null;
  /** How to find the table again, for guests who typed its code. */
  readonly invite: string | null;
  /** What others can type to find the table; only devices that watch are sent it. */
  readonly code: string | null;
  readonly seats: BySeat<OwnSeat>;
  /** Its player wants any seat, best the usual one; null: nothing is asked. */
  readonly seatWanted: { readonly usual?: Seat } | null;
  /** The number of this guest at the table, once it has been welcomed. */
  readonly self: number | null;
  /** Its player asks the host for a seat, maybe for a certain one; null: they do not. */
  readonly asks: { readonly seat?: Seat } | null;
  /** The last seat of this device, which is open on another phone. */
  readonly elsewhere: Seat | null;
  readonly views: ReadonlyMap<Viewer, { readonly rev: number; readonly view: unknown }>;
  readonly shared: SharedState | null;
  readonly sharedRev: number;
  /**
   * The host's last refusal of something other than an act: a version, a full table, a taken seat.
   */
  readonly refused: AnyWhy | null;
  /** The host has ended the table, so there is nothing to come back to. */
  readonly closed: boolean;
  /** The whole match, once it is over and was asked for. */
  readonly story: SavedMatch | null;
  /** The pieces of it so far; null: not asked for. */
  readonly gathers: Gathering | null;
  /** What this device does about a pack of another player; null: it has not looked yet. */
  readonly pack: GuestPack | null;
  /** The text of that pack, as far as it has arrived. */
  readonly packText: string;
  readonly sync: Sync;
  /** The match time at which the guest stopped because the host was silent; null: time passes. */
  readonly stands: Millis | null;
  readonly pinged: Millis;
  readonly heard: Millis;
  readonly resent: Millis;
};

export type GuestEvent =
  | { type: 'linked' }
  | { type: 'heard'; text: string }
  | { type: 'unlinked' }
  | { type: 'ticked' }
  | { type: 'wished'; wish: GuestCommand };

export type GuestCommand =
  | { wish: 'sit'; seat: Seat }
  | { wish: 'seat-me'; usual?: Seat }
  | { wish: 'ask-seat'; asks: boolean; seat?: Seat }
  | { wish: 'rise'; seat: Seat }
  | { wish: 'rename'; name: string; face?: string; seat?: Seat }
  | { wish: 'act'; seat: Seat; action: unknown }
  | { wish: 'pause' }
  | { wish: 'resume' }
  | { wish: 'undo' }
  | { wish: 'vote'; id: number; agrees: boolean }
  | { wish: 'ask'; seat: Seat; to?: Seat; words: SentTalk; lasts: Millis }
  | { wish: 'story'; game: AnyGame }
  /** This device has the pack, takes it, or does not. */
  | { wish: 'pack'; hash: string; is: Exclude<GuestPack['is'], 'arrived'> };

export type GuestEffect =
  | { do: 'send'; text: string }
  /** Give up a channel that is silent, and open another. */
  | { do: 'hang-up' }
  | { do: 'keep'; tokens: BySeat<Token> }
  | { do: 'answered'; seat: Seat; n: number; why: AnyWhy | undefined }
  /** A whole pack has arrived, and its hash is right. */
  | { do: 'pack'; hash: string; text: string }
  /** Events and the view they led to. A whole view comes without events. */
  | { do: 'events'; viewer: Viewer; events: AnyEvents; view: unknown };

/** While no match is played, nothing needs the host's clock to the millisecond. */
export const PINGS = { first: 16, firstEvery: 50, every: 1_000, everyAtRest: 2_000 } as const;
export const PROPOSAL_RESEND_MS = 1_000;
export const DEAF_MS = 6_000;
/** As long as a host may be absent without a pause. */
export const HOST_SILENT_MS = 3_000;

/**
 * Higher than every number: acts made before the host has sent the seat's last number wait for
 * theirs.
 */
const UNHEARD = Infinity;

export const createGuest = (
  name: string,
  tokens: BySeat<Token>,
  watches = false,
  packs: readonly PackRef[] = [],
  face = '',
): Guest => ({
  name,
  face,
  watches,
  packs,
  linked: false,
  table: null,
  invite: null,
  code: null,
  seats: Object.fromEntries(
    Object.entries(tokens).map(([seat, token]) => [
      seat,
      { token, serial: null, n: UNHEARD, pending: [], called: null },
    ]),
  ),
  seatWanted: null,
  self: null,
  asks: null,
  elsewhere: null,
  views: new Map(),
  shared: null,
  sharedRev: 0,
  refused: null,
  closed: false,
  story: null,
  gathers: null,
  pack: null,
  packText: '',
  sync: unsynced,
  stands: null,
  pinged: -Infinity,
  heard: -Infinity,
  resent: -Infinity,
});

export type GuestStep = readonly [Guest, readonly GuestEffect[]];

export const say = (message: Upward): GuestEffect => ({ do: 'send', text: encode(message) });

export const proposal = (seat: Seat, pending: Pending): GuestEffect =>
  say({ say: 'propose', seat, ...pending });

/** The request for any seat, as long as it is not answered. */
export const seatAsked = ({ seatWanted, table }: Guest): GuestEffect[] =>
  seatWanted && table !== null ? [say({ say: 'seat-me', ...seatWanted })] : [];

/**
 * Asks the host for a seat until everybody sees it. A seat that has become free is taken at once.
 */
export function seatBegging({ asks, self, shared }: Guest): GuestEffect[] {
  const shown = shared?.standing.find(({ guest }) => guest === self);
  if (!shown) return [];
  const isFree = shared?.places.some(({ sits }) => sits === 'nobody') ?? false;
  if (asks && isFree)
    return [say({ say: 'seat-me', ...(asks.seat !== undefined && { usual: asks.seat }) })];
  const isShown = shown.asks === (asks !== null) && shown.seat === asks?.seat;
  return isShown ? [] : [say({ say: 'ask-seat', asks: asks !== null, ...asks })];
}

export const ownSeat = ({ seats }: Guest, seat: Seat): OwnSeat | undefined => ownOf(seats, seat);

export const withSeat = (guest: Guest, seat: Seat, own: OwnSeat): Guest => ({
  ...guest,
  seats: { ...guest.seats, [seat]: own },
});

/** Whether everybody sees the name and, unless it stays, the face that a player wants. */
export const isShown = ({ name, face }: Person, shown: Required<Person>): boolean =>
  name === shown.name && (face ?? shown.face) === shown.face;

export const revOf = ({ views, sharedRev }: Guest, what: string): number =>
  what === 'shared' ? sharedRev : (views.get(what as Viewer)?.rev ?? 0);
