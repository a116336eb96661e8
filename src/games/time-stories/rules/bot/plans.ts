/** The cheapest errands that lead to what a team wants, and the way through the places. */
import { RED_UNITS } from '../components';
import { waitAt } from '../travel';
import type { PlaceId } from '../../mission/names';
import type { Errand } from './errands';
import type { Fact } from './gains';
import { shieldsFor, unitsFor } from './rolling';
import { factFor, fits, fitsWith, isSoNow, type Need, type Situation } from './situation';

export type ErrandPlan = {
  readonly errands: readonly Errand[];
  readonly units: number;
  /** The places in the order of the visits, without the one where the team is. */
  readonly places: readonly PlaceId[];
};

const NO_FACTS: ReadonlySet<Fact> = new Set();
/** Going to a card of this place, and to another place. */
const WALK = 0.4;
const JOURNEY = 2;
/** Of two ways that take as long, the one with fewer rolls is safer. */
const EFFORT = 0.15;
const ROUNDS = 8;
/** So much of what the others could roll helps, if all of them go there. */
const ALL_HELP = 0.8;

type Costs = Map<Fact, number>;
type Table = {
  readonly situation: Situation;
  readonly errands: readonly Errand[];
  readonly costs: Costs;
  readonly effort: (errand: Errand) => number;
  readonly best: Map<Fact, Errand>;
};

/** What each fact costs, counting twice what two errands have in common. */
function costed(
  situation: Situation,
  errands: readonly Errand[],
  effort: (errand: Errand) => number,
): Table {
  const costs: Costs = new Map();
  const best = new Map<Fact, Errand>();
  for (let round = 0; round < ROUNDS; round++) {
    let isSettled = true;
    for (const errand of errands) {
      const cost = effort(errand) + needsCost(situation, costs, errand.needs);
      if (cost === Infinity) continue;
      for (const fact of errand.gains) {
        if (cost >= (costs.get(fact) ?? Infinity)) continue;
        costs.set(fact, cost);
        best.set(fact, errand);
        isSettled = false;
      }
    }
    if (isSettled) break;
  }
  return { situation, errands, costs, effort, best };
}

function needsCost(situation: Situation, costs: Costs, needs: readonly Need[]): number {
  let all = 0;
  for (const need of needs) all += needCost(situation, costs, need);
  return all;
}

function needCost(situation: Situation, costs: Costs, need: Need): number {
  switch (need.is) {
    case 'and':
      return needsCost(situation, costs, need.all);
    case 'or':
      return Math.min(...need.any.map(it => needCost(situation, costs, it)));
    case 'not':
      return fits(need, leaf => isSoNow(situation, leaf)) ? 0 : Infinity;
    default: {
      if (isSoNow(situation, need)) return 0;
      const fact = factFor(need);
      return fact === undefined ? Infinity : (costs.get(fact) ?? Infinity);
    }
  }
}

function ownCost(
  situation: Situation,
  errand: Errand,
  facts: ReadonlySet<Fact>,
  help?: number,
): number {
  const { mission, view } = situation;
  switch (errand.kind) {
    case 'read':
      return WALK + (errand.place === view.place ? 0 : JOURNEY / 2);
    case 'roll': {
      const test = mission.cards[errand.card]?.acts[errand.name];
      if (test?.kind !== 'test') return Infinity;
      const holds = fitsWith(situation, facts);
      const shields = shieldsFor(situation, errand.card, errand.name, test, holds);
      return unitsFor(situation, errand.card, test, shields, help);
    }
    default:
      return 0.1;
  }
}

/** The errands that bring these about, each by the cheapest way; undefined: there is none. */
function extracted(table: Table, needs: readonly Need[]): ReadonlySet<Errand> | undefined {
  const found = new Set<Errand>();
  const follow = (need: Need): boolean => {
    switch (need.is) {
      case 'and':
        return need.all.every(follow);
      case 'or': {
        const costs = need.any.map(it => needCost(table.situation, table.costs, it));
        const cheapest = need.any[costs.indexOf(Math.min(...costs))];
        return cheapest !== undefined && follow(cheapest);
      }
      case 'not':
        return fits(need, leaf => isSoNow(table.situation, leaf));
      default: {
        if (isSoNow(table.situation, need)) return true;
        const errand = table.best.get(factFor(need) ?? '');
        if (!errand) return false;
        if (found.has(errand)) return true;
        found.add(errand);
        return errand.needs.every(follow);
      }
    }
  };
  return needs.every(follow) ? found : undefined;
}

