/** Where a team is, and what holds for it now. */
import { sum } from '../../../../kit/lists';
import { unreachable } from '../../../../kit/unreachable';
import type { Condition } from '../../mission/condition';
import type { Mission } from '../../mission/mission';
import { type LenderId, type LocationId, type PlaceId, RESOURCES } from '../../mission/names';
import { agentOf } from '../lookup';
import { holds, isOfTeam } from '../conditions';
import type { View } from '../state';
import type { Fact } from './gains';
import { memoryKey, type TeamMemory } from './memory';

export type Situation = {
  readonly mission: Mission;
  readonly view: View;
  readonly memory: TeamMemory;
  readonly party: readonly LenderId[];
  /** The team knows the whole mission. */
  readonly knowsAll: boolean;
  /** Answers that were found already. */
  readonly found: Map<Need, boolean>;
};

/** What an errand needs: a condition of the mission, an open place, or to stand on its card. */
export type Need =
  | Condition
  | { readonly is: 'open'; readonly place: PlaceId }
  | { readonly is: 'stands'; readonly card: LocationId }
  | { readonly is: 'allowed'; readonly card: LocationId };
type Leaf = Exclude<Need, { is: 'and' | 'or' | 'not' }>;

/** The fact that makes a need hold; undefined: nothing that the team does changes it. */
export function factFor(leaf: Leaf): Fact | undefined {
  switch (leaf.is) {
    case 'token':
      return `token ${leaf.token}`;
    case 'item':
      return `item ${leaf.item}`;
    case 'resource':
      return `resource ${leaf.resource}`;
    case 'open':
      return `place ${leaf.place}`;
    case 'stands':
    case 'read':
    case 'explored-at-layout':
      return `stands ${leaf.card}`;
    case 'allowed':
      return `allowed ${leaf.card}`;
    case 'won':
      return `won ${memoryKey(leaf.card, leaf.act)}`;
    case 'chosen':
      return `chosen ${memoryKey(leaf.card, leaf.option)}`;
    default:
      return undefined;
  }
}

/** Without asking who carries it, because a team can hand it on. */
export function isSoNow(situation: Situation, leaf: Leaf): boolean {
  const known = situation.found.get(leaf);
  if (known !== undefined) return known;
  const answer = isSo(situation, leaf);
  situation.found.set(leaf, answer);
  return answer;
}

function isSo({ view, memory, party }: Situation, leaf: Leaf): boolean {
  switch (leaf.is) {
    case 'token':
      return view.tokens.includes(leaf.token);
    case 'item':
      return view.figures.some(it => agentOf(view, it).items.includes(leaf.item));
    case 'resource':
      return wealthOf(view, leaf.resource) >= leaf.least;
    case 'lender':
      return party.includes(leaf.lender);
    case 'lenders':
      return party.length >= leaf.least && party.length <= leaf.most;
    case 'run':
      return view.run >= leaf.least && view.run <= leaf.most;
    case 'units':
    case 'last-run':
      return holds(view, leaf, { agent: null, card: null });
    case 'open':
      return view.map.includes(leaf.place);
    case 'allowed':
      return view.allowed.includes(leaf.card);
    case 'won':
      return memory.wonNow.has(memoryKey(leaf.card, leaf.act));
    case 'chosen':
      return memory.chosenNow.has(memoryKey(leaf.card, leaf.option));
    default:
      return isSoOnCard(view, leaf);
  }
}

type OnCardLeaf = Extract<
  Leaf,
  { is: 'read' | 'stands' | 'at-layout' | 'all-here' | 'explored-at-layout' }
>;

function isSoOnCard(view: View, leaf: OnCardLeaf): boolean {
  switch (leaf.is) {
    case 'read':
      return leaf.in === 'run' ? view.readInRun.includes(leaf.card) : leaf.card in view.read;
    case 'stands':
      return view.figures.some(it => agentOf(view, it).at === leaf.card);
    case 'explored-at-layout':
      return view.exploredAtLayout.includes(leaf.card);
    case 'at-layout':
    case 'all-here':
      return true;
    default:
      return unreachable(leaf);
  }
}

function wealthOf(view: View, resource: (typeof RESOURCES)[number] | 'any'): number {
  const kinds = resource === 'any' ? RESOURCES : [resource];
  return sum(
    kinds.map(kind =>
      isOfTeam(view, kind)
        ? view.team[kind]
        : sum(view.figures.map(it => agentOf(view, it).purse[kind])),
    ),
  );
}

/** Goes through a need, with an answer for each of its leaves. */
export function fits(need: Need, leafFits: (leaf: Leaf) => boolean): boolean {
  switch (need.is) {
    case 'and':
      return need.all.every(it => fits(it, leafFits));
    case 'or':
      return need.any.some(it => fits(it, leafFits));
    case 'not':
      return !fits(need.not, leafFits);
    default:
      return leafFits(need);
  }
}

/** Whether it holds now, or will by these facts. What must not hold is asked of now alone. */
export const fitsWith =
  (situation: Situation, facts: ReadonlySet<Fact>) =>
  (need: Need): boolean =>
    need.is === 'not'
      ? !fits(need.not, leaf => isSoNow(situation, leaf))
      : need.is === 'and'
        ? need.all.every(fitsWith(situation, facts))
        : need.is === 'or'
          ? need.any.some(fitsWith(situation, facts))
          : isSoNow(situation, need) || facts.has(factFor(need) ?? '');

/** Whether the team has learnt enough for it, in any run: texts are not forgotten. */
export const isKnownFrom = (
  { memory, party }: Pick<Situation, 'memory' | 'party'>,
  condition: Condition,
): boolean =>
  fits(condition, leaf => {
    switch (leaf.is) {
      case 'read':
        return memory.cards.has(leaf.card);
      case 'won':
        return memory.won.has(memoryKey(leaf.card, leaf.act));
      case 'chosen':
        return memory.chosen.has(memoryKey(leaf.card, leaf.option));
      case 'item':
        return memory.items.has(leaf.item);
      case 'lender':
        return party.includes(leaf.lender);
      default:
        return true;
    }
  });
