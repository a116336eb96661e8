import type { Millis } from '../../../kit/millis';
import type { BySeat, Seat, Seats } from '../../../kit/seat';
import type { CardId, DeckId, Sign } from '../deck/card';
import type { CardDate } from '../deck/date';

export type Options = {
  readonly way: 'versus' | 'together';
  readonly deck: DeckId;
  /** The youngest against each other, the oldest together; null: chance says. */
  readonly first: Seat | null;
  /** A day, written YYYY-MM-DD: its deal is the same at every table. */
  readonly daily: string | null;
  /** How long the sand of a turn runs; null: there is no glass. */
  readonly talkSeconds: number | null;
};

/** A card with its fact up. */
export type Fact = { readonly card: CardId; readonly sign: Sign };
/** Before a player. Sideways: it was turned and fitted nowhere, so it can only be discarded. */
export type Held = Fact & { readonly sideways: boolean };
/** The other side of a card. */
export type Back = { readonly date: CardDate; readonly sign: Sign };

/** Where a card belongs together. `column` counts the lower row from the left, as it lay before. */
export type Spot =
  | { readonly at: 'left' }
  | { readonly at: 'right' }
  /** On a card of the same date. */
  | { readonly at: 'line' | 'gaps'; readonly column: number; readonly onto: CardId }
  /** Above the gap after that column. */
  | { readonly at: 'gap'; readonly column: number }
  | { readonly at: 'nowhere' };

/** What is always the same, whichever way is played. */
type Common = {
  readonly options: Options;
  readonly seats: Seats;
  readonly first: Seat;
  /** Who is on turn; when it is over, who was last. */
  readonly turn: Seat;
  /** When the sand of this turn is through; null: no glass stands. */
  readonly until: Millis | null;
  readonly hands: BySeat<readonly Held[]>;
  readonly pile: { readonly top: Fact | null; readonly left: number };
  /** Their dates up, the top last. */
  readonly discards: readonly CardId[];
  /** Turned, and with the fact up again: in the pile once more, or before a player. */
  readonly known: readonly CardId[];
};

/** Until the match is over events tell it, and no view. */
type Turned<Last> = {
  /** How many times each has turned a card. */
  readonly turnedBy: BySeat<number>;
  /** The card that was turned last. */
  readonly last: Last | null;
};
/** Into which gap it went, and whether it was right. */
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
    /** Who still plays, in the order of the turns. */
    readonly playing: readonly Seat[];
    readonly isPlayOff: boolean;
    /** How many cards each has placed rightly. */
    readonly right: BySeat<number>;
    readonly ended: { readonly at: Millis; readonly how: 'won' | 'shared' } | null;
  };

/** Cards of one date, the lowest first, and those above the gap to the next column. */
export type Column = { readonly cards: readonly CardId[]; readonly above: readonly CardId[] };
export type TogetherSeen = Common &
  Partial<Turned<Played>> & {
    readonly way: 'together';
    readonly line: readonly Column[];
    /** On the back of the card that was discarded last: only its like goes onto it. */
    readonly asked: Sign;
    /** In this turn: cards turned, and how many of them found a place. */
    readonly tried: number;
    readonly laid: number;
    /** The card that was turned last in this turn found no place. */
    readonly isLost: boolean;
    readonly ended: {
      readonly at: Millis;
      /** Nothing found a place in a turn; nothing could be tried or discarded; no card is left. */
      readonly how: 'failed' | 'stuck' | 'complete';
    } | null;
  };

/** What lies open on the table: it is the same for all. The dates of what is turned are in the deck. */
export type Seen = VersusSeen | TogetherSeen;
export type View = Seen;

/** Everything that may not leave the state, in one place, so that one cut takes it out. */
export type Secret = {
  readonly pile: readonly CardId[]; // the top first
  /** What is printed on the cards of this match. */
  readonly printed: Readonly<Record<CardId, Printed>>;
};
export type Printed = { readonly front: Sign; readonly back: Sign; readonly date: CardDate };
export type Versus = VersusSeen & Turned<Placed> & { readonly secret: Secret };
export type Together = TogetherSeen & Turned<Played> & { readonly secret: Secret };
export type State = Versus | Together;
