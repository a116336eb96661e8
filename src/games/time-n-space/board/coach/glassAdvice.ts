/** Advice about glasses: sand that has run out, idle glasses, and the last minute. */
import { of } from '@/kit/seat';
import type { Sight } from './sight';
import { type Advice, LAST_MS, PARKED_MS, THROUGH_MS } from './codes';
import { GLASSES } from '../centre/turning';
import { endOf } from './reckoning';

export function ofGlasses(sight: Sight): Advice[] {
  const isUp = sight.at >= endOf(sight.view);
  return isUp ? toLift(sight, 'last-lift', 0) : [...inTime(sight), ...lastTurn(sight)];
}

const inTime = (sight: Sight): Advice[] => [
  ...toLift(sight, 'glass-through', THROUGH_MS),
  ...parked(sight),
];

function toLift(
  { view, seat, at }: Sight,
  code: 'last-lift' | 'glass-through',
  after: number,
): Advice[] {
  const glasses = of(view.glasses, seat);
  return GLASSES.flatMap((glass): Advice[] => {
    const standing = glasses[glass];
    return standing && at >= standing.until + after ? [{ code, glass, on: standing.on }] : [];
  });
}

function parked({ at, parkedSince = null }: Sight): Advice[] {
  return parkedSince !== null && at >= parkedSince + PARKED_MS ? [{ code: 'both-parked' }] : [];
}

/** A glass turned in the last minute may still be lifted after it. */
function lastTurn({ view, seat, at }: Sight): Advice[] {
  const isFree = of(view.glasses, seat).some(glass => !glass || at >= glass.until);
  return isFree && at >= endOf(view) - LAST_MS ? [{ code: 'last-turn' }] : [];
}
