/** Finds what cost a player most in the whole match, the costliest first, each with its moment. */
import { MINUTE, type Millis } from '@/kit/millis';
import { of, type Seat } from '@/kit/seat';
import type { MatchReplay } from '../../../board';
import { ownOrders } from '../../rules/bot/survey';
import { isPlanet } from '../../rules/board';
import { fieldsWhere, isCube, kindAt } from '../../rules/centre';
import type { Field, Good } from '../../rules/components';
import type { GameEvent } from '../../rules/actions';
import type { Centre, View } from '../../rules/state';
import { leftAbove } from '../centre/filling';
import { ordersByColour } from '../centre/warnings';
import { deliveriesIn, statisticsOf } from '../ending/statistics';
import { liftingsFor, offersLeft } from './reckoning';

type Told =
  | { readonly code: 'idle'; readonly sum: Millis; readonly longest: Millis }
  | { readonly code: 'lost'; readonly good: Good; readonly count: number; readonly points: number }
  | { readonly code: 'undelivered'; readonly count: number }
  | { readonly code: 'vain'; readonly count: number }
  | { readonly code: 'late' }
  | { readonly code: 'none' };
/** `at` counts from the start; `cost` is in points, roughly. */
export type Regret = Told & { readonly at: Millis; readonly cost: number };

export const MOST_REGRETS = 3;
const LEAST_COST = 1;
/** The rough value of a turn: twenty points out of forty turns and more. */
const TURN_COST = 0.4;
const LATE_FROM: Millis = 3 * MINUTE;
const IDLE_FROM: Millis = MINUTE;

type Frame = {
  readonly view: View;
  readonly at: Millis;
  readonly events: readonly GameEvent[];
};

export function review(story: MatchReplay<View, GameEvent>, seat: Seat): readonly Regret[] {
  const frames = framesOf(story);
  const end = frames[frames.length - 1];
  if (!end) return [];
  const started = statisticsOf(story).from;
  const all = [
    ...idle(story, seat, end.view),
    ...lost(frames, seat, end.view),
    ...undelivered(frames, seat),
    ...vain(frames, seat),
    ...late(frames, seat, started),
  ];
  return all
    .filter(({ cost }) => cost >= LEAST_COST)
    .map(it => ({ ...it, at: it.at - started }))
    .sort((one, other) => other.cost - one.cost)
    .slice(0, MOST_REGRETS);
}

/** All entries while the match ran, and its end. */
function framesOf(story: MatchReplay<View, GameEvent>): Frame[] {
  const frames: Frame[] = [];
  for (let entry = 0; entry <= story.entries; entry++) {
    const view = story.viewAfter(entry);
    if (view.phase.name !== 'choosing' && view.phase.name !== 'preparing') {
      frames.push({ view, at: story.timeOf(entry), events: story.eventsOf(entry) });
    }
  }
  return frames;
}

/** Glasses out of sand or parked while they could have been turned. */
function idle(story: MatchReplay<View, GameEvent>, seat: Seat, { options }: View): Regret[] {
  const { glasses, from } = statisticsOf(story);
  const endsAt = from + options.minutes * MINUTE;
  const gaps = of(glasses, seat).flatMap(spans =>
    spans
      .filter(({ doing, from: since }) => doing !== 'running' && since < endsAt)
      .map(({ from: since, to }) => ({ at: since, long: Math.min(to, endsAt) - since })),
  );
  const sum = gaps.reduce((soFar, { long }) => soFar + long, 0);
  const [worst] = [...gaps].sort((one, other) => other.long - one.long);
  if (!worst || sum < IDLE_FROM) return [];
  const cost = (sum / MINUTE) * TURN_COST;
  return [{ code: 'idle', sum, longest: worst.long, at: worst.at, cost }];
}

/** Colours that had earned something but were lost, and since when the turns no longer sufficed. */
function lost(frames: readonly Frame[], seat: Seat, end: View): Regret[] {
  return ordersByColour(of(end.centres, seat))
    .filter(({ left, worth }) => left > 0 && worth > 0)
    .map(({ good, left: count, worth: points }) => {
      const at = tooLate(frames, seat, good);
      return { code: 'lost', good, count, points, at, cost: points };
    });
}

/** The moment from which there were never enough turns again. */
function tooLate(frames: readonly Frame[], seat: Seat, good: Good): Millis {
  const enough = frames.filter(({ view, at }) => {
    const centre = of(view.centres, seat);
    return (
      view.phase.name === 'running' &&
      liftingsFor(centre, leftAbove(centre)[good]) <= offersLeft(view, seat, at)
    );
  });
  const last = enough[enough.length - 1];
  const next = last ? frames[frames.indexOf(last) + 1] : frames[0];
  return next?.at ?? 0;
}

const loadedFields = (centre: Centre): Field[] =>
  fieldsWhere(centre, (thing, slot) => isCube(thing) && kindAt(centre, slot) === 'beam');

/** Cubes that still lie in beam stations, and the time of the first. */
function undelivered(frames: readonly Frame[], seat: Seat): Regret[] {
  const since = new Map<Field, Millis>();
  let seen: Centre | undefined;
  for (const { view, at } of frames) {
    const centre = of(view.centres, seat);
    if (centre === seen) continue;
    seen = centre;
    const lying = loadedFields(centre);
    for (const field of since.keys()) if (!lying.includes(field)) since.delete(field);
    for (const field of lying) if (!since.has(field)) since.set(field, at);
  }
  const count = since.size;
  return count === 0
    ? []
    : [{ code: 'undelivered', count, at: Math.min(...since.values()), cost: count }];
}

/** Glasses lifted at others’ planets without filling an order. */
function vain(frames: readonly Frame[], seat: Seat): Regret[] {
  const arrivals = frames.flatMap(({ view, at, events }, n): Millis[] => {
    const before = frames[n - 1]?.view;
    if (!before) return [];
    const [from, to] = [of(before.ships, seat), of(view.ships, seat)];
    const hasLanded = from.to !== null && to.to === null && isPlanet(to.at) && to.at !== seat;
    const waits =
      view.held.some(it => it.seat === seat) ||
      view.contests.some(({ waiting }) => waiting.some(it => it.seat === seat));
    const delivers = deliveriesIn(events).some(one => one.seat === seat);
    return hasLanded && !waits && !delivers ? [at] : [];
  });
  const [first] = arrivals;
  if (first === undefined) return [];
  const cost = 2 * TURN_COST * arrivals.length + LEAST_COST / 2;
  return [{ code: 'vain', count: arrivals.length, at: first, cost }];
}

/** The time from the start to the first orders brought into play. */
function late(frames: readonly Frame[], seat: Seat, started: Millis): Regret[] {
  const above = ({ view }: Frame) => ownOrders(of(view.centres, seat)).length;
  const [begin] = frames;
  const all = begin ? above(begin) : 0;
  if (all === 0) return [];
  const first = frames.find(frame => above(frame) < all);
  if (!first) return [{ code: 'none', at: started, cost: 8 }];
  const minutes = (first.at - started - LATE_FROM) / MINUTE;
  return minutes <= 0 ? [] : [{ code: 'late', at: first.at, cost: 1 + minutes }];
}
