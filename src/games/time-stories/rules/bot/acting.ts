/** What one agent does: on its card, with what it carries, and in a unit of time. */
import { keysOf } from '../../../../kit/keys';
import type { Use } from '../../mission/mission';
import { RESOURCES } from '../../mission/names';
import type { AgentAction, Figure } from '../actions';
import { livingAgents } from '../agents';
import { stockOf } from '../conditions';
import { actOf, actsOpenTo, agentOf, lenderOf, missionIn } from '../lookup';
import type { View } from '../state';
import { whyNotAgentDo } from '../whyNotAgent';
import type { TeamAim } from './aims';
import type { Seating } from './seating';

export const canDo = (view: View, action: AgentAction): boolean => !whyNotAgentDo(view, action);

/** Remedies where somebody is hurt, and a mount before a journey. */
export function usefulUse(view: View, agents: readonly Figure[]): AgentAction | undefined {
  const { items } = missionIn(view);
  const all = agents.flatMap(agent => {
    const carried = view.figures.flatMap(it => agentOf(view, it).items);
    const own = keysOf(lenderOf(view, agent).uses).map(use => ({ agent, item: null, use }));
    const uses = carried.flatMap(item =>
      keysOf(items[item]?.uses ?? {}).map(use => ({ agent, item, use })),
    );
    return [...own, ...uses].map(it => ({ type: 'use' as const, ...it }));
  });
  return all.find(action => {
    const { agent, item, use } = action;
    const source = item === null ? lenderOf(view, agent) : items[item];
    const found = source?.uses[use];
    return found !== undefined && isUseful(view, found) && canDo(view, action);
  });
}

function isUseful(view: View, { effects, spends }: Use): boolean {
  return effects.some(effect => {
    if (effect.do === 'journey') return view.phase.name === 'travel' && view.journey === null;
    if (effect.do === 'return') return view.figures.some(it => agentOf(view, it).vortex !== null);
    if (effect.do !== 'gain' || effect.goods.kind !== 'life') return false;
    const enough = spends ? effect.goods.many : 1;
    return livingAgents(view).some(
      it => lenderOf(view, it).life - agentOf(view, it).life >= enough,
    );
  });
}

/** A deed that helps with a test of the same card. */
export function usefulDeed(view: View, aim: TeamAim, agent: Figure): AgentAction | undefined {
  const { at } = agentOf(view, agent);
  if (at === null) return undefined;
  const isWanted = aim.errands.some(
    it => it.card === at && it.kind !== 'read' && (aim.weights.get(it.id) ?? 0) > 0,
  );
  const deed = actsOpenTo(view, agent).find(act => actOf(view, at, act)?.kind === 'deed');
  const action = { type: 'deed', agent, act: deed ?? '' } as const;
  return isWanted && deed !== undefined && canDo(view, action) ? action : undefined;
}

/** In a unit: a roll on the wanted test, the way to the next card, or nothing. */
export function unitAct(view: View, aim: TeamAim, seating: Seating, agent: Figure): AgentAction {
  const { at } = agentOf(view, agent);
  const goal = seating.get(agent);
  const roll = at === null ? undefined : rollAt(view, aim, agent, at, goal === at);
  if (goal === at && roll) return roll;
  const move = { type: 'move', agent, card: goal ?? '' } as const;
  if (goal !== undefined && goal !== at && canDo(view, move)) return move;
  return roll ?? awayFrom(view, agent) ?? { type: 'rest', agent };
}

/** Also where nobody wants to, if standing by would hurt. */
function rollAt(
  view: View,
  { weights }: TeamAim,
  agent: Figure,
  card: string,
  isWanted: boolean,
): AgentAction | undefined {
  const rolls = actsOpenTo(view, agent)
    .filter(act => actOf(view, card, act)?.kind === 'test')
    .map(act => ({ type: 'roll', agent, act, spend: spendOn(view, agent, card, act) }) as const)
    .filter(action => canDo(view, action));
  const weight = ({ act }: { act: string }) => weights.get(`${card} roll ${act}`) ?? 0;
  const [best] = [...rolls].sort((one, other) => weight(other) - weight(one));
  if (!best) return undefined;
  return (isWanted && weight(best) > 0) || isHarmful(view, card) ? best : undefined;
}

/** One of a resource that adds a hit, if the agent or the team has more than a single one. */
function spendOn(view: View, agent: Figure, card: string, act: string) {
  const test = actOf(view, card, act);
  const { resources } = missionIn(view);
  const resource = RESOURCES.find(
    it =>
      test?.kind === 'test' && resources[it]?.hitOn === test.skill && stockOf(view, agent, it) > 1,
  );
  return resource ? { resource, many: 1 } : null;
}

const isHarmful = (view: View, card: string): boolean =>
  view.tests.some(it => it.card === card && it.shields.some(shield => shield !== 'blank'));

/** Away from a test at which nothing can be done but be hurt. */
function awayFrom(view: View, agent: Figure): AgentAction | undefined {
  const { at } = agentOf(view, agent);
  if (at === null || !isHarmful(view, at)) return undefined;
  return view.laid
    .filter(({ card }) => !isHarmful(view, card) && card in view.read)
    .map(({ card }) => ({ type: 'move', agent, card }) as const)
    .find(action => canDo(view, action));
}
