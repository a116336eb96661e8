/**
 * Advice about the player's centre: what blocks it, how it could grow, which colours would score.
 */
import { of, type Seat } from '@/kit/seat';
import { MINUTE } from '@/kit/millis';
import { destination, isMoon } from '../../rules/board';
import { isCube, isEmpty, isOrder } from '../../rules/centre';
import { GOODS, type Good, SLOTS, type Slot } from '../../rules/components';
import { whyNotBuild } from '../../rules/research';
import type { Centre, View } from '../../rules/state';
import { ordersByColour } from '../centre/warnings';
import type { Sight } from './sight';
import { type Advice, GROWS_MS, LATE_MS, LATE_SHARE, ZERO_SHARE } from './codes';
import {
  bestTrade,
  endOf,
  fieldsOn,
  freeOn,
  isWanted,
  liftingsFor,
  minutesLeft,
  offersLeft,
  ordersOn,
} from './reckoning';

type Found = { readonly pressing: Advice[]; readonly worthwhile: Advice[] };

export function ofCentre(sight: Sight): Found {
  const { view, seat, at } = sight;
  const isLate = endOf(view) - at < GROWS_MS;
  const growth = isLate ? [] : [...tiles(view, seat), ...upgrades(view, seat)];
  return { pressing: [...blocked(view, seat), ...unwanted(view, seat)], worthwhile: growth };
}

/** Reports that orders fill all plants or all beam stations, or that no field of either is free. */
function blocked(view: View, seat: Seat): Advice[] {
  const centre = of(view.centres, seat);
  const plants = fieldsOn(centre, 'plant');
  const beams = fieldsOn(centre, 'beam');
  const isStuck = plants.every(isOrder) || beams.every(isOrder);
  const isFull = freeOn(centre, 'plant') + freeOn(centre, 'beam') === 0;
  return isStuck || isFull ? [{ code: 'blocked', good: heaviest(centre) }] : [];
}

/** Returns the good with the most orders on the centre. */
function heaviest(centre: Centre): Good | null {
  const count = (good: Good) => ordersOn(centre, good).length;
  const [most] = [...GOODS].sort((one, other) => count(other) - count(one));
  return most && count(most) > 0 ? most : null;
}

/** Finds beam stations full of cubes that nobody asks for. */
function unwanted(view: View, seat: Seat): Advice[] {
  const centre = of(view.centres, seat);
  if (freeOn(centre, 'beam') > 0) return [];
  const cubes = fieldsOn(centre, 'beam').filter(isCube);
  const good = cubes.find(it => !isWanted(view, seat, it));
  return good ? [{ code: 'cubes-unwanted', good }] : [];
}

function tiles(view: View, seat: Seat): Advice[] {
  const centre = of(view.centres, seat);
  const hasRoom = SLOTS.some(slot => !whyNotBuild(view, seat, slot));
  if (centre.research === null) {
    const node = destination(of(view.ships, seat));
    const isHere = isMoon(node) && (view.moons[node]?.top ?? null) !== null;
    return isHere && !hasRoom ? [{ code: 'tile-no-room' }] : [];
  }
  const isAtWork = of(view.glasses, seat).some(glass => glass?.on === 'research');
  if (!hasRoom) return [{ code: 'tile-no-room' }];
  return isAtWork ? [] : [{ code: 'tile-unused' }];
}

const upgrades = (view: View, seat: Seat): Advice[] =>
  readyToGrow(view, seat).map(on => ({ code: 'upgrade', on }));

const readyToGrow = (view: View, seat: Seat): Slot[] =>
  SLOTS.filter(slot => {
    const building = of(view.centres, seat).buildings[slot];
    const stands = of(view.glasses, seat).some(glass => glass?.on === slot);
    return building.stage === 2 && isEmpty(building) && !stands;
  });

/**
 * Finds colours that have earned something and would score nothing. Turns go to those that gain
 * most.
 */
export function ofColours({ view, seat, at }: Sight): Found {
  const centre = of(view.centres, seat);
  const left = endOf(view) - at;
  const found: Found = { pressing: [], worthwhile: [] };
  if (left <= 0) return found;
  const chances = offersLeft(view, seat, at);
  const minutes = minutesLeft(view, at);
  let needed = 0;
  for (const { good, left: count } of atStake(centre)) {
    const more = liftingsFor(centre, count);
    if (needed + more > chances) {
      found.pressing.push({ code: 'colour-lost', good, count });
      continue;
    }
    needed += more;
    if (needed > LATE_SHARE * chances || left <= LATE_MS) {
      found.pressing.push({ code: 'colour-late', good, count, minutes, on: bestTrade(centre) });
    } else if (left <= ZERO_SHARE * view.options.minutes * MINUTE) {
      found.worthwhile.push({ code: 'colour-zero', good, count, minutes });
    }
  }
  return { ...found, pressing: firstLate(found.pressing) };
}

/** Sorts colours by the points that each order still above puts at risk. */
const atStake = (centre: Centre) =>
  ordersByColour(centre)
    .filter(it => it.left > 0 && it.worth > 0)
    .sort((one, other) => other.worth / other.left - one.worth / one.left);

/** Keeps one late colour, the first to work on. */
const firstLate = (all: readonly Advice[]): Advice[] => {
  const first = all.find(({ code }) => code === 'colour-late');
  return all.filter(it => it.code !== 'colour-late' || it === first);
};
