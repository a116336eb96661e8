/** Which agent should stand on which card. */
import type { Condition } from '../../mission/condition';
import type { LocationId } from '../../mission/names';
import type { Figure } from '../actions';
import { holds } from '../conditions';
import { bonusHits, diceOf, isBannedFromTest } from '../dice';
import { agentOf } from '../lookup';
import type { View } from '../state';
import type { TeamAim } from './aims';
import type { Errand } from './errands';
import { fitsWith, type Situation } from './situation';

export type Seating = ReadonlyMap<Figure, LocationId>;

/** Going there takes time. */
const AWAY = 0.55;
/** Somebody else is busy with it already. */
const SHARED = 0.4;
const SHARED_TIME = 0.05;
const WORTH_IT = 0.3;
/** Somebody may still come by what it takes. */
const NO_USE = 0.1;

type Errands = ReadonlyMap<LocationId, readonly Errand[]>;

/** The best pair first, then the next; agents for whom there is nothing are left out. */
export function seatedBest(
  situation: Situation,
  aim: TeamAim,
  agents: readonly Figure[],
  canGo: (agent: Figure, card: LocationId) => boolean,
): Seating {
  const errands = errandsHere(situation, aim);
  const seating = new Map<Figure, LocationId>();
  const options = agents.flatMap(agent =>
    [...errands.keys()]
      .filter(card => agentOf(situation.view, agent).at === card || canGo(agent, card))
      .map(card => ({ agent, card })),
  );
  for (let n = 0; n < agents.length; n++) {
    const [best] = options
      .filter(({ agent }) => !seating.has(agent))
      .map(it => ({ ...it, worth: worthAt(situation, aim, errands, seating, it) }))
      .filter(({ worth }) => worth >= WORTH_IT)
      .sort((one, other) => other.worth - one.worth);
    if (!best) break;
    seating.set(best.agent, best.card);
  }
  return seating;
}

function errandsHere({ view }: Situation, { errands, weights }: TeamAim): Errands {
  const laid = new Set(view.laid.map(({ card }) => card));
  const found = new Map<LocationId, Errand[]>();
  for (const errand of errands) {
    if (!laid.has(errand.card) || !((weights.get(errand.id) ?? 0) > 0)) continue;
    const list = found.get(errand.card) ?? [];
    found.set(errand.card, list);
    list.push(errand);
  }
  return found;
}

type Pair = { readonly agent: Figure; readonly card: LocationId };

function worthAt(
  situation: Situation,
  { weights }: TeamAim,
  errands: Errands,
  seating: Seating,
  { agent, card }: Pair,
): number {
  const { view } = situation;
  const isThere = agentOf(view, agent).at === card;
  const others = [...seating.values()].filter(it => it === card).length;
  let worth = 0;
  const here = errands.get(card) ?? [];
  for (const errand of here) {
    const share =
      errand.kind === 'roll' ? shareOf(situation, errand) ** others : others > 0 ? 0 : 1;
    const isDone = isThere && (errand.kind === 'read' || errand.kind === 'choose');
    const fit = isDone
      ? 0
      : fitness(situation, errand, agent) * purposeOf(situation, here, errand, agent);
    worth += (weights.get(errand.id) ?? 0) * share * fit;
  }
  return isThere ? worth : worth * AWAY;
}

/** Somebody who goes only to stand there should be able to do what is to be done there. */
function purposeOf(
  situation: Situation,
  here: readonly Errand[],
  { kind, gains }: Errand,
  agent: Figure,
): number {
  const acts = here.filter(it => it.kind !== 'read');
  if (kind !== 'read' || gains.length > 1 || acts.length === 0) return 1;
  return acts.some(it => fitness(situation, it, agent) > 0) ? 1 : NO_USE;
}

/** Every roll against a time shield costs the whole team. */
function shareOf({ view, mission }: Situation, { card, name }: Errand): number {
  const test = mission.cards[card]?.acts[name];
  const running = view.tests.find(it => it.card === card && it.act === name);
  const shields = running?.shields ?? (test?.kind === 'test' ? test.shields : []);
  return shields.includes('time') ? SHARED_TIME : SHARED;
}

/** Between 0 and about 1: how well this agent does it. */
function fitness(situation: Situation, errand: Errand, agent: Figure): number {
  const { view, mission } = situation;
  const { card } = errand;
  const act = mission.cards[card]?.acts[errand.name];
  const isOpen = errand.needs.every(
    need => need.is === 'stands' || fitsWith(situation, new Set())(need),
  );
  if (!isOpen) return 0;
  switch (errand.kind) {
    case 'roll':
      return act?.kind === 'test' ? rollFitness(view, agent, card, act) : 0;
    case 'waive':
      return act?.kind === 'test' && holds(view, act.waive, { agent, card }) ? 1 : 0;
    case 'deed':
      return holds(view, act?.when ?? null, { agent, card }) ? 0.5 : 0;
    case 'type':
      return act?.kind === 'code' && holds(view, act.needs, { agent, card }) ? 1 : 0;
    case 'choose':
      return needsOfChoice(errand).every(need => holds(view, need, { agent, card })) ? 1 : 0;
    default:
      return 1;
  }
}

/** What the option itself asks for is asked of the agent. */
const needsOfChoice = ({ needs }: Errand): readonly Condition[] =>
  needs.flatMap(need => (need.is === 'resource' || need.is === 'item' ? [need] : []));

/** The best skill that people have is 4. */
function rollFitness(
  view: View,
  agent: Figure,
  card: LocationId,
  test: Parameters<typeof isBannedFromTest>[3],
): number {
  if (isBannedFromTest(view, agent, card, test)) return 0;
  const dice = diceOf(view, agent, card, test.skill);
  if (dice === 0) return 0;
  const { life } = agentOf(view, agent);
  const hurts = test.shields.some(it => it === 'heart' || it === 'skull');
  const courage = life <= 1 && hurts ? 0.25 : 1;
  const helped = test.changes.filter(
    ({ when, many }) => many < 0 && holds(view, when, { agent, card }),
  ).length;
  return courage * ((dice + bonusHits(view, agent, card, test.skill)) / 4 + helped * 0.4);
}
