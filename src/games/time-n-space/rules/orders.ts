/** Puts orders from above a centre onto its free fields. */
import { of, type Seat } from '../../../kit/seat';
import type { Why } from './actions';
import { face, withAbove, withThings } from './centre';
import { type Change, withCentre } from './change';
import type { Field, Order, Slot } from './components';
import { whyNotFree } from './fields';
import type { Centre, Seen, State } from './state';

export type Placing = { readonly order: Order; readonly field: Field };

export function whyNotOffer(
  seen: Seen,
  seat: Seat,
  slot: Slot,
  placings: readonly Placing[],
): Why | undefined {
  const centre = of(seen.centres, seat);
  const most = mostAt(centre, slot);
  if (placings.length === 0) return { code: 'nothing-chosen' };
  if (placings.length > most) return { code: 'too-many', most, given: placings.length };
  return (
    whyNotAbove(
      centre,
      placings.map(({ order }) => order),
    ) ??
    whyNotFree(
      centre,
      placings.map(({ field }) => field),
    )
  );
}

export function offered(state: State, seat: Seat, orders: readonly Placing[]): Change {
  const centre = orders.reduce(
    (soFar, { order }) => withAbove(soFar, order, -1),
    of(state.centres, seat),
  );
  return {
    state: withCentre(state, seat, withPlaced(centre, orders)),
    events: [{ type: 'offered', seat, orders }],
  };
}

/** The number on a trading centre; 0 on any other building. */
export function mostAt({ buildings }: Centre, slot: Slot): number {
  const shown = face(slot, buildings[slot]);
  return shown.kind === 'trade' ? shown.most : 0;
}

export const withPlaced = (centre: Centre, placings: readonly Placing[]): Centre =>
  withThings(
    centre,
    placings.map(({ order, field }) => [field, order]),
  );

/** Checks that the owner has as many of each above the centre as are named. */
export function whyNotAbove({ above }: Centre, orders: readonly Order[]): Why | undefined {
  const order = orders.find(kind => countOf(orders, kind) > above[kind]);
  return order && { code: 'not-above', order, have: above[order] };
}

export const countOf = (orders: readonly Order[], kind: Order): number =>
  orders.filter(order => order === kind).length;
