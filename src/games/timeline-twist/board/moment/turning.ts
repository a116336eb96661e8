/** What has just been turned over, between two views of the same match. */
import type { Seat } from '@/kit/seat';
import type { CardId } from '../../deck/card';
import type { Seen } from '../../rules/state';

export type Turning = {
  readonly card: CardId;
  readonly seat: Seat;
  readonly came: 'fits' | 'misses' | 'nowhere' | 'discarded';
  /** Against each other: into which gap it was laid. */
  readonly gap: number | null;
};

export function turningBetween(before: Seen, after: Seen): Turning | null {
  if (isNew(before, after)) return lastOf(after);
  return after.way === 'together' ? discardedBetween(before, after) : null;
}

/** Nobody turns the same card twice in a row, but a deal begins anew. */
const isNew = ({ last: was }: Seen, { last: is }: Seen): boolean =>
  is !== null && (was?.card !== is.card || was.seat !== is.seat);

/** The card with which it ended, where that can still be known: nobody has seen it turn yet. */
export function lastTurning(view: Seen): Turning | null {
  if (view.way === 'together' && view.ended?.how !== 'failed') return null;
  return lastOf(view);
}

function lastOf(view: Seen): Turning | null {
  if (view.way === 'versus') {
    const { last } = view;
    return last && { ...last, came: last.fits ? 'fits' : 'misses' };
  }
  const { last } = view;
  if (!last) return null;
  const { card, seat, spot } = last;
  return { card, seat, came: spot.at === 'nowhere' ? 'nowhere' : 'fits', gap: null };
}

function discardedBetween(before: Seen, after: Seen): Turning | null {
  const card = after.discards[after.discards.length - 1];
  if (card === undefined || before.discards.includes(card)) return null;
  return { card, seat: before.turn, came: 'discarded', gap: null };
}
