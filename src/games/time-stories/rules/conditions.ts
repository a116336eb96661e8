/** Whether a condition of the mission holds. */
import type { Figure } from './actions';
import { sum } from '../../../kit/lists';
import { unreachable } from '../../../kit/unreachable';
import type { Condition, ItemReach } from '../mission/condition';
import type { TextWhen } from '../mission/mission';
import { type LocationId, type Resource, RESOURCES } from '../mission/names';
import { isLiving, livingAgents } from './agents';
import { agentOf, missionIn } from './lookup';
import type { Agent, FrontMemory, Secret, Seen } from './state';

/** The agent it is asked for, and the space where that agent stands or wants to go. */
export type Point = { readonly agent: Figure | null; readonly card: LocationId | null };
/** A view has no secret: conditions about what was chosen or won do not hold there. */
export type Facts = Seen & { readonly secret?: Secret };

export function holds(facts: Facts, condition: Condition | null, point: Point): boolean {
  if (condition === null) return true;
  switch (condition.is) {
    case 'and':
      return condition.all.every(it => holds(facts, it, point));
    case 'or':
      return condition.any.some(it => holds(facts, it, point));
    case 'not':
      return !holds(facts, condition.not, point);
    default:
      return isSo(facts, condition, point);
  }
}

type Simple = Exclude<Condition, { is: 'and' | 'or' | 'not' }>;

function isSo(facts: Facts, it: Simple, point: Point): boolean {
  switch (it.is) {
    case 'token':
      return facts.tokens.includes(it.token);
    case 'item':
      return carriers(facts, it.where, point).some(({ items }) => items.includes(it.item));
    case 'resource':
      return wealth(facts, it.resource, it.where, point) >= it.least;
    case 'lender':
      return people(facts, it.where, point).some(({ lender }) => lender === it.lender);
    case 'lenders':
      return isWithin(facts.figures.length, it);
    case 'run':
      return isWithin(facts.run, it);
    case 'units':
      return isWithin(facts.units, it);
    default:
      return hasHappened(facts, it, point);
  }
}

type Happened = Exclude<
  Simple,
  { is: 'token' | 'item' | 'resource' | 'lender' | 'lenders' | 'run' | 'units' }
>;

function hasHappened(facts: Facts, it: Happened, point: Point): boolean {
  switch (it.is) {
    case 'last-run': {
      const last = facts.runs[facts.runs.length - 1];
      return last !== undefined && isWithin(last.team[it.resource], it);
    }
    case 'read':
      return it.in === 'run' ? facts.readInRun.includes(it.card) : it.card in facts.read;
    case 'chosen':
      return memoryOf(facts, it.card).chosen.includes(it.option);
    case 'won':
      return memoryOf(facts, it.card).won.includes(it.act);
    case 'at-layout':
      return facts.phase.name === 'entering';
    case 'all-here':
      return livingAgents(facts).every(figure => agentOf(facts, figure).at === point.card);
    case 'explored-at-layout':
      return facts.exploredAtLayout.includes(it.card);
    default:
      return unreachable(it);
  }
}

/** The first of these texts whose condition holds. */
export const textFor = (
  facts: Facts,
  texts: readonly TextWhen[],
  point: Point,
): string | undefined => texts.find(({ when }) => holds(facts, when, point))?.text;

const NOTHING: FrontMemory = { texts: [], won: [], chosen: [], wrong: 0 };
export const memoryOf = ({ secret }: Facts, card: LocationId): FrontMemory =>
  secret?.fronts[card] ?? NOTHING;

const isWithin = (n: number, { least, most }: { least: number; most: number }): boolean =>
  n >= least && n <= most;

/** Without an agent, everybody is meant. */
function meant(facts: Seen, where: ItemReach, { agent, card }: Point, figure: Figure): boolean {
  if (where === 'team' || agent === null || figure === agent) return true;
  const stands = isLiving(facts, figure) && agentOf(facts, figure).at === card;
  return where === 'here' && card !== null && stands;
}

const people = (facts: Seen, where: ItemReach, point: Point): readonly Agent[] =>
  facts.figures.filter(it => meant(facts, where, point, it)).map(it => agentOf(facts, it));

/** The others use what an agent in the vortex has left behind. */
const carriers = (facts: Seen, where: ItemReach, point: Point): readonly Agent[] =>
  facts.figures
    .filter(it => !isLiving(facts, it) || meant(facts, where, point, it))
    .map(it => agentOf(facts, it));

function wealth(facts: Seen, resource: Resource | 'any', where: ItemReach, point: Point): number {
  const kinds = kindsOf(facts, resource);
  const purses = carriers(facts, where, point).map(({ purse }) => purse);
  return sum(kinds.map(kind => (isOfTeam(facts, kind) ? facts.team[kind] : summed(kind, purses))));
}

const summed = (kind: Resource, purses: readonly Agent['purse'][]): number =>
  sum(purses.map(purse => purse[kind]));

/** Any resource is one of an agent's own. */
export const kindsOf = (seen: Seen, resource: Resource | 'any'): readonly Resource[] =>
  resource === 'any' ? RESOURCES.filter(kind => !isOfTeam(seen, kind)) : [resource];

/** What the agent can spend of it. */
export const stockOf = (seen: Seen, figure: Figure, kind: Resource): number =>
  isOfTeam(seen, kind) ? seen.team[kind] : agentOf(seen, figure).purse[kind];

export const isOfTeam = (seen: Seen, kind: Resource): boolean =>
  missionIn(seen).resources[kind]?.team ?? false;
