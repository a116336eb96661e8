/** The numbers behind the charts of a finished match. */
import { record } from '@/kit/keys';
import type { Millis } from '@/kit/millis';
import { type BySeat, bySeat, of, type Seat } from '@/kit/seat';
import type { MatchReplay } from '../../../board';
import { valueOf } from '../../rules/centre';
import { ORDERS, type Order } from '../../rules/components';
import { score } from '../../rules/score';
import type { GameEvent } from '../../rules/actions';
import type { Centre, Glass, GlassId, View } from '../../rules/state';

/** The points from this moment until the next level. */
export type PointsLevel = {
  readonly at: Millis;
  /** The points if the match had ended then. */
  readonly points: number;
  /** The points if no colour had been lost. */
  readonly possible: number;
};
export const DOINGS = ['running', 'through', 'parked'] as const;
export type Doing = (typeof DOINGS)[number];
export type Span = { readonly from: Millis; readonly to: Millis; readonly doing: Doing };
export type Delivered = {
  readonly entry: number;
  readonly at: Millis;
  readonly seat: Seat;
  readonly planet: Seat;
  readonly orders: readonly Order[];
};
export type MatchStatistics = {
  readonly seats: readonly Seat[];
  readonly from: Millis;
  readonly to: Millis;
  readonly levels: BySeat<readonly PointsLevel[]>;
  readonly glasses: BySeat<readonly [readonly Span[], readonly Span[]]>;
  readonly deliveries: readonly Delivered[];
};

const told = new WeakMap<MatchReplay<View, GameEvent>, MatchStatistics>();

export function statisticsOf(story: MatchReplay<View, GameEvent>): MatchStatistics {
  const known = told.get(story);
  if (known) return known;
  const statistics = folded(story);
  told.set(story, statistics);
  return statistics;
}

function folded(story: MatchReplay<View, GameEvent>): MatchStatistics {
  const { phase, seats } = story.viewAfter(story.entries);
  const from = 'startedAt' in phase ? phase.startedAt : 0;
  const to = Math.max(from, story.timeOf(story.entries));
  const levels = bySeat(seats, (): PointsLevel[] => []);
  const strips = bySeat(seats, () => [strip(from), strip(from)] as const);
  const deliveries: Delivered[] = [];
  let before = story.viewAfter(0);
  for (let entry = 0; entry <= story.entries; entry++) {
    const view = story.viewAfter(entry);
    const at = Math.max(from, story.timeOf(entry));
    for (const seat of seats) {
      addLevel(of(levels, seat), at, of(view.centres, seat), of(before.centres, seat));
      for (const glass of GLASSES) of(strips, seat)[glass].see(of(view.glasses, seat)[glass], at);
    }
    const given = deliveriesIn(story.eventsOf(entry));
    deliveries.push(...given.map(one => ({ ...one, entry, at })));
    before = view;
  }
  const glasses = bySeat(seats, seat => {
    const [left, right] = of(strips, seat);
    return [left.close(to), right.close(to)] as const;
  });
  return { seats, from, to, levels, glasses, deliveries };
}

const GLASSES: readonly GlassId[] = [0, 1];
const NOTHING_ABOVE = record(ORDERS, () => 0);

function addLevel(row: PointsLevel[], at: Millis, centre: Centre, before: Centre): void {
  const last = row[row.length - 1];
  if (last && centre === before) return;
  const { points } = score(centre);
  const possible = score({ ...centre, above: NOTHING_ABOVE }).points;
  if (last?.points === points && last.possible === possible) return;
  if (last?.at === at) row.pop();
  row.push({ at, points, possible });
}

/** Follows one glass, and divides its match into spans. */
function strip(from: Millis) {
  const spans: Span[] = [];
  let standing: Glass = null;
  let since = from;
  const add = (start: Millis, to: Millis, doing: Doing) => {
    if (to > start) spans.push({ from: start, to, doing });
  };
  const cut = (at: Millis) => {
    const through = standing ? Math.min(Math.max(standing.until, since), at) : since;
    if (standing) add(since, through, 'running');
    add(through, at, standing ? 'through' : 'parked');
    since = at;
  };
  return {
    see(glass: Glass, at: Millis) {
      if (glass?.until === standing?.until && glass?.on === standing?.on) return;
      cut(at);
      standing = glass;
    },
    close(to: Millis): readonly Span[] {
      cut(to);
      return spans;
    },
  };
}

export const deliveriesIn = (events: readonly GameEvent[]) =>
  events.flatMap(event =>
    event.type === 'delivered'
      ? [
          {
            seat: event.seat,
            planet: event.planet,
            orders: event.orders.map(({ order }) => order),
          },
        ]
      : [],
  );

/** The share of the match that a glass spent in each state; together 1. */
export function shares(spans: readonly Span[]): Readonly<Record<Doing, number>> {
  const sum = (doing?: Doing) =>
    spans
      .filter(span => doing === undefined || span.doing === doing)
      .reduce((soFar, { from, to }) => soFar + to - from, 0);
  const all = sum() || 1;
  return {
    running: sum('running') / all,
    through: sum('through') / all,
    parked: sum('parked') / all,
  };
}

export const levelAt = (row: readonly PointsLevel[], at: Millis): PointsLevel | undefined =>
  row.filter(level => level.at <= at).pop();

export type Trade = { readonly orders: number; readonly cubes: number };
/** How much each player brought to each other, read from the orders below the centres. */
export const trades = (view: View): BySeat<BySeat<Trade>> =>
  bySeat(view.seats, from =>
    bySeat(view.seats, to => {
      const orders = of(view.centres, from).below[to] ?? [];
      return { orders: orders.length, cubes: orders.reduce((sum, one) => sum + valueOf(one), 0) };
    }),
  );
