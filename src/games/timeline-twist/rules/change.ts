/** A state and the events that led to it; applies one change after another. */
import type { GameEvent } from './actions';
import type { State } from './state';

export type Change<S extends State = State> = {
  readonly state: S;
  readonly events: readonly GameEvent[];
};

export const unchanged = <S extends State>(state: S): Change<S> => ({ state, events: [] });

/** Collects the events in order. */
export function inTurn<S extends State>(
  start: Change<S>,
  ...steps: readonly ((state: S) => Change<S>)[]
): Change<S> {
  return steps.reduce((before, step) => {
    const after = step(before.state);
    return { state: after.state, events: [...before.events, ...after.events] };
  }, start);
}
