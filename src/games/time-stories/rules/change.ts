/** A state and the events that led to it; applies one change after another. */
import type { GameEvent } from './events';
import type { State } from './state';

export type Change = { readonly state: State; readonly events: readonly GameEvent[] };

export const unchanged = (state: State): Change => ({ state, events: [] });
export const changed = (state: State, ...events: readonly GameEvent[]): Change => ({
  state,
  events,
});

/** Collects the events in order. */
export function inTurn(start: Change, ...steps: readonly ((state: State) => Change)[]): Change {
  return steps.reduce((before, step) => {
    const after = step(before.state);
    return { state: after.state, events: [...before.events, ...after.events] };
  }, start);
}

export const hasEnded = ({ phase }: Pick<State, 'phase'>): boolean =>
  phase.name === 'home' || phase.name === 'over';

/** Like `inTurn`, but nothing more happens once the run has ended. */
export const whileRunning = (
  start: Change,
  ...steps: readonly ((state: State) => Change)[]
): Change =>
  inTurn(
    start,
    ...steps.map(step => (state: State) => (hasEnded(state) ? unchanged(state) : step(state))),
  );

/** One step for each thing, until the run ends. */
export const forEach = <T>(
  state: State,
  things: readonly T[],
  step: (state: State, thing: T) => Change,
): Change => whileRunning(unchanged(state), ...things.map(it => (now: State) => step(now, it)));
