/** Tells where a glass in hand can be put down. */
import type { Millis } from '@/kit/millis';
import { of, type Seat } from '@/kit/seat';
import type { Action, Why } from '../../rules/actions';
import { neighbours } from '../../rules/board';
import { type Node, type Place, SLOTS } from '../../rules/components';
import { whyNot } from '../../rules/rules';
import type { Glass, GlassId, Seen } from '../../rules/state';

export const GLASSES: readonly GlassId[] = [0, 1];
const PLACES: readonly Place[] = [...SLOTS, 'research', 'ship'];

/** The ship's destination; undefined: it stays. Other symbols do not use it. */
export type Next = { readonly to?: Node | undefined };

export const turnOf = (glass: GlassId, on: Place, { to }: Next = {}): Action =>
  on === 'ship' ? { type: 'turn', glass, on, ...(to && { to }) } : { type: 'turn', glass, on };

export const whyNotTurnOn = (
  seen: Seen,
  seat: Seat,
  glass: GlassId,
  on: Place,
  at: Millis,
): Why | undefined => whyNot(seen, turnOf(glass, on), { seat, at, finger: at });

/** Returns the time symbols that are free for this glass. */
export const openPlaces = (seen: Seen, seat: Seat, glass: GlassId, at: Millis): Place[] =>
  PLACES.filter(place => !whyNotTurnOn(seen, seat, glass, place, at));

/** Returns the places the ship can go to, beginning with its own, where it stays. */
export function waysOf(seen: Seen, seat: Seat): Node[] {
  const { at, to } = of(seen.ships, seat);
  const here = to ?? at;
  return [here, ...neighbours(seen, here)];
}

export const glassOn = (seen: Seen, seat: Seat, on: Place): GlassId | undefined =>
  GLASSES.find(glass => of(seen.glasses, seat)[glass]?.on === on);

export const standingOf = (seen: Seen, seat: Seat, glass: GlassId): Glass =>
  of(seen.glasses, seat)[glass];
