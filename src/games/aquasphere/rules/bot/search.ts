/**
 * The search of a bot, position by position: all ways to take this turn, and for the best of them
 * its next turns, as if the others waited. It can be interrupted after every position.
 */
import { type Chance, type Chances, chances } from '../../../../kit/random';
import type { Seat } from '../../../../kit/seat';
import type { Action } from '../actions';
import { playerOf } from '../pieces';
import type { State } from '../state';
import type { Character } from './character';
import { tried, type OpenActs, waysFrom } from './plans';
import { worth } from './worth';

type Plan = { readonly first: Action; readonly end: State; readonly value: number };
/** The plans found so far, the last one first. */
type Plans = { readonly plan: Plan; readonly before: Plans } | null;

/** One turn: its ways, then the best of its plans, which are thought on from. */
type Turn = {
  /** The turn before; null for the one that is to be decided. */
  readonly above: Turn | null;
  readonly ways: OpenActs;
  readonly plans: Plans;
  /** Plans still to think on from, the best first; null while there are ways to try. */
  readonly next: readonly Plan[] | null;
  /** The best of those that were thought on from. */
  readonly best: Plan | null;
  /** How many more turns to think ahead. */
  readonly turns: number;
};

export type Search = {
  readonly seat: Seat;
  readonly character: Character;
  readonly chance: Chance;
  /** Null once the search is over. */
  readonly turn: Turn | null;
  /** The first act of the best plan. */
  readonly act: Action | undefined;
};

export const searchFrom = (
  state: State,
  seat: Seat,
  character: Character,
  chance: Chance,
): Search => ({
  seat,
  character,
  chance,
  turn: turnFrom(state, seat, character.foresight, null),
  act: undefined,
});

const turnFrom = (state: State, seat: Seat, turns: number, above: Turn | null): Turn => ({
  above,
  ways: waysFrom(state, seat),
  plans: null,
  next: null,
  best: null,
  turns,
});

/** Looks at so many more positions. The search that it is given stays as it is. */
export function searched(search: Search, positions: number): Search {
  let now = search;
  for (let left = positions; now.turn; now = stepped(now, now.turn)) {
    if (now.turn.ways && left-- <= 0) return now;
  }
  return now;
}

function stepped(search: Search, turn: Turn): Search {
  if (turn.ways) return { ...search, turn: wayTried(search, turn, turn.ways) };
  if (!turn.next) return ranked(search, turn);
  const [plan, ...next] = turn.next;
  return plan ? thoughtOn(search, { ...turn, next }, plan) : closed(search, turn);
}

function wayTried(
  { seat, character }: Search,
  turn: Turn,
  { way, rest }: NonNullable<OpenActs>,
): Turn {
  const { state: end, isEnd } = tried(way, seat);
  if (!isEnd) return { ...turn, ways: waysFrom(end, seat, way.first, rest) };
  const value = worth(end, seat, character.weights) + (character.aim?.(end, seat) ?? 0);
  const plan = { first: way.first, end, value };
  return { ...turn, ways: rest, plans: { plan, before: turn.plans } };
}

/** All ways are tried: the best plans remain. */
function ranked(search: Search, turn: Turn): Search {
  const { character } = search;
  const plans = turn.above ? listOf(turn.plans) : judged(listOf(turn.plans), search);
  const sorted = [...plans].sort((one, other) => other.value - one.value);
  const next = sorted.slice(0, turn.turns > 0 ? character.breadth : 1);
  // The rest of a plan is thought through again after its first act.
  const isClear = !turn.above && next.every(({ first }) => first === next[0]?.first);
  if (turn.turns > 0 && !isClear) return { ...search, turn: { ...turn, next } };
  return closed(search, { ...turn, best: next[0] ?? null });
}

/** In the order in which they were found. */
function listOf(plans: Plans): readonly Plan[] {
  const list: Plan[] = [];
  for (let now = plans; now; now = now.before) list.push(now.plan);
  return list.reverse();
}

/** With the errors of a weaker player. */
function judged(plans: readonly Plan[], { character, chance }: Search): readonly Plan[] {
  const next = chances(chance);
  return plans.map(plan => ({ ...plan, value: plan.value + character.slip * wobble(next) }));
}

/** Between −1.5 and 1.5, and mostly near 0. */
const wobble = (next: Chances): number => next() + next() + next() - 1.5;

function thoughtOn(search: Search, turn: Turn, plan: Plan): Search {
  const { seat } = search;
  if (!canGoOn(plan.end, seat)) return { ...search, turn: { ...turn, best: better(turn, plan) } };
  // Until the turn below is closed, the plan waits at the top.
  const above = { ...turn, next: [plan, ...(turn.next ?? [])] };
  return { ...search, turn: turnFrom(plan.end, seat, turn.turns - 1, above) };
}

const canGoOn = (state: State, seat: Seat): boolean =>
  state.phase.name === 'turn' && playerOf(state, seat).engineer !== null;

const better = ({ best }: Turn, plan: Plan): Plan =>
  best && best.value >= plan.value ? best : plan;

/** The turn is thought through: its value goes to the plan that led to it. */
function closed(search: Search, { above, best }: Turn): Search {
  if (!above) return { ...search, turn: null, act: best?.first };
  const [plan, ...next] = above.next ?? [];
  if (!plan) throw new Error('no plan led to this turn');
  const value = Math.max(plan.value, best?.value ?? plan.value);
  return { ...search, turn: { ...above, next, best: better(above, { ...plan, value }) } };
}
