/** What has just happened, read from the difference of two views. */
import { of, type Seat } from '@/kit/seat';
import { destination, isMoon } from '../../rules/board';
import { isCube, isOrder, kindAt } from '../../rules/centre';
import {
  type Good,
  type MoonId,
  type Node,
  type Order,
  type Place,
  SLOTS,
  type Slot,
  type TileId,
} from '../../rules/components';
import type { Centre, GlassId, Thing, View } from '../../rules/state';
import type { MatchReplay } from '../../../board';
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

export function newsBetween(before: View, after: View): readonly News[] {
  if (before === after) return [];
  return [
    ...opening(before, after),
    ...after.seats.flatMap(seat => ofSeat(before, after, seat)),
    ...meetings(before, after),
    ...(after.phase.name === 'over' && before.phase.name !== 'over' ? [OVER] : []),
  ];
}

/** The newest there is: most of what time alone does nobody sees. */
export function latestNews({ viewAfter }: MatchReplay<View>, entry: number): readonly News[] {
  for (let n = entry; n > 0; n--) {
    const news = newsBetween(viewAfter(n - 1), viewAfter(n));
    if (news.length > 0) return news;
  }
  return [];
}

const OVER: News = { what: 'over' };

/** Until the sand runs. */
function opening({ phase: was }: View, { phase: is, seats }: View): readonly News[] {
  const begun: News[] =
    is.name === 'running' && was.name !== 'running' ? [{ what: 'started' }] : [];
  if (was.name === 'choosing') {
    const chosen = is.name === 'choosing' ? is.chosen : seats;
    const anew = chosen.filter(seat => !was.chosen.includes(seat));
    const shown: News[] = is.name === 'choosing' ? [] : [{ what: 'revealed' }];
    return [...anew.map((seat): News => ({ what: 'chose', seat })), ...shown];
  }
  if (was.name !== 'preparing') return begun;
  const ready = is.name === 'preparing' ? is.ready : seats;
  const laid = seats.filter(seat => {
    const left = is.name === 'preparing' ? (is.hand[seat] ?? []).length : 0;
    return left < (was.hand[seat] ?? []).length;
  });
  return [
    ...laid.map((seat): News => ({ what: 'placed', seat })),
    ...ready
      .filter(seat => !was.ready.includes(seat))
      .map((seat): News => ({ what: 'ready', seat })),
    ...begun,
  ];
}

function ofSeat(before: View, after: View, seat: Seat): readonly News[] {
  const deeds = [...deedsAt(before, after, seat), ...deliveries(before, after, seat)];
  const glasses = GLASSES.flatMap(glass => ofGlass(before, after, seat, glass, deeds.length > 0));
  return [...glasses, ...deeds];
}
const GLASSES: readonly GlassId[] = [0, 1];

function ofGlass(before: View, after: View, seat: Seat, glass: GlassId, hasDeed: boolean): News[] {
  const was = of(before.glasses, seat)[glass];
  const is = of(after.glasses, seat)[glass];
  if (is && !was) {
    if (is.on !== 'ship') return [{ what: 'turned', seat, glass, on: is.on }];
    const { at, to } = of(after.ships, seat);
    return [to ? { what: 'setOut', seat, node: to } : { what: 'stays', seat, node: at }];
  }
  if (!was || is || hasDeed) return [];
  if (was.on !== 'ship') return [{ what: 'lapsed', seat, glass, on: was.on }];
  const node = destination(of(before.ships, seat));
  const waits = after.held.some(visit => visit.seat === seat);
  return [{ what: waits ? 'waits' : 'arrived', seat, node }];
}

function deliveries(before: View, after: View, seat: Seat): News[] {
  const bonus = of(after.centres, seat).bonus > of(before.centres, seat).bonus;
  return deliveriesIn(before, after, seat).map(one => ({ what: 'delivered', ...one, bonus }));
}

function deedsAt(before: View, after: View, seat: Seat): News[] {
  const [was, is] = [of(before.centres, seat), of(after.centres, seat)];
  return [
    ...ofTiles(was, is, seat),
    ...ofMoon(before, after, seat),
    ...(was.buildings === is.buildings ? [] : ofFields(before, after, seat)),
  ];
}

function ofTiles(was: Centre, is: Centre, seat: Seat): News[] {
  return SLOTS.flatMap((slot): News[] => {
    const [old, now] = [was.buildings[slot], is.buildings[slot]];
    if (now.tile === null || now.stage === 1 || now.stage === old.stage) return [];
    const what = now.stage === 2 && was.research === now.tile ? 'built' : 'upgraded';
    return [{ what, seat, tile: now.tile, stage: now.stage }];
  });
}

function ofMoon(before: View, after: View, seat: Seat): News[] {
  const lifted = of(before.glasses, seat).some(
    (glass, n) => glass?.on === 'ship' && of(after.glasses, seat)[n as GlassId] === null,
  );
  const node = of(after.ships, seat).at;
  if (!lifted || !isMoon(node)) return [];
  const [was, is] = [before.moons[node], after.moons[node]];
  if (!was || !is || (was.top === is.top && was.left === is.left)) return [];
  return [{ what: is.left < was.left ? 'took' : 'tucked', seat, node }];
}

/** Cubes and orders that lie where nothing lay. */
function ofFields(before: View, after: View, seat: Seat): News[] {
  if (before.phase.name !== 'running') return [];
  const [was, is] = [of(before.centres, seat), of(after.centres, seat)];
  const added = SLOTS.map(slot => ({ slot, things: addedTo(was, is, slot) }));
  const cubes = (kind: 'plant' | 'beam') =>
    added.flatMap(({ slot, things }) => (kindAt(is, slot) === kind ? things.filter(isCube) : []));
  const orders = added.flatMap(({ things }) => things.filter(isOrder));
  const isSwap = orders.length > 0 && orders.every(order => was.above[order] === is.above[order]);
  const news: News[] = [];
  if (cubes('plant').length > 0) news.push({ what: 'produced', seat, goods: cubes('plant') });
  if (cubes('beam').length > 0) news.push({ what: 'loaded', seat, goods: cubes('beam') });
  if (orders.length > 0) {
    news.push(isSwap ? { what: 'exchanged', seat } : { what: 'offered', seat, orders });
  }
  return news;
}

function addedTo(was: Centre, is: Centre, slot: Slot): Thing[] {
  const [old, now] = [was.buildings[slot].units, is.buildings[slot].units];
  return now.filter((thing, n): thing is Thing => thing !== null && (old[n] ?? null) === null);
}

function meetings(before: View, after: View): readonly News[] {
  return after.contests.flatMap((contest): News[] => {
    const { planet, waiting, chooser } = contest;
    const known = before.contests.find(other => other.planet === planet);
    if (!known) return [{ what: 'contested', planet, seats: waiting.map(({ seat }) => seat) }];
    return chooser && known.chooser !== chooser ? [{ what: 'anew', seat: chooser }] : [];
  });
}
