/** Selectors that derive what screens show from a seat's state and its hand. */
import { ownOf } from '@/kit/seat';
import type { Held } from '../../rules/state';
import type { HandState, TwistSeatState } from './hand';

const NO_CARDS: readonly Held[] = [];

/** The cards in front of this player. */
export const heldIn = ({ view, seat }: TwistSeatState): readonly Held[] =>
  ownOf(view.hands, seat) ?? NO_CARDS;

export const isTurnIn = ({ view, seat }: TwistSeatState): boolean =>
  view.turn === seat && !view.ended;

/** True on this player's turn against each other, when a card may be laid into a gap. */
export const canLayIn = (seat: TwistSeatState): boolean =>
  seat.view.way === 'versus' && isTurnIn(seat);

/** An act is still unanswered. */
export const isSentIn = ({ pending }: TwistSeatState): boolean => pending.length > 0;

/** The card the player has picked, or else the first that can be played. */
export function chosenCardIn(seat: TwistSeatState, { wanted }: Pick<HandState, 'wanted'>) {
  const held = heldIn(seat);
  return (
    held.find(({ card }) => card === wanted) ?? held.find(({ sideways }) => !sideways) ?? held[0]
  );
}

/** The gap in which the chosen card lies for now. */
export function gapIn(seat: TwistSeatState, hand: HandState): number | null {
  const { laid } = hand;
  return canLayIn(seat) && laid !== null && laid.card === chosenCardIn(seat, hand)?.card
    ? laid.gap
    : null;
}
