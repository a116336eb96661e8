/** The best next thing, for who asks: what is through first, then where a free glass does most. */
import { of, type Seat } from '@/kit/seat';
import { type Millis, MINUTE, SECOND } from '@/kit/millis';
import { distance } from '../../rules/bot/flights';
import { freeFields, plantCubes } from '../../rules/bot/survey';
import { destination } from '../../rules/board';
import { fieldsOf, kindAt, makesAt, thingAt } from '../../rules/centre';
import { type Good, type MoonId, type Place, SLOTS, type Slot } from '../../rules/components';
import { canFillAny } from '../../rules/delivery';
import { glassMs } from '../../rules/hourglass';
import { mostAt } from '../../rules/orders';
import { whyNotBuild } from '../../rules/research';
import type { GlassId, View } from '../../rules/state';
import { leftAbove } from '../centre/filling';
import { tasksOf } from '../centre/tasks';
import { GLASSES } from '../centre/turning';
import type { Sight } from './sight';
import { readyToGrow } from './centreAdvice';
import { GROWS_MS, type Hint } from './codes';
import { endOf, liftingsFor, missing, offersLeft, ordersInPlay, others } from './reckoning';

export function hint(sight: Sight): Hint {
  const { view, seat, at } = sight;
  if (view.phase.name !== 'running') return { code: 'over' };
  const through = GLASSES.find(glass => isThroughNow(view, seat, glass, at));
  if (through !== undefined) return toLift(sight, through);
  const free = GLASSES.find(glass => of(view.glasses, seat)[glass] === null);
  const isUp = at >= endOf(view);
  if (free === undefined || isUp) return waiting(sight);
  const [best] = ideas(sight, free).sort((one, other) => other.worth - one.worth);
  return best?.hint ?? { code: 'talk' };
}

function isThroughNow(view: View, seat: Seat, glass: GlassId, at: Millis): boolean {
  const standing = of(view.glasses, seat)[glass];
  return standing !== null && at >= standing.until;
}

function toLift({ view, seat, at }: Sight, glass: GlassId): Hint {
  const on = of(view.glasses, seat)[glass]?.on ?? 'ship';
  const task = tasksOf(view, seat, glass, at).find(({ deed }) => deed !== null);
  return task ? { code: 'lift', glass, on, kind: task.kind } : { code: 'free-up', glass, on };
}

function waiting({ view, seat, at }: Sight): Hint {
  const sands = of(view.glasses, seat).flatMap(glass => (glass ? [glass.until - at] : []));
  if (sands.length === 0) return { code: 'over' };
  return { code: 'wait', seconds: Math.max(1, Math.ceil(Math.min(...sands) / SECOND)) };
}

type Idea = { readonly hint: Hint; readonly worth: number };

function ideas(sight: Sight, glass: GlassId): Idea[] {
  const { view, seat } = sight;
  const taken = of(view.glasses, seat).map(it => it?.on);
  const isOpen = (on: Place) => !taken.includes(on);
  const home = SLOTS.filter(isOpen).flatMap(on => atBuilding(sight, glass, on));
  return [
    ...home,
    ...(isOpen('research') ? toBuild(sight, glass) : []),
    ...(isOpen('ship') ? [...toDeliver(sight, glass), ...toFetch(sight, glass)] : []),
  ];
}

function atBuilding(sight: Sight, glass: GlassId, on: Slot): Idea[] {
  const { view, seat, at } = sight;
  const grows = endOf(view) - at >= GROWS_MS && readyToGrow(view, seat).includes(on);
  const growth: Idea[] = grows ? [{ hint: { code: 'grow', glass, on }, worth: 6 }] : [];
  switch (kindAt(of(view.centres, seat), on)) {
    case 'plant':
      return [...growth, ...toProduce(sight, glass, on)];
    case 'beam':
      return [...growth, ...toLoad(sight, glass, on)];
    case 'trade':
      return [...growth, ...toOffer(sight, glass, on)];
  }
}

