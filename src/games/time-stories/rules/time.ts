/** The bar of time: units, and the agents that come back as the marker reaches them. */
import type { Figure } from './actions';
import { withAgent } from './agents';
import { changed, type Change, forEach, inTurn, unchanged } from './change';
import { MOST_UNITS } from './components';
import { endNamed, runEnded } from './ending';
import { job, withJobs } from './jobs';
import { agentOf, lenderOf } from './lookup';
import type { State } from './state';

/** A journey, a shield or an effect: at 0 the run ends at once. */
export function unitsLost(state: State, many: number): Change {
  const lost = Math.min(many, state.units);
  if (lost === 0) return unchanged(state);
  const moved = markerAt(state, state.units - lost);
  return moved.state.units > 0 ? moved : inTurn(moved, now => runEnded(now, endNamed(now, 'time')));
}

export function unitsGained(state: State, many: number): Change {
  const units = Math.min(MOST_UNITS, state.units + many);
  return changed({ ...state, units }, { type: 'units', change: units - state.units });
}

/** Moves the marker down, and brings back whoever it reaches or passes. */
export function markerAt(state: State, units: number): Change {
  const start = changed({ ...state, units }, { type: 'units', change: units - state.units });
  const back = state.figures.filter(figure => isReached(state, figure, units));
  return inTurn(start, now => forEach(now, back, returned));
}

function isReached(state: State, figure: Figure, units: number): boolean {
  const { vortex } = agentOf(state, figure);
  return vortex !== null && vortex > 0 && units <= vortex;
}

/** With full life and what is left of the gear, on a space where somebody is. */
export function returned(state: State, figure: Figure): Change {
  const back = withAgent(state, figure, {
    vortex: null,
    life: lenderOf(state, figure).life,
    at: null,
    plan: null,
    done: state.phase.name === 'unit' ? 'moved' : null,
  });
  const isLaidOut = state.phase.name === 'here' || state.phase.name === 'unit';
  const placed = job([], { agent: figure, card: null }, 'placed');
  return changed(isLaidOut ? withJobs(back, placed) : back, { type: 'returned', agent: figure });
}
