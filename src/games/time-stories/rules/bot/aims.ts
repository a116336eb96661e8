/** What a team is after: a success it knows the way to, or whatever it has not seen yet. */
import type { Mission } from '../../mission/mission';
import type { PlaceId } from '../../mission/names';
import { optionsCalled } from './answering';
import { worthOf } from './effects';
import { type Errand, errandsIn } from './errands';
import { type ErrandPlan, type Planner, plannerFor } from './plans';
import { memoryKey } from './memory';
import { waitAt } from '../travel';
import { dangerOf, shieldsFor, unitsFor } from './rolling';
import { fits, fitsWith, isSoNow, type Need, type Situation } from './situation';

export type TeamAim = {
  readonly errands: readonly Errand[];
  /** By the id of an errand; the more, the sooner it should be done. */
  readonly weights: ReadonlyMap<string, number>;
  /** Where the team should go next, and how much that promises. */
  readonly places: ReadonlyMap<PlaceId, number>;
  /** The way to a success, if the team knows one that it has the time for. */
  readonly plan: ErrandPlan | undefined;
};

const WANTED = 10;
/** How much a team would like to know what it brings. */
const CURIOSITY: Readonly<Record<Errand['kind'], number>> = {
  read: 3,
  roll: 2,
  waive: 2,
  type: 9,
  deed: 1,
  choose: 0,
  end: 0,
};
const NEW_PLACE = 8;
/** The plan may take so much more than is left: dice are kind to those who hope. */
const HOPE = 1.1;

export function teamAimOf(situation: Situation, ends?: readonly string[]): TeamAim {
  const errands = errandsIn(situation);
  const planner = plannerFor(situation, errands);
  const plan = successPlan(situation, errands, planner, ends);
  if (situation.knowsAll && !plan)
    return { errands, weights: NO_WEIGHTS, places: NO_WEIGHTS, plan };
  const isInTime = plan && (situation.knowsAll || plan.units <= situation.view.units * HOPE);
  if (isInTime) return towards(situation, errands, plan);
  const other = curious(situation, errands, planner);
  return plan && strongest(other.places) < BORED ? towards(situation, errands, plan) : other;
}

const NO_WEIGHTS: ReadonlyMap<string, number> = new Map();
/** Below this there is nothing new that is worth a journey. */
const BORED = 1;
const strongest = (weights: ReadonlyMap<string, number>): number =>
  Math.max(0, ...weights.values());

function successPlan(
  { mission }: Situation,
  errands: readonly Errand[],
  planner: Planner,
  ends?: readonly string[],
): ErrandPlan | undefined {
  const plans = errands
    .filter(({ kind, name }) => kind === 'end' && mission.ends[name]?.kind === 'success')
    .filter(({ name }) => !ends || ends.includes(name))
    .flatMap(end => planner.good([...end.needs, { is: 'stands', card: end.card }], end) ?? []);
  return plans.sort((one, other) => one.units - other.units)[0];
}

function towards(situation: Situation, errands: readonly Errand[], plan: ErrandPlan): TeamAim {
  const [next] = plan.places;
  const wanted = plan.errands.map((it): [string, number] => [
    it.id,
    isTooEarly(situation, errands, it) ? 0 : WANTED,
  ]);
  return {
    errands,
    weights: new Map([...wanted, ...duties(situation, errands)]),
    places: new Map(next === undefined ? [] : [[next, WANTED]]),
    plan,
  };
}

/** The last card is entered once everything that its end needs is there. */
const isTooEarly = (situation: Situation, errands: readonly Errand[], it: Errand): boolean => {
  const ends = errands.filter(({ kind, card }) => kind === 'end' && card === it.card);
  return (
    it.kind === 'read' &&
    ends.length > 0 &&
    !ends.some(({ needs }) => needs.every(need => fits(need, leaf => isSoNow(situation, leaf))))
  );
};

