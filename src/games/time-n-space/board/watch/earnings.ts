/** What was just earned: found by comparing two views. */
import { of, type Seat } from '@/kit/seat';
import type { Order } from '../../rules/components';
import type { Seen } from '../../rules/state';

/** A counter that went from the owner’s planet to whoever filled the order. */
export type Earning = { readonly seat: Seat; readonly owner: Seat; readonly order: Order };

const MANY = 8; // more at once is no delivery but a table seen anew

export function earnings(before: Seen, after: Seen): Earning[] {
  const found = after.seats.flatMap(seat => earnedBy(before, after, seat));
  return found.length > MANY ? [] : found;
}

function earnedBy(before: Seen, after: Seen, seat: Seat): Earning[] {
  const [was, is] = [before.centres[seat], of(after.centres, seat)];
  if (!was || was.below === is.below) return [];
  return after.seats.flatMap(owner => {
    const more = (is.below[owner] ?? []).slice(was.below[owner]?.length ?? 0);
    return more.map(order => ({ seat, owner, order }));
  });
}
