/** Acts that a seat can do now, ready to send. Codes are typed, so they are never offered. */
import type { Millis } from '../../../kit/millis';
import { keysOf } from '../../../kit/keys';
import { of, type Seat } from '../../../kit/seat';
import type { Offer } from '../../game';
import { RESOURCES } from '../mission/names';
import type { Action, AgentAction, Gift, GroupProposal, Figure } from './actions';
import { isLiving, mayAct, plays, votersOf } from './agents';
import { stockOf } from './conditions';
import { actOf, actsOpenTo, agentOf, lenderOf, missionIn } from './lookup';
import { canEnter } from './moves';
import { votersFor } from './proposals';
import { whyNot } from './rules';
import type { Seen, View } from './state';

export function offers(view: View, seat: Seat, at: Millis): Offer<Action>[] {
  const context = { seat, at, finger: at };
  return ideas(view, seat)
    .filter(action => !whyNot(view, action, context))
    .map(action => ({ action }));
}

function ideas(view: View, seat: Seat): readonly Action[] {
  const own = view.figures.filter(figure => plays(view, seat, figure));
  return [
    { type: 'read' },
    { type: 'spend' },
    { type: 'withdraw' },
    ...[true, false].map((agrees): Action => ({ type: 'vote', agrees })),
    ...[true, false].map((agrees): Action => ({ type: 'settle', agrees })),
    ...proposals(view).map((proposal): Action => ({ type: 'propose', proposal })),
    ...own.flatMap(agent => proposedActs(view, seat, agent)),
    ...own.flatMap(agent => agentIdeas(view, agent)),
    ...taken(view, own),
  ];
}

function proposals(view: View): readonly GroupProposal[] {
  const { puzzles } = missionIn(view);
  return [
    { do: 'begin' },
    { do: 'leave' },
    { do: 'again' },
    { do: 'stop' },
    ...view.map.map((place): GroupProposal => ({ do: 'go', place })),
    ...keysOf(puzzles).map((puzzle): GroupProposal => ({ do: 'hint', puzzle })),
  ];
}

/** For an agent that two share, what the captain could do at once. */
const proposedActs = (view: View, seat: Seat, agent: Figure): readonly Action[] =>
  mayAct(view, seat, agent)
    ? []
    : agentIdeas(view, agent).map(action => ({ type: 'propose', proposal: { do: 'act', action } }));

function agentIdeas(view: View, agent: Figure): readonly AgentAction[] {
  const cards = view.laid.map(({ card }) => card);
  return [
    ...keysOf(missionIn(view).lenders).map((lender): AgentAction => ({
      type: 'lend',
      agent,
      lender,
    })),
    ...cards.map((card): AgentAction => ({ type: 'enter', agent, card })),
    ...cards.map((card): AgentAction => ({ type: 'move', agent, card })),
    { type: 'rest', agent },
    ...planIdeas(view, agent),
    ...(view.asked?.options ?? []).map((option): AgentAction => ({
      type: 'answer',
      agent,
      option,
    })),
    ...onCardIdeas(view, agent),
    ...usingIdeas(view, agent),
    ...giveIdeas(view, agent),
  ];
}

const planIdeas = (view: View, agent: Figure): readonly AgentAction[] => [
  { type: 'plan', agent, plan: { do: 'test' } },
  { type: 'plan', agent, plan: { do: 'nothing' } },
  ...view.laid.map(({ card }): AgentAction => ({
    type: 'plan',
    agent,
    plan: { do: 'move', card },
  })),
];

function onCardIdeas(view: View, agent: Figure): readonly AgentAction[] {
  const { at } = agentOf(view, agent);
  if (at === null) return [];
  return actsOpenTo(view, agent).flatMap((act): AgentAction[] =>
    actOf(view, at, act)?.kind === 'test'
      ? rollIdeas(view, agent, act)
      : [{ type: 'deed', agent, act }],
  );
}

/** Without a spending, or with one of each kind that helps. */
const rollIdeas = (view: View, agent: Figure, act: string): AgentAction[] => [
  { type: 'roll', agent, act, spend: null },
  ...RESOURCES.filter(it => stockOf(view, agent, it) > 0).map((resource): AgentAction => ({
    type: 'roll',
    agent,
    act,
    spend: { resource, many: 1 },
  })),
];

function usingIdeas(view: View, agent: Figure): readonly AgentAction[] {
  const { items } = missionIn(view);
  const { lender } = agentOf(view, agent);
  const own = lender === null ? [] : keysOf(lenderOf(view, agent).uses);
  const carried = view.figures.flatMap(it => agentOf(view, it).items);
  return [
    ...own.map((use): AgentAction => ({ type: 'use', agent, item: null, use })),
    ...carried.flatMap(item =>
      keysOf(items[item]?.uses ?? {}).map((use): AgentAction => ({
        type: 'use',
        agent,
        item,
        use,
      })),
    ),
  ];
}

function giftsOf(view: Seen, agent: Figure): readonly Gift[] {
  const { items, purse } = agentOf(view, agent);
  return [
    ...items.map((item): Gift => ({ kind: 'item', item })),
    ...RESOURCES.filter(it => purse[it] > 0).map((resource): Gift => ({
      kind: 'resource',
      resource,
      many: 1,
    })),
  ];
}

const giveIdeas = (view: View, agent: Figure): readonly AgentAction[] =>
  giftsOf(view, agent).flatMap(what =>
    view.figures.map((to): AgentAction => ({ type: 'give', agent, to, what })),
  );

/** From agents in the vortex, whose gear the others use. */
const taken = (view: View, own: readonly Figure[]): readonly Action[] =>
  view.figures
    .filter(it => !isLiving(view, it) && !own.includes(it))
    .flatMap(agent =>
      giftsOf(view, agent).flatMap(what =>
        own.map((to): Action => ({ type: 'give', agent, to, what })),
      ),
    );

/** Those whose act the table waits for; others may still change a plan or hand something on. */
export function waitingFor(view: View): readonly Seat[] {
  const { phase, asking, ballot, captain } = view;
  if (phase.name === 'over') return [];
  if (phase.name === 'base') return [phase.reader];
  if (asking !== null) return answering(view, asking);
  if (ballot) return votersFor(view, ballot.proposal).filter(seat => !(seat in ballot.votes));
  const late = view.figures.filter(figure => isAwaited(view, figure));
  const seats = view.seats.filter(seat => late.some(figure => plays(view, seat, figure)));
  if (seats.length > 0) return seats;
  if (phase.name === 'here') return [captain];
  return ['entering', 'travel'].includes(phase.name) ? votersOf(view) : view.seats;
}

/** Only the captain answers for a shared agent while another ballot is open. */
function answering({ ballot, captain, agents }: View, figure: Figure): readonly Seat[] {
  const { by } = of(agents, figure);
  return by.length > 1 && ballot ? by.filter(seat => seat === captain) : by;
}

/** Whether the agent still has to be placed, planned or moved. */
export function isAwaited(view: View, figure: Figure): boolean {
  const { lender, at, plan, done, owes } = agentOf(view, figure);
  if (view.phase.name === 'party') return lender === null;
  if (!isLiving(view, figure)) return false;
  switch (view.phase.name) {
    case 'entering':
      return at === null && canEnter(view, figure);
    case 'here':
      return plan === null && owes === 0;
    case 'unit':
      return done === null;
    default:
      return false;
  }
}
