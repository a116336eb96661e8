/** How many more orders a seat can put up before it runs out of turns or room. */
import { type Millis, MINUTE, SECOND } from '../../../../kit/millis';
import { of, type Seat } from '../../../../kit/seat';
import { fieldsWhere, isCube } from '../centre';
import { type Place, SLOTS } from '../components';
import { glassMs } from '../hourglass';
import { mostAt } from '../orders';
import type { Centre, Glass, Seen } from '../state';
import type { Weights } from './character';

/** Minutes before the end from which there is less and less else to do. */
const LATE = 10;
/** Share of the turns before that which are for orders. */
const EARLY_SHARE = 0.6;
/** Time lost between two sands. */
const HAND: Millis = SECOND;

export const reach = (
  seen: Seen,
  seat: Seat,
  at: Millis,
  left: number,
  { filled }: Weights,
): number =>
  Math.min(inTime(seen, seat, at, left), roomFor(of(seen.centres, seat), left) + filled * left);

/** Orders of standing glasses are still to come, and every remaining turn adds as many again. */
function inTime(seen: Seen, seat: Seat, at: Millis, left: number): number {
  const centre = of(seen.centres, seat);
  const glasses = of(seen.glasses, seat);
  const standing = glasses.reduce((sum, glass) => sum + (glass ? through(centre, glass.on) : 0), 0);
  const turns = glasses.map(glass => turnsLeft(seen, seat, at, glass));
  const [first, second] = tradesOf(centre, left);
  const share = 1 - (1 - EARLY_SHARE) * Math.min(1, left / LATE);
  return standing + share * (first * Math.max(...turns) + second * Math.min(...turns));
}

const through = (centre: Centre, on: Place): number =>
  on === 'ship' || on === 'research' ? 0 : mostAt(centre, on);

/** How often a glass can still be turned if it is never idle. */
function turnsLeft({ phase, options }: Seen, seat: Seat, at: Millis, glass: Glass): number {
  const each = glassMs(options, seat) + HAND;
  if (phase.name !== 'running') return (options.minutes * MINUTE) / each;
  const free = Math.max(at, glass?.until ?? at);
  return Math.max(0, Math.ceil((phase.endsAt - free) / each));
}

/** The two best trading centres; while there is time one of them will be upgraded. */
function tradesOf(centre: Centre, left: number): readonly [first: number, second: number] {
  const [first = 0, second = 0] = SLOTS.map(slot => mostAt(centre, slot)).sort((a, b) => b - a);
  return left > LATE ? [Math.max(first, 2), Math.max(second, 1)] : [first, second];
}

/** Free fields, and those that cubes will leave. */
function roomFor(centre: Centre, left: number): number {
  const free = fieldsWhere(centre, thing => thing === null).length;
  return free + Math.min(0.7, left / 6) * fieldsWhere(centre, isCube).length;
}