function curious(situation: Situation, errands: readonly Errand[], planner: Planner): TeamAim {
  const weights = new Map<string, number>();
  const places = new Map<PlaceId, number>();
  const add = <K>(to: Map<K, number>, key: K, many: number) =>
    void to.set(key, (to.get(key) ?? 0) + many);
  const { view } = situation;
  const waitFor = (place: PlaceId) => (place === view.place ? 0 : waitAt(view, place));
  for (const errand of errands) {
    if (!errand.isNew || CURIOSITY[errand.kind] === 0) continue;
    const way = planner.way(errand.needs);
    if (!way) continue;
    const units = planner.cost(errand.needs) + effort(situation, errand);
    const score = CURIOSITY[errand.kind] / (units + 0.7);
    if (score < 0.2) continue;
    [...way, errand].forEach(it => add(weights, it.id, score));
    const first = [...way, errand].filter(it => isOpenNow(situation, it)).map(it => it.place);
    const at = first.includes(situation.view.place) ? situation.view.place : first[0];
    if (at !== undefined) add(places, at, CURIOSITY[errand.kind] / (units + waitFor(at) + 0.7));
  }
  situation.view.map
    .filter(it => !situation.memory.places.has(it))
    .forEach(it => add(places, it, NEW_PLACE / 2 / (1 + waitFor(it))));
  const most = strongest(weights);
  const scale = most > 0 && most < LIVELY ? LIVELY / most : 1;
  const all = new Map([...weights].map(([id, weight]) => [id, weight * scale]));
  const dutiful = new Map([...all, ...duties(situation, errands)]);
  return { errands, weights: dutiful, places, plan: undefined };
}

/** When nothing is very interesting, the best of it will do. */
const LIVELY = 2;
/** More than the reading and the test of another card: a fight holds everybody. */
const GOOD_START = 3 * WANTED;

/** What holds the group here, and on arrival the way out that is known to be good. */
const duties = (
  situation: Situation,
  errands: readonly Errand[],
): readonly (readonly [string, number])[] =>
  errands.map(it => [it.id, dutyOf(situation, it)] as const).filter(([, duty]) => duty > 0);

const dutyOf = (situation: Situation, errand: Errand): number => {
  if (isGoodStart(situation, errand)) return GOOD_START;
  return holdsHere(situation, errand) ? WANTED : 0;
};

function holdsHere({ view, mission }: Situation, { kind, card, name }: Errand): boolean {
  const act = mission.cards[card]?.acts[name];
  return (
    kind === 'roll' &&
    act?.kind === 'test' &&
    act.locked &&
    view.tests.some(it => it.card === card && it.act === name)
  );
}

function isGoodStart(
  { view, mission, memory, knowsAll }: Situation,
  { kind, card, name }: Errand,
): boolean {
  const isArriving = view.phase.name !== 'here' && view.phase.name !== 'unit';
  return (
    isArriving &&
    kind === 'choose' &&
    (mission.cards[card]?.starts.length ?? 0) > 0 &&
    (knowsAll || memory.chosen.has(memoryKey(card, name))) &&
    effectsOf(mission, card, name) > 1
  );
}

const effectsOf = (mission: Mission, card: string, option: string): number =>
  Math.max(
    0,
    ...optionsCalled(mission.cards[card]?.explore ?? [], option).map(({ effects }) =>
      worthOf(mission, effects),
    ),
  );

const isOpenNow = (situation: Situation, { needs }: Errand): boolean =>
  needs.every((need: Need) => fitsWith(situation, new Set())(need) || need.is === 'stands');

function effort(situation: Situation, errand: Errand): number {
  const test = situation.mission.cards[errand.card]?.acts[errand.name];
  if (errand.kind !== 'roll' || test?.kind !== 'test') return 0.2;
  const holds = fitsWith(situation, new Set());
  const shields = shieldsFor(situation, errand.card, errand.name, test, holds);
  const feared = shields.includes('special') && dangerOf(situation.view, situation) >= 5;
  return unitsFor(situation, errand.card, test, shields) + (feared ? 5 : 0);
}
