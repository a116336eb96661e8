/** A whole team on one seat: what it does next, from what it sees and remembers. */
import { chanceOf } from '../../../../kit/random';
import { firstOf } from '../../../../kit/lists';
import type { Code } from '../../mission/mission';
import type { LenderId, PlaceId, PuzzleId } from '../../mission/names';
import type { Action, AgentAction, Figure, GroupProposal } from '../actions';
import { livingAgents } from '../agents';
import { diceOf } from '../dice';
import { actOf, actsOpenTo, agentOf, missionIn } from '../lookup';
import { whyNotPropose } from '../proposals';
import type { View } from '../state';
import { canDo, unitAct, usefulDeed, usefulUse } from './acting';
import { type TeamAim, teamAimOf } from './aims';
import { answerTo } from './answering';
import { handover } from './handing';
import { memoryKey, type TeamMemory } from './memory';
import { partyOf } from './rolling';
import { seatedBest } from './seating';
import { isKnownFrom, type Situation } from './situation';

export type Team = {
  readonly party: readonly LenderId[];
  /** It has played the mission before, and makes for one of these ends. */
  readonly knows: readonly string[] | null;
  readonly seed: string;
  /** What opens every code, in a mission made for simulations. */
  readonly openCode: string;
};

/** Keeps the last aim, because most acts do not change it. */
export type Thought = { key: string; aim: TeamAim };

type Turn = {
  readonly team: Team;
  readonly view: View;
  readonly situation: Situation;
  readonly luck: (name: string) => number;
  readonly aim: () => TeamAim;
};

export function nextAct(
  team: Team,
  view: View,
  memory: TeamMemory,
  thought: { last?: Thought | undefined },
): Action {
  const situation: Situation = {
    mission: missionIn(view),
    view,
    memory,
    party: team.party,
    knowsAll: team.knows !== null,
    found: new Map(),
  };
  const luck = (name: string) => chanceOf(`${team.seed} ${name}`);
  const aim = () => rememberedAim(team, situation, thought);
  return acting({ team, view, situation, luck, aim });
}

function rememberedAim(
  team: Team,
  situation: Situation,
  thought: { last?: Thought | undefined },
): TeamAim {
  const { view, memory } = situation;
  const key = [
    view.run,
    view.place,
    view.phase.name === 'entering',
    view.tests.length,
    Math.floor(view.units / 4),
    view.tokens.join(),
    view.readInRun.length,
    memory.won.size,
    memory.wonNow.size,
    memory.chosen.size,
    memory.items.size,
    view.figures.map(it => agentOf(view, it).items.length).join(),
    view.figures.map(it => Object.values(agentOf(view, it).purse).join('')).join(),
  ].join('|');
  if (thought.last?.key === key) return thought.last.aim;
  const aim = teamAimOf(situation, team.knows ?? undefined);
  thought.last = { key, aim };
  return aim;
}

function acting(turn: Turn): Action {
  const { view } = turn;
  if (view.asked) return answering(turn, view.asked);
  switch (view.phase.name) {
    case 'base':
      return { type: 'read' };
    case 'party':
      return lending(turn);
    case 'entering':
      return entering(turn);
    case 'here':
      return between(turn);
    case 'unit':
      return inUnit(turn);
    case 'travel':
      return travelling(turn);
    case 'home':
      return propose({ do: 'again' });
    case 'over':
      throw new Error('the match is over');
  }
}

const propose = (proposal: GroupProposal): Action => ({ type: 'propose', proposal });

const answering = (
  { situation, aim, luck }: Turn,
  question: NonNullable<View['asked']>,
): Action => ({
  type: 'answer',
  agent: question.agent,
  option: answerTo(situation, aim().weights, question, luck),
});

function lending({ team, view }: Turn): Action {
  const agent = view.figures.find(it => agentOf(view, it).lender === null);
  if (agent === undefined) return propose({ do: 'begin' });
  const taken = partyOf(view);
  const lender = team.party.find(it => !taken.includes(it)) ?? '';
  return { type: 'lend', agent, lender };
}

/** One after the other, each on the card that is best for it, or where somebody has to start. */
function entering(turn: Turn): Action {
  const { view, situation, aim } = turn;
  const free = freeAct(turn);
  if (free) return free;
  const agents = livingAgents(view).filter(it => agentOf(view, it).at === null);
  const canEnter = (agent: Figure, card: string) => canDo(view, { type: 'enter', agent, card });
  const [first] = seatedBest(situation, aim(), agents, canEnter);
  if (first) return { type: 'enter', agent: first[0], card: first[1] };
  return anyEntry(turn, agents) ?? propose({ do: 'leave' });
}

/** Where it costs least: a card that was read already and holds no danger that is known. */
function anyEntry({ view, situation }: Turn, agents: readonly Figure[]): Action | undefined {
  const tests = (card: string) => Object.values(situation.mission.cards[card]?.acts ?? {});
  const risk = (card: string) =>
    tests(card).some(act => act.kind === 'test' && act.locked) ? 1 : 0;
  const entries = agents
    .flatMap(agent => view.laid.map(({ card }) => ({ type: 'enter', agent, card }) as const))
    .filter(action => canDo(view, action))
    .sort((one, other) => risk(one.card) - risk(other.card));
  return entries[0];
}

/** What costs no time: codes, deeds, remedies and hints. */
function freeAct(turn: Turn): Action | undefined {
  const { view, aim } = turn;
  const agents = livingAgents(view).filter(it => agentOf(view, it).at !== null);
  for (const agent of agents) {
    const typed = typing(turn, agent) ?? usefulDeed(view, aim(), agent);
    if (typed) return typed;
  }
  return usefulUse(view, agents);
}

