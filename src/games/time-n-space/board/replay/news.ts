/** Turns the events of an entry into news for the replay. */
import { isOneOf } from '@/kit/keys';
import { of, type Seat } from '@/kit/seat';
import type { MatchReplay } from '../../../board';
import type { GameEvent } from '../../rules/actions';
import { isCube, thingAt } from '../../rules/centre';
import type { Field, Good, MoonId, Node, Order, Place, TileId } from '../../rules/components';
import type { GlassId, View } from '../../rules/state';
import { deliveriesIn } from '../ending/statistics';

export type News =
  | { readonly what: 'revealed' | 'started' | 'over' }
  | { readonly what: 'chose' | 'placed' | 'ready' | 'exchanged' | 'anew'; readonly seat: Seat }
  | {
      readonly what: 'turned' | 'lapsed';
      readonly seat: Seat;
      readonly glass: GlassId;
      readonly on: Place;
    }
  | {
      readonly what: 'setOut' | 'stays' | 'arrived' | 'waits';
      readonly seat: Seat;
      readonly node: Node;
    }
  | { readonly what: 'took' | 'tucked'; readonly seat: Seat; readonly node: MoonId }
  | { readonly what: 'produced' | 'loaded'; readonly seat: Seat; readonly goods: readonly Good[] }
  | { readonly what: 'offered'; readonly seat: Seat; readonly orders: readonly Order[] }
  | {
      readonly what: 'built' | 'upgraded';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly stage: 2 | 3;
    }
  | {
      readonly what: 'delivered';
      readonly seat: Seat;
      readonly planet: Seat;
      readonly orders: readonly Order[];
      readonly bonus: boolean;
    }
  | { readonly what: 'contested'; readonly planet: Seat; readonly seats: readonly Seat[] };

/** `before` and `after` are the views around these events. */
export function newsOf(events: readonly GameEvent[], before: View, after: View): readonly News[] {
  const busy = new Set(events.filter(isDeed).map(({ seat }) => seat));
  const told = (event: GameEvent): readonly News[] => {
    if (event.type === 'lifted') return busy.has(event.seat) ? [] : liftedFor(event, events, after);
    if (event.type === 'contested') return isKnown(event, before) ? [] : [contestOf(event)];
    return newsFrom(event, after);
  };
  return events.flatMap(told);
}

/** Finds the newest news, because most of what time alone does is not visible. */
export function latestNews(story: MatchReplay<View, GameEvent>, entry: number): readonly News[] {
  for (let n = entry; n > 0; n--) {
    const news = newsOf(story.eventsOf(n), story.viewAfter(n - 1), story.viewAfter(n));
    if (news.length > 0) return news;
  }
  return [];
}

const DEEDS = [
  'produced',
  'loaded',
  'offered',
  'built',
  'upgraded',
  'tucked',
  'took',
  'delivered',
] as const;
type DeedEvent = Extract<GameEvent, { type: (typeof DEEDS)[number] }>;
const isDeed = (event: GameEvent): event is DeedEvent => isOneOf(DEEDS, event.type);

function newsFrom(event: GameEvent, view: View): readonly News[] {
  switch (event.type) {
    case 'revealed':
    case 'started':
    case 'over':
      return [{ what: event.type }];
    case 'chose':
    case 'placed':
    case 'ready':
    case 'exchanged':
      return [{ what: event.type, seat: event.seat }];
    case 'to-choose-anew':
      return [{ what: 'anew', seat: event.seat }];
    case 'turned':
      return [turnedNews(event, view)];
    default:
      return isDeed(event) ? deedNews(event, view) : [];
  }
}

type Turned = Extract<GameEvent, { type: 'turned' }>;

function turnedNews({ seat, glass, on, to }: Turned, view: View): News {
  if (on !== 'ship') return { what: 'turned', seat, glass, on };
  return to
    ? { what: 'setOut', seat, node: to }
    : { what: 'stays', seat, node: of(view.ships, seat).at };
}

function deedNews(event: DeedEvent, view: View): readonly News[] {
  const { seat } = event;
  switch (event.type) {
    case 'produced':
      return [{ what: 'produced', seat, goods: goodsAt(view, seat, event.fields) }];
    case 'loaded': {
      const fields = event.moves.map(({ to }) => to);
      return [{ what: 'loaded', seat, goods: goodsAt(view, seat, fields) }];
    }
    case 'offered':
      return [{ what: 'offered', seat, orders: event.orders.map(({ order }) => order) }];
    case 'built':
      return [{ what: 'built', seat, tile: event.tile, stage: 2 }];
    case 'upgraded':
      return [{ what: 'upgraded', seat, tile: event.tile, stage: 3 }];
    case 'took':
    case 'tucked':
      return [{ what: event.type, seat, node: event.moon }];
    case 'delivered':
      return deliveriesIn([event]).map(one => ({ what: 'delivered', ...one, bonus: event.bonus }));
  }
}

const goodsAt = ({ centres }: View, seat: Seat, fields: readonly Field[]): Good[] =>
  fields.flatMap(field => {
    const thing = thingAt(of(centres, seat), field);
    return thing && isCube(thing) ? [thing] : [];
  });

type Lifted = Extract<GameEvent, { type: 'lifted' }>;

/** News of a glass that was lifted without a deed, or before its deed. */
function liftedFor(
  { seat, glass, from }: Lifted,
  events: readonly GameEvent[],
  view: View,
): readonly News[] {
  if (from !== 'ship') return [{ what: 'lapsed', seat, glass, on: from }];
  const waits = events.some(event => event.type === 'held' && event.seat === seat);
  return [{ what: waits ? 'waits' : 'arrived', seat, node: of(view.ships, seat).at }];
}

type Contested = Extract<GameEvent, { type: 'contested' }>;

const contestOf = ({ planet, visitors }: Contested): News => ({
  what: 'contested',
  planet,
  seats: visitors,
});

/** A visitor who joins a contest, or stays in it, does not make it a new one. */
const isKnown = ({ planet }: Contested, { contests }: View): boolean =>
  contests.some(contest => contest.planet === planet);
