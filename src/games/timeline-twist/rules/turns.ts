/** The order of turns, and how long a turn's sand runs. */
import { type Millis, SECOND } from '../../../kit/millis';
import type { Seat } from '../../../kit/seat';
import type { Change } from './change';
import type { Options, State } from './state';

/** Clockwise once round the table, beginning with one seat. */
export function roundFrom(seats: readonly Seat[], first: Seat): readonly Seat[] {
  const at = Math.max(0, seats.indexOf(first));
  return [...seats.slice(at), ...seats.slice(0, at)];
}

export const sandFrom = ({ talkSeconds }: Options, at: Millis): Millis | null =>
  talkSeconds === null ? null : at + talkSeconds * SECOND;

/** Begins a turn and turns the glass. */
export function onTurn<S extends State>(state: S, seat: Seat, at: Millis): Change<S> {
  const until = sandFrom(state.options, at);
  return {
    state: { ...state, turn: seat, until },
    events: [{ type: 'on-turn', seat, until }],
  };
}
