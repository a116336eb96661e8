/** What is in this player’s mind and nowhere else: a card, where it is to lie, what is looked at. */
import type { SeatState, SeatStore } from '@/games/board';
import type { AnyWhy } from '@/games/game';
import type { CardId } from '../../deck/card';
import type { Action, GameEvent } from '../../rules/actions';
import type { Seen } from '../../rules/state';

export type TwistSeatState = SeatState<Seen, Action>;
export type TwistSeat = SeatStore<Seen, Action, GameEvent>;

export type OpenSheet =
  { readonly what: 'table' } | { readonly what: 'line'; readonly at?: CardId };

export type HandState = {
  readonly wanted: CardId | null;
  /** Where a card lies for now, face up. */
  readonly laid: { readonly card: CardId; readonly gap: number } | null;
  readonly sheet: OpenSheet | null;
  /** Of the table or of the rules at hand, until something else is done. */
  readonly refusal: AnyWhy | null;
};
