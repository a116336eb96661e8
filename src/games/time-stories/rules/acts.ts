/** What each act does, once it is allowed. */
import type { Chances } from '../../../kit/random';
import { unreachable } from '../../../kit/unreachable';
import type { Context } from '../../game';
import { isCode } from '../mission/codes';
import type { Action, AgentAction, GroupProposal } from './actions';
import { readersAt, withAgent } from './agents';
import { changed, type Change, inTurn, unchanged } from './change';
import { holds, memoryOf } from './conditions';
import { settled } from './flow';
import { hintTaken } from './hints';
import { gave, used } from './items';
import { job, withJobs, withMemory } from './jobs';
import { actOf, agentOf, missionIn } from './lookup';
import { entered, moved } from './moves';
import { decisionOf, opened, settledBy, voted, waitsForAnswer, whyNotPropose } from './proposals';
import { answered } from './questions';
import { baseRead, nextRun, runBegun } from './run';
import type { State } from './state';
import { rolled, won } from './tests';
import { departed, travelled } from './travel';
import { unitSpent } from './unit';
import { view } from './view';
import { whyNotAgentDo } from './whyNotAgent';

/** Whatever happens may decide an open ballot, as when a voter goes into the vortex. */
export const acted = (state: State, action: Action, context: Context, next: Chances): Change =>
  inTurn(settled(done(state, action, context, next), next), now =>
    settled(decided(now, next), next),
  );

function done(state: State, action: Action, { seat, at }: Context, next: Chances): Change {
  switch (action.type) {
    case 'read':
      return baseRead(state);
    case 'spend':
      return unitSpent(state);
    case 'propose':
      return proposed(opened(state, action.proposal, seat, at), next);
    case 'withdraw':
      return changed({ ...state, ballot: null }, { type: 'decided', carried: false });
    case 'vote':
      return decided(voted(state, seat, action.agrees), next);
    case 'settle':
      return closed(state, settledBy(state, action.agrees), next);
    default:
      return agentDid(state, action, next);
  }
}

function proposed(state: State, next: Chances): Change {
  const { ballot } = state;
  if (!ballot) return unchanged(state);
  const { by: seat, proposal } = ballot;
  return inTurn(changed(state, { type: 'proposed', seat, proposal }), now => decided(now, next));
}

function decided(state: State, next: Chances): Change {
  const decision = waitsForAnswer(state) ? undefined : decisionOf(state);
  return decision ? closed(state, decision, next) : unchanged(state);
}

function closed(state: State, decision: 'carried' | 'rejected', next: Chances): Change {
  const { ballot } = state;
  const isCarried = decision === 'carried' && ballot !== null;
  const start = changed({ ...state, ballot: null }, { type: 'decided', carried: isCarried });
  return isCarried ? inTurn(start, now => carried(now, ballot.proposal, next)) : start;
}

/** What was possible when it was proposed may no longer be; then nothing happens. */
function carried(state: State, proposal: GroupProposal, next: Chances): Change {
  if (proposal.do === 'act') return sharedDid(state, proposal.action, next);
  if (whyNotPropose(state, proposal)) return unchanged(state);
  switch (proposal.do) {
    case 'begin':
      return runBegun(state);
    case 'leave':
      return departed(state);
    case 'go':
      return travelled(state, proposal.place, next);
    case 'hint':
      return hintTaken(state, proposal.puzzle);
    case 'again':
      return nextRun(state);
    case 'stop':
      return unchanged(stopped(state));
    default:
      return unreachable(proposal);
  }
}

const stopped = (state: State): State =>
  state.phase.name === 'home' ? { ...state, phase: { ...state.phase, name: 'over' } } : state;

function sharedDid(state: State, action: AgentAction, next: Chances): Change {
  const [reader = state.captain] = agentOf(state, action.agent).by;
  const why = whyNotAgentDo(view(state, reader), action);
  return why ? unchanged(state) : agentDid(state, action, next);
}

function agentDid(state: State, action: AgentAction, next: Chances): Change {
  const { agent } = action;
  switch (action.type) {
    case 'lend':
      return unchanged(withAgent(state, agent, { lender: action.lender }));
    case 'plan':
      return unchanged(withAgent(state, agent, { plan: action.plan }));
    case 'enter':
      return entered(state, agent, action.card);
    case 'move':
      return moved(state, agent, action.card);
    case 'rest':
      return unchanged(withAgent(state, agent, { done: 'rested' }));
    case 'answer':
      return unchanged(answered(state, action.option));
    case 'use':
      return used(state, action);
    case 'give':
      return gave(state, action);
    default:
      return onCard(state, action, next);
  }
}

type OnCard = Extract<AgentAction, { type: 'roll' | 'deed' | 'try' }>;

function onCard(state: State, action: OnCard, next: Chances): Change {
  const { agent, act } = action;
  const card = agentOf(state, agent).at;
  if (card === null) return unchanged(state);
  const at = { agent, card, act };
  if (action.type === 'roll') return rolled(state, at, action.spend, next);
  return action.type === 'deed' ? deedDone(state, at) : tried(state, at, action.code);
}

type At = { readonly agent: OnCard['agent']; readonly card: string; readonly act: string };

function deedDone(state: State, at: At): Change {
  const deed = actOf(state, at.card, at.act);
  if (deed?.kind !== 'deed') return unchanged(state);
  const { won: effects, again } = deed;
  const tell = { do: 'tell', text: at.act } as const;
  const spot = { agent: at.agent, card: at.card };
  const memory = memoryOf(state, at.card);
  const done = again ? state : withMemory(state, at.card, { won: [...memory.won, at.act] });
  return unchanged(withJobs(done, job([tell, ...effects], spot)));
}

/** A right code without what must be held is as wrong as any other. */
function tried(state: State, at: At, code: string): Change {
  const it = actOf(state, at.card, at.act);
  if (it?.kind !== 'code') return unchanged(state);
  const spot = { agent: at.agent, card: at.card };
  const isRight = isCode(missionIn(state).id, code, it.hash) && holds(state, it.needs, spot);
  if (isRight) return won(state, at);
  const wrong = memoryOf(state, at.card).wrong + 1;
  const effects = wrong === it.attempts ? it.exhausted : it.wrong;
  return changed(withJobs(withMemory(state, at.card, { wrong }), job(effects, spot)), {
    type: 'wrong-code',
    readers: readersAt(state, at.card),
  });
}