/** Some teams need hints, and some try a wrong answer first. */
const NEEDS_HINTS = [0.55, 0.8, 0.93] as const;
const TRIES_WRONG = 0.25;

function typing(turn: Turn, agent: Figure): Action | undefined {
  const { view, situation, team, luck } = turn;
  const { at } = agentOf(view, agent);
  if (at === null) return undefined;
  const name = actsOpenTo(view, agent).find(act => actOf(view, at, act)?.kind === 'code');
  const code = name === undefined ? undefined : actOf(view, at, name);
  if (name === undefined || code?.kind !== 'code') return undefined;
  const { solvable, puzzle } = code;
  const isSolved = team.knows !== null || (solvable !== null && isKnownFrom(situation, solvable));
  if (!isSolved || !hasWhatItNeeds(view, code)) return undefined;
  const act = (typed: string): AgentAction => ({ type: 'try', agent, act: name, code: typed });
  if (team.knows !== null || situation.memory.won.has(memoryKey(at, name)))
    return act(team.openCode);
  const wanted = NEEDS_HINTS.filter(it => luck(`hints ${at}`) >= it).length;
  const hint = puzzle === null ? undefined : hintFor(turn, puzzle, wanted);
  if (hint) return hint;
  const isWrong = luck(`${at} ${view.run} ${view.units}`) < TRIES_WRONG;
  return act(isWrong ? `not ${team.openCode}` : team.openCode);
}

/** Somebody carries the item without which even the right code is wrong. */
const hasWhatItNeeds = (view: View, { needs }: Code): boolean =>
  needs?.is !== 'item' || view.figures.some(it => agentOf(view, it).items.includes(needs.item));

function hintFor({ view }: Turn, puzzle: PuzzleId, wanted: number): Action | undefined {
  if ((view.hints[puzzle] ?? 0) >= wanted) return undefined;
  const proposal = { do: 'hint', puzzle } as const;
  return whyNotPropose(view, proposal) ? undefined : propose(proposal);
}

function between(turn: Turn): Action {
  const { view } = turn;
  const free = freeAct(turn);
  if (free) return free;
  if (!isResigned(turn) && wantsToLeave(turn)) return propose({ do: 'leave' });
  const agent = livingAgents(view).find(it => {
    const { plan, owes } = agentOf(view, it);
    return plan === null && owes === 0;
  });
  return agent === undefined ? { type: 'spend' } : { type: 'plan', agent, plan: { do: 'nothing' } };
}

/** A team that knows that this run cannot succeed waits for its end. */
const isResigned = ({ team, aim }: Turn): boolean => team.knows !== null && !aim().plan;

function wantsToLeave(turn: Turn): boolean {
  const { view, situation, aim } = turn;
  if (whyNotPropose(view, { do: 'leave' })) return false;
  const agents = livingAgents(view);
  const seating = seatedBest(situation, aim(), agents, wouldGo(view));
  const next = { ...view, phase: { name: 'unit', isLast: false, gathering: null } } as const;
  return agents.every(it => unitAct(next, aim(), seating, it).type === 'rest');
}

/** A move that would be allowed in the next unit. */
const wouldGo = (view: View) => (agent: Figure, card: string) =>
  canDo(view, { type: 'plan', agent, plan: { do: 'move', card } });

function inUnit(turn: Turn): Action {
  const { view, situation, aim } = turn;
  const free = freeAct(turn);
  if (free) return free;
  const agents = livingAgents(view).filter(it => agentOf(view, it).done === null);
  const canMove = (agent: Figure, card: string) => canDo(view, { type: 'move', agent, card });
  const seating = seatedBest(situation, aim(), agents, canMove);
  const acts = [...agents]
    .sort((one, other) => strengthOf(view, other) - strengthOf(view, one))
    .map(agent => unitAct(view, aim(), seating, agent));
  const order: AgentAction['type'][] = ['roll', 'move', 'rest'];
  const [first = { type: 'rest', agent: firstOf(agents) } as const] = acts.sort(
    (one, other) => order.indexOf(one.type) - order.indexOf(other.type),
  );
  return gatheringMove(view, agents) ?? first;
}

/** The strongest roll first, because the others are free once a test is won. */
function strengthOf(view: View, agent: Figure): number {
  const { at } = agentOf(view, agent);
  const dice = actsOpenTo(view, agent).map(act => {
    const test = at === null ? undefined : actOf(view, at, act);
    return at !== null && test?.kind === 'test' ? diceOf(view, agent, at, test.skill) : 0;
  });
  return Math.max(0, ...dice);
}

/** Once the first has gone to a card for all, the others follow. */
function gatheringMove(view: View, agents: readonly Figure[]): AgentAction | undefined {
  const card = view.phase.name === 'unit' ? view.phase.gathering : null;
  return card === null
    ? undefined
    : agents
        .map(agent => ({ type: 'move', agent, card }) as const)
        .find(action => canDo(view, action));
}

function travelling(turn: Turn): Action {
  const { view, situation, aim } = turn;
  const place = nextPlace(turn);
  const gift = handover(situation, aim(), place);
  if (gift && canDo(view, gift)) return gift;
  const use = usefulUse(view, livingAgents(view));
  return use ?? propose({ do: 'go', place });
}

/** Having been somewhere for nothing makes people go elsewhere. */
const AGAIN = 0.4;

function nextPlace({ view, aim, luck, situation }: Turn): PlaceId {
  const others = view.map.filter(it => it !== view.place);
  const { visits } = situation.memory;
  const promise = (place: PlaceId) =>
    (aim().places.get(place) ?? 0) +
    luck(`${view.run} ${place}`) * 0.5 -
    visits.filter(it => it === place).length * AGAIN;
  const [best] = [...others].sort((one, other) => promise(other) - promise(one));
  if (best === undefined) throw new Error('there is nowhere to go');
  return best;
}
