/** A state and the events that led to it; applies one change after another. */
import type { GameEvent } from './events';
import type { State } from './state';

export type Change = { readonly state: State; readonly events: readonly GameEvent[] };

export const unchanged = (state: State): Change => ({ state, events: [] });

/** Collects the events in order. */
export function inTurn(start: Change, ...steps: readonly ((state: State) => Change)[]): Change {
  return steps.reduce((before, step) => {
    const after = step(before.state);
    return { state: after.state, events: [...before.events, ...after.events] };
  }, start);
}
