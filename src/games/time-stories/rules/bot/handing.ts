/** Before a journey the team gives each thing to the agent who will need it. */
import type { ItemId, LocationId, PlaceId, Resource } from '../../mission/names';
import type { AgentAction, Figure } from '../actions';
import { livingAgents } from '../agents';
import { agentOf } from '../lookup';
import type { TeamAim } from './aims';
import type { Errand } from './errands';
import { diceFor } from './rolling';
import type { Need, Situation } from './situation';

type Wish = { readonly item: ItemId } | { readonly resource: Resource; readonly many: number };

/** The next thing to hand on; undefined: everybody has what they need. */
export function handover(
  situation: Situation,
  aim: TeamAim,
  place: PlaceId,
): Extract<AgentAction, { type: 'give' }> | undefined {
  const wishes = wishesFor(situation, aim, place);
  for (const [agent, wanted] of wishes) {
    for (const wish of wanted) {
      const give = 'item' in wish ? giveItem(situation, agent, wish.item) : undefined;
      const act =
        give ?? ('resource' in wish ? giveSome(situation, wishes, agent, wish) : undefined);
      if (act) return act;
    }
  }
  return undefined;
}

function giveItem({ view }: Situation, to: Figure, item: ItemId) {
  const agent = view.figures.find(it => agentOf(view, it).items.includes(item));
  if (agent === undefined || agent === to || agentOf(view, agent).vortex !== null) return undefined;
  return { type: 'give', agent, to, what: { kind: 'item', item } } as const;
}

type Wishes = ReadonlyMap<Figure, readonly Wish[]>;

/** From somebody who does not wish for it. */
function giveSome(
  { view }: Situation,
  wishes: Wishes,
  to: Figure,
  { resource, many }: { resource: Resource; many: number },
) {
  const missing = many - agentOf(view, to).purse[resource];
  if (missing <= 0) return undefined;
  const agent = livingAgents(view).find(
    it => it !== to && spareOf({ view }, wishes, it, resource) > 0,
  );
  if (agent === undefined) return undefined;
  const part = Math.min(missing, spareOf({ view }, wishes, agent, resource));
  return { type: 'give', agent, to, what: { kind: 'resource', resource, many: part } } as const;
}

function spareOf(
  { view }: Pick<Situation, 'view'>,
  wishes: Wishes,
  agent: Figure,
  resource: Resource,
): number {
  const own = (wishes.get(agent) ?? []).map(it =>
    'resource' in it && it.resource === resource ? it.many : 0,
  );
  return agentOf(view, agent).purse[resource] - Math.max(0, ...own);
}

/** Each thing is wished for once, by the most important errand; each agent takes one card. */
function wishesFor(situation: Situation, { errands, weights }: TeamAim, place: PlaceId): Wishes {
  const wishes = new Map<Figure, Wish[]>();
  const taken = new Set<ItemId>();
  const cards = new Map<LocationId, Figure>();
  const there = errands
    .filter(it => it.place === place && (weights.get(it.id) ?? 0) > 0)
    .sort((one, other) => urgency(situation, weights, other) - urgency(situation, weights, one));
  for (const errand of there) {
    const wanted = wantedFor(situation, errand).filter(
      it => !('item' in it) || !taken.has(it.item),
    );
    if (wanted.length === 0) continue;
    const agent =
      cards.get(errand.card) ??
      bestFor(situation, there, errand, [...cards.values()]) ??
      bestFor(situation, there, errand, []);
    if (agent === undefined) continue;
    cards.set(errand.card, agent);
    wanted.forEach(it => 'item' in it && taken.add(it.item));
    wishes.set(agent, [...(wishes.get(agent) ?? []), ...wanted]);
  }
  return wishes;
}

/** Cards that cannot be entered without an item come first. */
function urgency(
  situation: Situation,
  weights: ReadonlyMap<string, number>,
  errand: Errand,
): number {
  const isKey = errand.kind === 'read' && wantedFor(situation, errand).some(it => 'item' in it);
  return (weights.get(errand.id) ?? 0) + (isKey ? 100 : 0);
}

function wantedFor(situation: Situation, errand: Errand): readonly Wish[] {
  const location = situation.mission.cards[errand.card];
  const act = location?.acts[errand.name];
  const own = act?.kind === 'test' && errand.kind !== 'read' ? act.changes : [];
  const helps = own.filter(({ many }) => many < 0).map(({ when }) => when);
  return [...errand.needs, ...helps].flatMap(wishesIn);
}

const wishesIn = (need: Need): readonly Wish[] => {
  switch (need.is) {
    case 'and':
      return need.all.flatMap(wishesIn);
    case 'or':
      return need.any.flatMap(wishesIn);
    case 'item':
      return need.where === 'team' ? [] : [{ item: need.item }];
    case 'resource':
      return need.where === 'team' || need.resource === 'any'
        ? []
        : [{ resource: need.resource, many: need.least }];
    default:
      return [];
  }
};

/** The most skilled for a test on that card, among those who have no other card. */
function bestFor(
  situation: Situation,
  there: readonly Errand[],
  { card }: Errand,
  busy: readonly Figure[],
): Figure | undefined {
  const { view, mission } = situation;
  const tests = there
    .filter(it => it.card === card && it.kind === 'roll')
    .flatMap(({ name }) => {
      const act = mission.cards[card]?.acts[name];
      return act?.kind === 'test' ? [act] : [];
    });
  const skill = (agent: Figure) => {
    const lender = agentOf(view, agent).lender ?? '';
    return Math.max(0, ...tests.map(it => diceFor(situation, lender, card, it)));
  };
  const [best] = livingAgents(view)
    .filter(it => !busy.includes(it) && mayStand(situation, it, card))
    .filter(it => !isBoundElsewhere(situation, it, card))
    .sort((one, other) => skill(other) - skill(one));
  return best;
}

/** Its lender has to start on another card of that place. */
function isBoundElsewhere({ view, mission }: Situation, agent: Figure, card: LocationId): boolean {
  const { lender } = agentOf(view, agent);
  const place = mission.cards[card]?.place;
  return Object.entries(mission.cards).some(
    ([other, it]) =>
      other !== card &&
      it.place === place &&
      !view.gone.includes(other) &&
      it.starts.some(start => start.lender !== null && start.lender === lender),
  );
}

function mayStand({ view, mission }: Situation, agent: Figure, card: LocationId): boolean {
  const lender = agentOf(view, agent).lender ?? '';
  return (mission.cards[card]?.locks ?? []).every(lock =>
    lock.lock === 'only'
      ? lock.lenders.includes(lender)
      : lock.lock !== 'not' || !lock.lenders.includes(lender),
  );
}
