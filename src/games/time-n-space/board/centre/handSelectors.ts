/** What follows from what a hand knows, for who is to be drawn anew only when that changes. */
import type { Millis } from '@/kit/millis';
import { of } from '@/kit/seat';
import type { Place } from '../../rules/components';
import { glassMs } from '../../rules/hourglass';
import type { Centre, Glass, GlassId } from '../../rules/state';
import type { HandState } from './hand';
import type { Laid } from './plan';
import { glassOn, standingOf } from './turning';

type From<T> = (hand: HandState) => T;

/** Glasses may be turned, or could be until just now. */
export const hasBegun: From<boolean> = ({ view: { phase } }) =>
  phase.name === 'running' || phase.name === 'over';

export const ownCentre: From<Centre> = ({ view, seat }) => of(view.centres, seat);

export const standing =
  (glass: GlassId): From<Glass> =>
  ({ view, seat }) =>
    standingOf(view, seat, glass);

/** When its sand is through; null: it is parked. */
export const untilOf =
  (glass: GlassId): From<Millis | null> =>
  hand =>
    standing(glass)(hand)?.until ?? null;

/** How long the sand of an own glass runs. */
export const fullOf: From<Millis> = ({ view, seat }) => glassMs(view.options, seat);

/** An act with this glass is on its way. */
export const isSent =
  (glass: GlassId): From<boolean> =>
  ({ pending }) =>
    pending.some(it => (it.type === 'turn' || it.type === 'lift') && it.glass === glass);

export const isFree =
  (glass: GlassId): From<boolean> =>
  hand =>
    !standing(glass)(hand) && !isSent(glass)(hand);

export const isHeld =
  (glass: GlassId): From<boolean> =>
  ({ held }) =>
    held === glass;

export const planOf =
  (glass: GlassId): From<Laid | null> =>
  ({ plans }) =>
    plans[glass];

/** What stands on this place. */
export const glassAt =
  (on: Place): From<GlassId | undefined> =>
  ({ view, seat }) =>
    glassOn(view, seat, on);

/** The glass in hand can be put down here. */
export const isOpen =
  (on: Place): From<boolean> =>
  ({ free }) =>
    free.includes(on);

/** A glass is on its way here. */
export const isComing =
  (on: Place): From<boolean> =>
  ({ pending }) =>
    pending.some(act => act.type === 'turn' && act.on === on);
