/** What is in this player’s mind and nowhere else: a card, where it is to lie, what is looked at. */
import type { SeatState, SeatStore } from '@/games/board';
import type { AnyWhy } from '@/games/game';
import type { Readable } from '@/kit/readable';
import type { CardId } from '../../deck/card';
import type { Action, GameEvent } from '../../rules/actions';
import type { Seen } from '../../rules/state';

export type TwistSeatState = SeatState<Seen, Action>;
export type TwistSeat = SeatStore<Seen, Action, GameEvent>;

type OpenSheet = { readonly what: 'table' } | { readonly what: 'line'; readonly at?: CardId };

export type HandState = {
  readonly wanted: CardId | null;
  /** Where a card lies for now, face up. */
  readonly laid: { readonly card: CardId; readonly gap: number } | null;
  readonly sheet: OpenSheet | null;
  /** Of the table or of the rules at hand, until something else is done. */
  readonly refusal: AnyWhy | null;
};

export type Hand = Readable<HandState> & {
  readonly acts: HandActs;
  /** Shows what the table refuses. Returns how to stop. */
  follow(): () => void;
};
export type HandActs = {
  choose(card: CardId): void;
  lay(gap: number | null): void;
  /** Refused at once, where the rules would refuse it. */
  act(action: Action): void;
  open(sheet: OpenSheet | null): void;
  dismiss(): void;
};
