/** Works the agenda off, and goes on as far as nothing is to be decided. */
import type { Figure } from './actions';
import type { Chances } from '../../../kit/random';
import type { LocationId } from '../mission/names';
import { livingAgents, withAgent } from './agents';
import { type Change, hasEnded, inTurn, unchanged } from './change';
import { withSecret } from './jobs';
import { allPlaced } from './layout';
import { agentOf } from './lookup';
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
  const { name } = state.phase;
  if (name === 'entering' && living.every(it => agentOf(state, it).at !== null)) return allPlaced;
  if (name === 'unit' && living.every(it => agentOf(state, it).done !== null)) return unitOver;
  return undefined;
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

/** Whoever comes back stands with the others, who have followed the card's instructions. */
const placed = (state: State, agent: Figure, card: LocationId): Change =>
  unchanged(withAgent(state, agent, { at: card }));
