/** Why an agent cannot do what its player wants. */
import type { AgentAction, Figure, Plan } from './actions';
import { isLiving } from './agents';
import { stockOf } from './conditions';
import { diceOf, isBannedFromTest } from './dice';
import { whyNotGive, whyNotUse } from './items';
import { actOf, actsOpenTo, agentOf, missionIn } from './lookup';
import { gatheringIn, whyNotEnter, whyNotMove } from './moves';
import type { View } from './state';
import type { Why } from './why';

type Doing<Name extends AgentAction['type']> = Extract<AgentAction, { type: Name }>;

const IN_PLACE = ['entering', 'here', 'unit'] as const;
/** The phases in which an act is possible at all. */
const PHASES: Readonly<Record<AgentAction['type'], readonly string[]>> = {
  lend: ['party'],
  enter: ['entering'],
  plan: ['here'],
  move: ['unit'],
  roll: ['unit'],
  rest: ['unit'],
  deed: IN_PLACE,
  try: IN_PLACE,
  answer: [...IN_PLACE, 'travel'],
  use: [...IN_PLACE, 'travel'],
  give: [...IN_PLACE, 'travel'],
};

export function whyNotAgentDo(view: View, action: AgentAction): Why | undefined {
  if (!PHASES[action.type].includes(view.phase.name)) return { code: 'not-now' };
  if (action.type === 'lend') return whyNotLend(view, action);
  if (action.type === 'answer') return whyNotAnswer(view, action);
  if (view.asking !== null) return { code: 'answer-first', agent: view.asking };
  if (action.type === 'give') return whyNotGive(view, action);
  if (!isLiving(view, action.agent)) return { code: 'in-vortex', agent: action.agent };
  return whyNotDo(view, action);
}

function whyNotLend(view: View, { agent, lender }: Doing<'lend'>): Why | undefined {
  if (!(lender in missionIn(view).lenders)) return { code: 'no-such-lender' };
  const isTaken = view.figures.some(it => it !== agent && agentOf(view, it).lender === lender);
  return isTaken ? { code: 'lender-taken', lender } : undefined;
}

function whyNotAnswer(
  { asking, asked }: View,
  { agent, option }: Doing<'answer'>,
): Why | undefined {
  if (asking !== agent || !asked) return { code: 'nothing-asked' };
  return asked.options.includes(option) ? undefined : { code: 'no-such-option' };
}

type Free = Exclude<AgentAction, { type: 'lend' | 'answer' | 'give' }>;

function whyNotDo(view: View, action: Free): Why | undefined {
  switch (action.type) {
    case 'enter':
      return whyNotEnter(view, action.agent, action.card);
    case 'plan':
      return whyNotPlan(view, action.agent, action.plan);
    case 'use':
      return whyNotUse(view, action);
    case 'deed':
    case 'try':
      return whyNotOnCard(view, action, action.type === 'try' ? 'code' : 'deed');
    default:
      return whyNotAct(view, action);
  }
}

/** The three things that an agent may do in a unit. */
function whyNotAct(view: View, action: Doing<'move' | 'roll' | 'rest'>): Why | undefined {
  const { agent } = action;
  if (agentOf(view, agent).done !== null) return { code: 'has-acted', agent };
  if (action.type === 'move') return whyNotMove(view, agent, action.card);
  const card = gatheringIn(view);
  if (card !== null && agentOf(view, agent).at !== card) return { code: 'gather', card };
  return action.type === 'roll' ? whyNotRoll(view, action) : undefined;
}

function whyNotPlan(view: View, agent: Figure, plan: Plan): Why | undefined {
  if (plan.do === 'move') return whyNotMove(view, agent, plan.card);
  if (plan.do === 'nothing') return undefined;
  const { at } = agentOf(view, agent);
  const tests = actsOpenTo(view, agent).filter(act => at && actOf(view, at, act)?.kind === 'test');
  return tests.length > 0 ? undefined : { code: 'no-such-act' };
}

function whyNotOnCard(
  view: View,
  { agent, act }: Doing<'deed' | 'try' | 'roll'>,
  kind: 'deed' | 'code' | 'test',
): Why | undefined {
  const { at } = agentOf(view, agent);
  if (at === null) return { code: 'not-standing' };
  const isOpen = actsOpenTo(view, agent).includes(act) && actOf(view, at, act)?.kind === kind;
  return isOpen ? undefined : { code: 'no-such-act' };
}

function whyNotRoll(view: View, action: Doing<'roll'>): Why | undefined {
  const why = whyNotOnCard(view, action, 'test');
  const { agent, act } = action;
  const { at } = agentOf(view, agent);
  const test = at === null ? undefined : actOf(view, at, act);
  if (why || at === null || test?.kind !== 'test') return why;
  if (isBannedFromTest(view, agent, at, test)) return { code: 'banned' };
  if (diceOf(view, agent, at, test.skill) === 0) return { code: 'no-dice' };
  return whyNotSpendOn(view, action, test.skill);
}

function whyNotSpendOn(
  view: View,
  { agent, spend }: Doing<'roll'>,
  skill: string,
): Why | undefined {
  if (spend === null) return undefined;
  if (missionIn(view).resources[spend.resource]?.hitOn !== skill) return { code: 'cannot-spend' };
  return stockOf(view, agent, spend.resource) >= spend.many ? undefined : { code: 'too-few' };
}
