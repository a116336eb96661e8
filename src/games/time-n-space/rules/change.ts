/** Returns the state with one part changed. All other parts stay the same objects. */
import { of, type Seat } from '../../../kit/seat';
import type { GameEvent } from './actions';
import type { Good, MoonId, TileId } from './components';
import type { Centre, Glass, GlassId, Ship, State } from './state';

/** A state and the events that led to it. */
export type Change = { readonly state: State; readonly events: readonly GameEvent[] };

/** Applies one change after another and collects their events in order. */
export function inTurn(start: Change, ...steps: readonly ((state: State) => Change)[]): Change {
  return steps.reduce((before, step) => {
    const after = step(before.state);
    return { state: after.state, events: [...before.events, ...after.events] };
  }, start);
}

export const unchanged = (state: State): Change => ({ state, events: [] });

export const withCentre = (state: State, seat: Seat, centre: Centre): State => ({
  ...state,
  centres: { ...state.centres, [seat]: centre },
});

export const withShip = (state: State, seat: Seat, ship: Ship): State => ({
  ...state,
  ships: { ...state.ships, [seat]: ship },
});

export function withGlass(state: State, seat: Seat, id: GlassId, glass: Glass): State {
  const [left, right] = of(state.glasses, seat);
  const pair: readonly [Glass, Glass] = id === 0 ? [glass, right] : [left, glass];
  return { ...state, glasses: { ...state.glasses, [seat]: pair } };
}

export function withSupply(state: State, goods: readonly Good[], each: 1 | -1): State {
  const supply = { ...state.supply };
  for (const good of goods) supply[good] += each;
  return { ...state, supply };
}

/** Sets a stack: its top and height are public, its order is secret. */
export const withStack = (state: State, moon: MoonId, stack: readonly TileId[]): State => ({
  ...state,
  moons: { ...state.moons, [moon]: { top: stack[0] ?? null, left: stack.length } },
  secret: { ...state.secret, stacks: { ...state.secret.stacks, [moon]: stack } },
});
