/** The rules of T.I.M.E Stories; SPEC.md states them in sentences. */
import type { Chances } from '../../../kit/random';
import type { Seat } from '../../../kit/seat';
import { unreachable } from '../../../kit/unreachable';
import type { Context, Ruling } from '../../game';
import type { Action, AgentAction } from './actions';
import { acted } from './acts';
import { isLiving, livingAgents, mayAct, plays } from './agents';
import { SETTLE_AFTER_MS } from './components';
import type { GameEvent } from './events';
import { handOf } from './items';
import { agentOf } from './lookup';
import { votersFor, waitsForAnswer, whyNotProposeBy } from './proposals';
import type { Seen, State, View } from './state';
import type { Why } from './why';
import { whyNotAgentDo } from './whyNotAgent';

export function apply(
  state: State,
  action: Action,
  context: Context,
  next: Chances,
): Ruling<State, Why, GameEvent> {
  const change = acted(state, action, context, next);
  return { ok: true, ...change, reveals: change.events.some(({ type }) => REVEALING.has(type)) };
}

/** Dice, texts and ends: nobody can forget them again. */
const REVEALING: ReadonlySet<GameEvent['type']> = new Set([
  'text',
  'rolled',
  'free-roll',
  'captain-die',
  'laid-out',
  'base',
  'hint',
  'wrong-code',
  'run-ended',
]);

export function whyNot(view: View, action: Action, { seat, at }: Context): Why | undefined {
  if (view.phase.name === 'over') return { code: 'over' };
  switch (action.type) {
    case 'read':
      return whyNotRead(view, seat);
    case 'spend':
      return whyNotSpend(view, seat);
    case 'propose':
    case 'withdraw':
    case 'vote':
    case 'settle':
      return whyNotBallot(view, action, seat, at);
    default:
      return whyNotOf(view, action, seat) ?? whyNotAgentDo(view, action);
  }
}

function whyNotRead({ phase }: Seen, seat: Seat): Why | undefined {
  if (phase.name !== 'base') return { code: 'not-now' };
  return phase.reader === seat ? undefined : { code: 'reader-only', reader: phase.reader };
}

/** Once each player has stated what the own agents do. */
function whyNotSpend(seen: Seen, seat: Seat): Why | undefined {
  const { captain, asking } = seen;
  if (seen.phase.name !== 'here') return { code: 'not-now' };
  if (seat !== captain) return { code: 'captain-only', captain };
  if (asking !== null) return { code: 'answer-first', agent: asking };
  const agent = livingAgents(seen).find(it => {
    const { plan, owes } = agentOf(seen, it);
    return plan === null && owes === 0;
  });
  return agent === undefined ? undefined : { code: 'no-plan-yet', agent };
}

/** Whether the seat may act with this agent; the captain may, with an agent that two share. */
function whyNotOf(seen: Seen, action: AgentAction, seat: Seat): Why | undefined {
  const agent = action.type === 'give' ? actorOf(seen, action) : action.agent;
  const why = whyNotOwn(seen, agent, seat);
  if (why) return why;
  return action.type === 'plan' || mayAct(seen, seat, agent)
    ? undefined
    : { code: 'shared-agent', agent };
}

function whyNotOwn(seen: Seen, agent: Seat, seat: Seat): Why | undefined {
  const isOwn = seen.figures.includes(agent) && plays(seen, seat, agent);
  return isOwn ? undefined : { code: 'not-your-agent', agent };
}

const actorOf = (seen: Seen, action: Extract<AgentAction, { type: 'give' }>): Seat =>
  seen.figures.includes(action.agent) ? handOf(seen, action) : action.agent;

type BallotAction = Extract<Action, { type: 'propose' | 'withdraw' | 'vote' | 'settle' }>;

function whyNotBallot(view: View, action: BallotAction, seat: Seat, at: number): Why | undefined {
  const { ballot } = view;
  if (action.type === 'propose') return whyNotOpenBallot(view, action, seat);
  if (!ballot) return { code: 'no-ballot' };
  switch (action.type) {
    case 'withdraw':
      return ballot.by === seat ? undefined : { code: 'not-proposer' };
    case 'vote':
      return votersFor(view, ballot.proposal).includes(seat) ? undefined : { code: 'no-voter' };
    case 'settle':
      return whyNotSettle(view, seat, ballot.at + SETTLE_AFTER_MS - at);
    default:
      return unreachable(action);
  }
}

function whyNotSettle(seen: Seen, seat: Seat, waits: number): Why | undefined {
  const { captain, asking } = seen;
  if (seat !== captain) return { code: 'captain-only', captain };
  if (asking !== null && waitsForAnswer(seen)) return { code: 'answer-first', agent: asking };
  return waits > 0 ? { code: 'too-early', waits } : undefined;
}

function whyNotOpenBallot(
  view: View,
  { proposal }: Extract<Action, { type: 'propose' }>,
  seat: Seat,
): Why | undefined {
  if (view.ballot) return { code: 'ballot-open' };
  if (proposal.do === 'act') return whyNotProposeAct(view, proposal.action, seat);
  if (view.asking !== null) return { code: 'answer-first', agent: view.asking };
  return whyNotProposeBy(view, proposal, seat);
}

/** Only for an agent that two players share. */
function whyNotProposeAct(view: View, action: AgentAction, seat: Seat): Why | undefined {
  const { agent } = action;
  const why = whyNotOwn(view, agent, seat);
  if (why) return why;
  if (agentOf(view, agent).by.length < 2 || !isLivingOrNew(view, agent))
    return { code: 'not-shared', agent };
  return whyNotAgentDo(view, action);
}

const isLivingOrNew = (seen: Seen, agent: Seat): boolean =>
  isLiving(seen, agent) || seen.phase.name === 'party';
