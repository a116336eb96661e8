/** The order of turns, and how long a turn's sand runs. */
import { type Millis, SECOND } from '../../../kit/millis';
import type { Seat } from '../../../kit/seat';
import type { Change } from './change';
import type { Options, Seen, State } from './state';

export const sandFrom = ({ turnSeconds }: Options, at: Millis): Millis | null =>
  turnSeconds === null ? null : at + turnSeconds * SECOND;

/** Begins a turn and turns the glass. */
export function turnBegun(state: State, seat: Seat, at: Millis): Change {
  const until = sandFrom(state.options, at);
  return {
    state: { ...state, phase: { name: 'turn' }, turn: seat, until },
    events: [{ type: 'on-turn', seat, until }],
  };
}

/** The next seat that has not passed; undefined if all have. */
export function seatAfter({ order, passed, turn }: Seen): Seat | undefined {
  const place = order.indexOf(turn);
  const round = [...order.slice(place + 1), ...order.slice(0, place + 1)];
  return round.find(seat => !passed.includes(seat));
}
