import type { Millis } from '../../../kit/millis';
import type { BySeat, Seat, Seats } from '../../../kit/seat';
import type { CardId, DeckId, Sign } from '../deck/card';
import type { CardDate } from '../deck/date';

export type Options = {
  readonly way: 'versus' | 'together';
  readonly deck: DeckId;
  /** The seat that begins; null if chance decides. */
  readonly first: Seat | null;
  /** A day, as YYYY-MM-DD, whose deal is the same at every table. */
  readonly daily: string | null;
  /** Seconds of sand in a turn; null without a glass. */
  readonly talkSeconds: number | null;
};

/** A card with its fact up. */
export type Fact = { readonly card: CardId; readonly sign: Sign };
/** A player's card. Sideways: it was turned and fitted nowhere, so it can only be discarded. */
export type Held = Fact & { readonly sideways: boolean };
/** The back of a card. */
export type Back = { readonly date: CardDate; readonly sign: Sign };

/**
 * The place of a card together. `column` counts the lower row from the left, before the card is
 * laid.
 */
export type Spot =
  | { readonly at: 'left' }
  | { readonly at: 'right' }
  /** On a card of the same date. */
  | { readonly at: 'line' | 'gaps'; readonly column: number; readonly onto: CardId }
  /** Above the gap after that column. */
  | { readonly at: 'gap'; readonly column: number }
  | { readonly at: 'nowhere' };

/** The part of the state that both ways share. */
type Common = {
  readonly options: Options;
  readonly seats: Seats;
  readonly first: Seat;
  /** The seat that takes this turn; after the end, the one that took the last turn. */
  readonly turn: Seat;
  /** When the sand of this turn runs out; null without a glass. */
  readonly until: Millis | null;
  readonly hands: BySeat<readonly Held[]>;
  readonly pile: { readonly top: Fact | null; readonly left: number };
  /** Dates up, the top card last. */
  readonly discards: readonly CardId[];
  /** Turned cards with the fact up again: back in the pile, or with a player. */
  readonly known: readonly CardId[];
};

/** Sent by events during the match, and part of a view only after its end. */
type Turned<Last> = {
  /** How many cards each seat has turned. */
  readonly turnedBy: BySeat<number>;
  /** The card that was turned last. */
  readonly last: Last | null;
};
/** The gap it went into, and whether that was right. */
type Placed = {
  readonly seat: Seat;
  readonly card: CardId;
  readonly gap: number;
  readonly fits: boolean;
};
type Played = { readonly seat: Seat; readonly card: CardId; readonly spot: Spot };

export type VersusSeen = Common &
  Partial<Turned<Placed>> & {
    readonly way: 'versus';
    readonly line: readonly CardId[];
    readonly round: number;
    /** The seats that still play, in the order of turns. */
    readonly playing: readonly Seat[];
    readonly isPlayOff: boolean;
    /** How many cards each seat has placed correctly. */
    readonly right: BySeat<number>;
    readonly ended: { readonly at: Millis; readonly how: 'won' | 'shared' } | null;
  };

/** Cards of one date, the lowest first, and those above the gap to the next column. */
export type Column = { readonly cards: readonly CardId[]; readonly above: readonly CardId[] };
export type TogetherSeen = Common &
  Partial<Turned<Played>> & {
    readonly way: 'together';
    readonly line: readonly Column[];
    /**
     * The sign on the back of the last discarded card, which the next one must have on its front.
     */
    readonly asked: Sign;
    /** Cards turned in this turn, and how many of them found a place. */
    readonly tried: number;
    readonly laid: number;
    /** The last card turned in this turn found no place. */
    readonly isLost: boolean;
    readonly ended: {
      readonly at: Millis;
      /** Nothing found a place in a turn; nothing could be tried or discarded; no card is left. */
      readonly how: 'failed' | 'stuck' | 'complete';
    } | null;
  };

/** What everybody can see. The dates of turned cards are in the deck. */
export type Seen = VersusSeen | TogetherSeen;
export type View = Seen;

/** Everything secret, in one place, so that one cut removes it. */
export type Secret = {
  readonly pile: readonly CardId[]; // the top first
  /** The print on the cards of this match. */
  readonly printed: Readonly<Record<CardId, Printed>>;
};
export type Printed = { readonly front: Sign; readonly back: Sign; readonly date: CardDate };
export type Versus = VersusSeen & Turned<Placed> & { readonly secret: Secret };
export type Together = TogetherSeen & Turned<Played> & { readonly secret: Secret };
export type State = Versus | Together;
