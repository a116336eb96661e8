/** A state and the facts that led to it; one change after another. */
import type { Happening } from './actions';
import type { State } from './state';

export type Change<S extends State = State> = {
  readonly state: S;
  readonly happened: readonly Happening[];
};

export const unchanged = <S extends State>(state: S): Change<S> => ({ state, happened: [] });

/** All that happened, in the order in which it did. */
export function inTurn<S extends State>(
  start: Change<S>,
  ...steps: readonly ((state: S) => Change<S>)[]
): Change<S> {
  return steps.reduce((before, step) => {
    const after = step(before.state);
    return { state: after.state, happened: [...before.happened, ...after.happened] };
  }, start);
}