/** Where a way has come to: what is left to do, and what the team has by then. */
type Stop = {
  readonly place: PlaceId;
  readonly left: readonly Errand[];
  readonly held: ReadonlySet<Fact>;
  readonly units: number;
  readonly places: readonly PlaceId[];
  /** How many errands were left before it. */
  readonly before: number;
};

/** So many stops are tried, the most promising first. */
const MOST_STOPS = 60;

/** The shortest way through the places to do all of them, and what it costs. */
function routed(situation: Situation, errands: readonly Errand[]): ErrandPlan | undefined {
  const { view, mission } = situation;
  const works = worksOf(situation, errands);
  let best: ErrandPlan | undefined;
  let stops = 0;
  const follow = (stop: Stop): void => {
    const { place, left, held, places, units: spent } = stop;
    if (left.length === 0 && spent < (best?.units ?? Infinity))
      best = { errands, units: spent, places };
    const away = [...new Set(left.map(it => it.place))].filter(it => it !== place);
    const leaving = mission.places[place]?.red ? RED_UNITS : 0;
    const doables = away
      .filter(it => view.map.includes(it) || held.has(`place ${it}`))
      .map(it => ({ it, doable: doableAt(left, it, held, situation) }))
      .filter(({ doable }) => doable > 0)
      .sort((one, other) => other.doable - one.doable)
      .map(({ it }) => it);
    // What lies here only at the next visit asks for going away and coming back.
    const isStuck = doables.length === 0 && left.length < stop.before;
    for (const it of isStuck ? view.map.filter(other => other !== place).slice(0, 1) : doables) {
      const least = spent + leaving + away.length * JOURNEY;
      if (stops++ > MOST_STOPS || (best && least >= best.units)) return;
      const units = Math.max(spent + leaving + JOURNEY, waitAt(view, it));
      follow(visited(situation, works, { ...stop, place: it, units, places: [...places, it] }));
    }
  };
  const { place } = view;
  const start = { place, left: errands, held: NO_FACTS, units: 0, places: [], before: Infinity };
  follow(view.phase.name === 'travel' ? start : visited(situation, works, start));
  return best;
}

/** What a test takes by one agent, and if all of them roll. */
type Work = { readonly alone: number; readonly together: number };
type Works = ReadonlyMap<Errand, Work>;

function worksOf(situation: Situation, errands: readonly Errand[]): Works {
  const planned = new Set(errands.flatMap(it => it.gains));
  return new Map(
    errands.map(it => [
      it,
      {
        alone: ownCost(situation, it, planned),
        together: ownCost(situation, it, planned, ALL_HELP),
      },
    ]),
  );
}

/** After everything was done there that can be. */
function visited(situation: Situation, works: Works, stop: Stop): Stop {
  const { view, party } = situation;
  const { place, places } = stop;
  const held = new Set(stop.held);
  const holds = fitsWith(situation, held);
  const hands = Math.max(1, party.length);
  const isHere = places.length === 0 && (view.phase.name === 'here' || view.phase.name === 'unit');
  const lies = laidAt(situation, stop);
  let left = stop.left;
  let reads = 0;
  let total = 0;
  let longest = 0;
  for (let chained = 0, isMore = true; isMore; chained++) {
    const now = left.filter(it => it.place === place && lies(it) && it.needs.every(holds));
    isMore = now.length > 0;
    for (const errand of now) {
      const { alone, together } = works.get(errand) ?? { alone: 0, together: 0 };
      if (errand.kind === 'read') reads++;
      else {
        total += alone;
        longest = Math.max(longest, together + (chained > 2 ? 1 : 0));
      }
      errand.gains.forEach(fact => held.add(fact));
    }
    left = left.filter(it => !now.includes(it));
  }
  const walks = isHere ? reads : Math.max(0, reads - hands);
  const units = stop.units + Math.max(longest, (total + walks) / hands) + total * EFFORT;
  return { ...stop, left, held, units, before: stop.left.length };
}