/** What waits in the plants counts as if it were loaded. */
function wantedStill({ view, seat }: Sight, good: Good): number {
  const centre = of(view.centres, seat);
  const made = plantCubes(centre).filter(field => thingAt(centre, field) === good).length;
  return missing(view, seat, good) - made;
}

function toProduce(sight: Sight, glass: GlassId, on: Slot): Idea[] {
  const { view, seat } = sight;
  const centre = of(view.centres, seat);
  const goods = fieldsOf(on, centre.buildings[on]).flatMap(field => {
    const good = makesAt(centre, field);
    return good && thingAt(centre, field) === null && view.supply[good] > 0 ? [good] : [];
  });
  const wanted = goods.filter(good => wantedStill(sight, good) > 0);
  const [good] = wanted.length > 0 ? wanted : goods;
  const isEarly = plantCubes(centre).length === 0 && wanted.length === 0;
  if (!good) return [];
  if (wanted.length === 0 && !isEarly) return [];
  return [
    {
      hint: { code: 'produce', glass, on, good },
      worth: wanted.length > 0 ? 5 + wanted.length : 2,
    },
  ];
}

function toLoad({ view, seat }: Sight, glass: GlassId, on: Slot): Idea[] {
  const centre = of(view.centres, seat);
  const room = centre.buildings[on].units.filter(thing => thing === null).length;
  const goods = plantCubes(centre)
    .map(field => thingAt(centre, field) as Good)
    .filter(good => missing(view, seat, good) > 0);
  const [good] = goods;
  if (room === 0 || !good) return [];
  return [{ hint: { code: 'load', glass, on, good }, worth: 8 + Math.min(room, goods.length) }];
}

/** Few orders in play, or few turns left for them: then nothing is more urgent. */
function toOffer({ view, seat, at }: Sight, glass: GlassId, on: Slot): Idea[] {
  const centre = of(view.centres, seat);
  const count = Object.values(leftAbove(centre)).reduce((sum, n) => sum + n, 0);
  const room = freeFields(centre).length;
  if (count === 0 || room === 0) return [];
  const few = ordersInPlay(centre) < 3 ? 5 : 0;
  const isLate = 2 * liftingsFor(centre, count) > offersLeft(view, seat, at);
  const worth = 4 + mostAt(centre, on) + few + (isLate ? 3 : 0);
  return [{ hint: { code: 'offer', glass, on, count }, worth }];
}

function toBuild({ view, seat, at }: Sight, glass: GlassId): Idea[] {
  const hasTile = of(view.centres, seat).research !== null;
  const isUseful = endOf(view) - at >= GROWS_MS;
  const hasRoom = SLOTS.some(slot => !whyNotBuild(view, seat, slot));
  return hasTile && isUseful && hasRoom ? [{ hint: { code: 'build', glass }, worth: 9 }] : [];
}

/** To the nearest who wants what is loaded, if the last flight still begins in time. */
function toDeliver(sight: Sight, glass: GlassId): Idea[] {
  const { view, seat, at } = sight;
  const from = destination(of(view.ships, seat));
  return others(view, seat).flatMap((planet): Idea[] => {
    const flights = Math.max(1, distance(view, from, planet));
    const begins = at + (flights - 1) * glassMs(view.options, seat);
    if (!canFillAny(view, seat, planet) || begins >= endOf(view)) return [];
    return [{ hint: { code: 'deliver', glass, planet }, worth: 12 - 1.5 * flights }];
  });
}

function toFetch({ view, seat, at }: Sight, glass: GlassId): Idea[] {
  const centre = of(view.centres, seat);
  const isUseful = endOf(view) - at >= GROWS_MS + MINUTE;
  const hasRoom = SLOTS.some(slot => !whyNotBuild(view, seat, slot));
  if (centre.research !== null || !isUseful || !hasRoom) return [];
  const from = destination(of(view.ships, seat));
  return (Object.keys(view.moons) as MoonId[]).flatMap((moon): Idea[] => {
    const flights = Math.max(1, distance(view, from, moon));
    const hasTile = (view.moons[moon]?.top ?? null) !== null;
    return hasTile ? [{ hint: { code: 'fetch', glass, moon }, worth: 7 - 2 * flights }] : [];
  });
}
