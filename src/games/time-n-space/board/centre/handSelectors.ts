/** Selectors that derive what screens show from a seat's state and its hand. */
import type { Millis } from '@/kit/millis';
import { of } from '@/kit/seat';
import type { Place } from '../../rules/components';
import { glassMs } from '../../rules/hourglass';
import type { Centre, Glass, GlassId } from '../../rules/state';
import type { CentreSeatState, HandState } from './hand';
import type { Laid } from './plan';
import { glassOn, standingOf } from './turning';

type From<T> = (seat: CentreSeatState) => T;
type FromHand<T> = (hand: HandState) => T;

/** Glasses may be turned now, or could be until the match ended. */
export const hasBegun: From<boolean> = ({ view: { phase } }) =>
  phase.name === 'running' || phase.name === 'over';

export const ownCentre: From<Centre> = ({ view, seat }) => of(view.centres, seat);

export const standing =
  (glass: GlassId): From<Glass> =>
  ({ view, seat }) =>
    standingOf(view, seat, glass);

/** The moment when its sand has run out; null if it is parked. */
export const untilOf =
  (glass: GlassId): From<Millis | null> =>
  seat =>
    standing(glass)(seat)?.until ?? null;

/** How long the sand of this player's glasses runs. */
export const fullOf: From<Millis> = ({ view, seat }) => glassMs(view.options, seat);

/** An act with this glass is still unanswered. */
export const isSent =
  (glass: GlassId): From<boolean> =>
  ({ pending }) =>
    pending.some(it => (it.type === 'turn' || it.type === 'lift') && it.glass === glass);

export const isFree =
  (glass: GlassId): From<boolean> =>
  seat =>
    !standing(glass)(seat) && !isSent(glass)(seat);

export const isHeld =
  (glass: GlassId): FromHand<boolean> =>
  ({ held }) =>
    held === glass;

export const planOf =
  (glass: GlassId): FromHand<Laid | null> =>
  ({ plans }) =>
    plans[glass];

/** The glass on this place. */
export const glassAt =
  (on: Place): From<GlassId | undefined> =>
  ({ view, seat }) =>
    glassOn(view, seat, on);

/** The picked-up glass can be put down here. */
export const isOpen =
  (on: Place): FromHand<boolean> =>
  ({ free }) =>
    free.includes(on);

/** A glass was turned onto this place, and the host has not answered yet. */
export const isComing =
  (on: Place): From<boolean> =>
  ({ pending }) =>
    pending.some(act => act.type === 'turn' && act.on === on);
