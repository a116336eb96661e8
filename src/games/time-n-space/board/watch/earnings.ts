/** Finds the counters that events earned. */
import type { Seat } from '@/kit/seat';
import type { GameEvent } from '../../rules/actions';
import type { Order } from '../../rules/components';

/** A counter that went from the owner’s planet to the player who filled the order. */
export type Earning = { readonly seat: Seat; readonly owner: Seat; readonly order: Order };

export const earnings = (events: readonly GameEvent[]): Earning[] =>
  events.flatMap(event =>
    event.type === 'delivered'
      ? event.orders.map(({ order }) => ({ seat: event.seat, owner: event.planet, order }))
      : [],
  );
