/** Reads from an event which card was turned, and how it came out. */
import type { Seat } from '@/kit/seat';
import type { CardId } from '../../deck/card';
import type { GameEvent } from '../../rules/actions';
import type { Seen } from '../../rules/state';

export type Turning = {
  readonly card: CardId;
  readonly seat: Seat;
  readonly came: 'fits' | 'misses' | 'nowhere' | 'discarded';
  /** Against each other: the gap it was laid into. */
  readonly gap: number | null;
};

export function turningOf(event: GameEvent): Turning | null {
  switch (event.type) {
    case 'placed': {
      const { card, seat, gap, fits } = event;
      return { card, seat, gap, came: fits ? 'fits' : 'misses' };
    }
    case 'played': {
      const { card, seat, spot } = event;
      return { card, seat, gap: null, came: spot.at === 'nowhere' ? 'nowhere' : 'fits' };
    }
    case 'discarded':
      return { card: event.card, seat: event.seat, gap: null, came: 'discarded' };
    default:
      return null;
  }
}

/** Returns the card that ended the match, if the view still tells; the ending turns it over. */
export function lastTurning(view: Seen): Turning | null {
  if (view.way === 'versus') return view.last ? turningOf({ type: 'placed', ...view.last }) : null;
  if (view.ended?.how !== 'failed') return null;
  return view.last ? turningOf({ type: 'played', ...view.last }) : null;
}
