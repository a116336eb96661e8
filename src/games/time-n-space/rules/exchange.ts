/** Of identical counters the owner decides which goes: for a few seconds they may exchange it. */
import type { Millis } from '../../../kit/millis';
import { of, type Seat } from '../../../kit/seat';
import type { Why } from './actions';
import { withMoved } from './atLift';
import { slotOf, thingAt, withThings } from './centre';
import { type Change, withCentre } from './change';
import type { Field } from './components';
import type { Exchange, Seen, State } from './state';

export function whyNotExchange(
  seen: Seen,
  seat: Seat,
  from: Field,
  to: Field,
  finger: Millis,
): Why | undefined {
  const open = openFor(seen, seat, to);
  const isOpen = open && finger < open.until && othersFor(seen, open).includes(from);
  return isOpen ? undefined : { code: 'nothing-to-exchange' };
}

/** The counters that could go instead. */
export const othersFor = ({ centres }: Seen, { seat, order, others }: Exchange): Field[] =>
  others.filter(field => thingAt(of(centres, seat), field) === order);

export function exchanged(state: State, seat: Seat, from: Field, to: Field): Change {
  const open = openFor(state, seat, to);
  if (!open) throw new Error('nothing to exchange');
  const { order } = open;
  const centre = withThings(of(state.centres, seat), [
    [from, null],
    [to, order],
  ]);
  return {
    state: withMoved(withCentre(state, seat, centre), seat, from, to),
    events: [{ type: 'exchanged', seat, order, from, to }],
  };
}

/** A choice ends as soon as its field is used again or its building changes. */
export function withoutEnded(before: State, after: State): State {
  const exchanges = after.exchanges.filter(open => isUntouched(before, after, open));
  return exchanges.length < after.exchanges.length ? { ...after, exchanges } : after;
}

function isUntouched(before: State, after: State, { seat, field }: Exchange): boolean {
  const stageIn = ({ centres }: State) => of(centres, seat).buildings[slotOf(field)].stage;
  return stageIn(before) === stageIn(after) && thingAt(of(after.centres, seat), field) === null;
}

const openFor = ({ exchanges }: Seen, seat: Seat, field: Field): Exchange | undefined =>
  exchanges.find(open => open.seat === seat && open.field === field);
