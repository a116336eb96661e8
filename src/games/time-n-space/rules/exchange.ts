/** Of identical counters the owner decides which goes: for a few seconds he may let another go. */
import type { Millis } from '../../../kit/millis';
import { of, type Seat } from '../../../kit/seat';
import type { Why } from './actions';
import { thingAt, withThings } from './centre';
import { type Change, withCentre } from './change';
import type { Field } from './components';
import { whyNotFree } from './fields';
import type { Exchange, Seen, State } from './state';

export function whyNotExchange(
  seen: Seen,
  seat: Seat,
  from: Field,
  to: Field,
  finger: Millis,
): Why | undefined {
  const centre = of(seen.centres, seat);
  const open = openFor(seen, seat, to);
  if (!open || finger >= open.until || thingAt(centre, from) !== open.order) {
    return { code: 'nothing-to-exchange' };
  }
  return whyNotFree(centre, [to]);
}

export function exchanged(state: State, seat: Seat, from: Field, to: Field): Change {
  const centre = of(state.centres, seat);
  const open = openFor(state, seat, to);
  if (!open) throw new Error('nothing to exchange');
  const { order } = open;
  const moved = withThings(centre, [
    [from, null],
    [to, order],
  ]);
  const exchanges = state.exchanges.filter(other => other !== open);
  return {
    state: { ...withCentre(state, seat, moved), exchanges },
    happened: [{ type: 'exchanged', seat, order, from, to }],
  };
}

/** The newest, if a field was freed twice in a short while. */
const openFor = ({ exchanges }: Seen, seat: Seat, field: Field): Exchange | undefined =>
  [...exchanges].reverse().find(open => open.seat === seat && open.field === field);
