/** What follows from the table and from what this player has in mind. */
import { ownOf } from '@/kit/seat';
import type { Held } from '../../rules/state';
import type { HandState, TwistSeatState } from './hand';

const NO_CARDS: readonly Held[] = [];

/** All that lies before this player. */
export const heldIn = ({ view, seat }: TwistSeatState): readonly Held[] =>
  ownOf(view.hands, seat) ?? NO_CARDS;

export const isTurnIn = ({ view, seat }: TwistSeatState): boolean =>
  view.turn === seat && !view.ended;

/** On its turn, against each other: a card may be laid into a gap. */
export const canLayIn = (seat: TwistSeatState): boolean =>
  seat.view.way === 'versus' && isTurnIn(seat);

/** Something was done and is not yet answered. */
export const isSentIn = ({ pending }: TwistSeatState): boolean => pending.length > 0;

/** One that can be played, unless another is wanted. */
export function chosenCardIn(seat: TwistSeatState, { wanted }: Pick<HandState, 'wanted'>) {
  const held = heldIn(seat);
  return (
    held.find(({ card }) => card === wanted) ?? held.find(({ sideways }) => !sideways) ?? held[0]
  );
}

/** Where the chosen card lies for now. */
export function gapIn(seat: TwistSeatState, hand: HandState): number | null {
  const { laid } = hand;
  return canLayIn(seat) && laid !== null && laid.card === chosenCardIn(seat, hand)?.card
    ? laid.gap
    : null;
}
