/** Tells how far each player is before the start. */
import { of, type Seat } from '@/kit/seat';
import { isOrder, lying } from '../../../rules/centre';
import type { Order } from '../../../rules/components';
import type { View } from '../../../rules/state';

type Progress = 'chooses' | 'chosen' | 'places' | 'ready' | 'notReady';

export function progressOf({ phase }: View, seat: Seat): Progress {
  if (phase.name === 'choosing') return phase.chosen.includes(seat) ? 'chosen' : 'chooses';
  if (phase.name !== 'preparing') return 'ready';
  if (phase.ready.includes(seat)) return 'ready';
  return handOf({ phase }, seat).length > 0 ? 'places' : 'notReady';
}

/** The two orders still to be placed; empty once they are. */
export const handOf = ({ phase }: Pick<View, 'phase'>, seat: Seat): readonly Order[] =>
  phase.name === 'preparing' ? of(phase.hand, seat) : [];

/** A seat's chosen orders, placed or not. Before the start no other orders lie on a centre. */
export function revealed(view: View, seat: Seat): Order[] {
  const centre = of(view.centres, seat);
  const placed = lying(centre, isOrder).map(({ thing }) => thing);
  return [...handOf(view, seat), ...placed];
}
