/** The state of one player’s screen: the wanted card, its gap, the open sheet. No other device knows it. */
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
  /** The card that lies in a gap for now, face up. */
  readonly laid: { readonly card: CardId; readonly gap: number } | null;
  readonly sheet: OpenSheet | null;
  /** The last refusal, by the table or by the rules here, until the next act. */
  readonly refusal: AnyWhy | null;
};
