/** Works the agenda off, and goes on as far as nothing is to be decided. */
import type { Figure } from './actions';
import type { Chances } from '../../../kit/random';
import type { LocationId } from '../mission/names';
import { livingAgents, readersAt, withAgent } from './agents';
import { type Change, hasEnded, inTurn, unchanged } from './change';
import { explored, needsAll, recorded } from './explore';
import { isRead } from './fronts';
import { withSecret } from './jobs';
import { allPlaced } from './layout';
import { agentOf } from './lookup';
import { canEnter } from './moves';
import { performed } from './perform';
import { spaceAsked } from './questions';
import type { Job, State } from './state';
import { testsMet } from './tests';
import { unitOver } from './unit';

/** No act of a sound mission takes as many; a mission that runs in circles ends here. */
const MOST_STEPS = 400;

export function settled(start: Change, next: Chances): Change {
  let change = start;
  for (let n = 0; n < MOST_STEPS; n++) {
    const step = nextStep(change.state);
    if (!step) return change;
    change = inTurn(change, now => step(now, next));
  }
  return { ...change, state: withSecret(change.state, { agenda: [] }) };
}

type FlowStep = (state: State, next: Chances) => Change;

function nextStep(state: State): FlowStep | undefined {
  if (hasEnded(state) || state.asking !== null) return undefined;
  if (state.secret.agenda.length > 0) return jobStep;
  const living = livingAgents(state);
  const unread = unreadTogether(state);
  if (unread) return now => explored(now, unread.figure, unread.card);
  const { name } = state.phase;
  if (name === 'entering' && haveEntered(state)) return allPlaced;
  if (name === 'unit' && living.every(it => agentOf(state, it).done !== null)) return unitOver;
  return undefined;
}

/** All who may enter somewhere, unless that is nobody. */
function haveEntered(state: State): boolean {
  const living = livingAgents(state);
  const unplaced = living.filter(it => agentOf(state, it).at === null);
  const isAnyPlaced = unplaced.length < living.length;
  return unplaced.length === 0 || (isAnyPlaced && !unplaced.some(it => canEnter(state, it)));
}

/** A card for all together, once the last agent who was awaited has gone into the vortex. */
function unreadTogether(state: State): { figure: Figure; card: LocationId } | undefined {
  const [figure, ...others] = livingAgents(state);
  const card = figure === undefined ? null : agentOf(state, figure).at;
  if (figure === undefined || card === null) return undefined;
  const isWhole = others.every(it => agentOf(state, it).at === card);
  return isWhole && needsAll(state, card) && !isRead(state, card) ? { figure, card } : undefined;
}

function jobStep(state: State, next: Chances): Change {
  const [first, ...rest] = state.secret.agenda;
  if (!first) return unchanged(state);
  const [effect, ...effects] = first.effects;
  if (!effect) return stepDone(withSecret(state, { agenda: rest }), first);
  const left = effects.length > 0 || first.step !== null ? [{ ...first, effects }] : [];
  const { agent, card } = first;
  const waiting = withSecret(state, { agenda: [...left, ...rest] });
  return performed(waiting, effect, { agent, card }, next);
}

function stepDone(state: State, { step, agent, card }: Job): Change {
  if (agent === null || step === null) return unchanged(state);
  if (card === null) return step === 'placed' ? spaceAsked(state, agent) : unchanged(state);
  return step === 'placed' ? placed(state, agent, card) : testsMet(state, agent, card);
}

/** The agent who comes back reads what the others have read, who followed its instructions. */
function placed(state: State, agent: Figure, card: LocationId): Change {
  const there = withAgent(state, agent, { at: card });
  return unchanged(isRead(there, card) ? recorded(there, card, readersAt(there, card)) : there);
}