/** A variant lies there only for a team that has on coming what it asks for. */
function laidAt(situation: Situation, { place, held, places }: Stop) {
  const { view, mission } = situation;
  const laid = new Set(view.laid.map(({ card }) => card));
  const variants = mission.places[place]?.variants ?? [];
  const arrived = fitsWith(situation, new Set(held));
  return ({ card }: Errand): boolean => {
    const own = variants.filter(({ cards }) => Object.values(cards).includes(card));
    if (own.length === 0) return true;
    return places.length === 0 ? laid.has(card) : own.some(({ when }) => arrived(when));
  };
}

/** The share of what is left there that can be done at once. */
function doableAt(
  left: readonly Errand[],
  place: PlaceId,
  held: ReadonlySet<Fact>,
  situation: Situation,
): number {
  const there = left.filter(it => it.place === place);
  const facts = new Set(held);
  const holds = fitsWith(situation, facts);
  let done = 0;
  let open = there;
  for (let isMore = true; isMore;) {
    const now = open.filter(it => it.needs.every(holds));
    isMore = now.length > 0;
    done += now.length;
    now.forEach(it => it.gains.forEach(fact => facts.add(fact)));
    open = open.filter(it => !now.includes(it));
  }
  return done === 0 ? 0 : done / there.length + done / 100;
}

export type Planner = {
  /** What it costs by a rough reckoning; infinite if it cannot be had. */
  cost(needs: readonly Need[]): number;
  /** The errands that lead to it, by the same reckoning. */
  way(needs: readonly Need[]): ReadonlySet<Errand> | undefined;
  /** The way through the places to that end, improved by trying other errands, and helpful ones. */
  good(needs: readonly Need[], end: Errand): ErrandPlan | undefined;
};

export function plannerFor(situation: Situation, errands: readonly Errand[]): Planner {
  const efforts = new Map(errands.map(it => [it, ownCost(situation, it, NO_FACTS)]));
  const effort = (errand: Errand) => efforts.get(errand) ?? Infinity;
  const table = costed(situation, errands, effort);
  return {
    cost: needs => needsCost(situation, table.costs, needs),
    way: needs => extracted(table, needs),
    good: (needs, end) => {
      const found = extracted(table, needs);
      const first = found && routed(situation, [...found, end]);
      return first && improved(table, needs, end, first);
    },
  };
}

const PASSES = 3;

function improved(
  { situation, errands, effort }: Table,
  needs: readonly Need[],
  end: Errand,
  first: ErrandPlan,
): ErrandPlan {
  let best = first;
  let banned: readonly Errand[] = [];
  for (let pass = 0; pass < PASSES; pass++) {
    const before = best.units;
    const places = [...new Set(best.errands.map(it => it.place))];
    const ways = [
      ...places.map(place => best.errands.filter(it => it.place === place)),
      ...best.errands.map(it => [it]),
    ];
    for (const without of ways) {
      const isStale = !without.every(it => best.errands.includes(it));
      if (isStale || without.some(it => it === end || isOnly(errands, it))) continue;
      const others = errands.filter(it => !without.includes(it) && !banned.includes(it));
      const table = costed(situation, others, effort);
      const found = extracted(table, needs);
      const plan = found && routed(situation, [...found, end]);
      const helped = plan && withHelp(situation, table, plan);
      if (helped && helped.units < best.units - 0.05) {
        best = helped;
        banned = [...banned, ...without];
      }
    }
    const rest = errands.filter(it => !banned.includes(it));
    best = withHelp(situation, costed(situation, rest, effort), best);
    if (best.units >= before - 0.05) break;
  }
  return best;
}

/** Nothing else brings any of what it brings. */
const isOnly = (errands: readonly Errand[], { gains }: Errand): boolean =>
  gains.every(fact => errands.filter(it => it.gains.includes(fact)).length === 1);

/** Also brings what makes a test easier, where that saves more than it costs. */
function withHelp(situation: Situation, table: Table, plan: ErrandPlan): ErrandPlan {
  let best = plan;
  for (const errand of plan.errands) {
    const test = situation.mission.cards[errand.card]?.acts[errand.name];
    if (errand.kind !== 'roll' || test?.kind !== 'test') continue;
    for (const { when, many } of test.changes) {
      if (many >= 0 || fitsWith(situation, NO_FACTS)(when)) continue;
      const more = extracted(table, [when]);
      const all = more && new Set([...best.errands, ...more]);
      if (!all || all.size === best.errands.length) continue;
      const helped = routed(situation, [...all]);
      if (helped && helped.units < best.units - 0.05) best = helped;
    }
  }
  return best;
}
