/** The parts of a lesson: steps, each with what it teaches and what it waits for. */
import type { Field, Node, Order, Place } from '../../rules/components';
import type { en } from '../../texts/lesson.en';
import type { Page } from '../centre/hand';
import type { DeedOf } from '../centre/laying';
import type { LessonMoment } from './moment';

/** The player's task; the arrow shows the way to it. */
export type Goal =
  | { readonly do: 'read'; readonly look?: LessonSpot }
  | { readonly do: 'choose'; readonly orders: readonly [Order, Order] }
  | { readonly do: 'place'; readonly fields: readonly [Field, Field] }
  | { readonly do: 'ready' }
  | { readonly do: 'turn'; readonly on: Place; readonly to?: Node }
  | { readonly do: 'lift'; readonly on: Place; readonly to?: Node; readonly by: LessonSpot }
  | { readonly do: 'plan'; readonly on: Place }
  | { readonly do: 'open'; readonly what: 'score' | 'talk' }
  | { readonly do: 'see'; readonly page: Page }
  /** Plays known acts by itself, fast. */
  | { readonly do: 'film'; readonly parts: readonly StepPart[] }
  | { readonly do: 'wait' };

/** A control, by its test id. */
export type LessonSpot = string;
type StepId = keyof (typeof en)['step'];

export type StepPart = {
  readonly shows: Goal;
  /** Tells whether the step is done. A step to read is done when the player says so. */
  readonly waits: (now: LessonMoment) => boolean;
  /** The orders to lay out beforehand for the glass that stands there. */
  readonly lays?: { readonly on: Place; offer(asUsual: OfferDeed, now: LessonMoment): OfferDeed };
};
export type OfferDeed = DeedOf<'offer'>;
export type Step = StepPart & { readonly id: StepId };

export const read = (id: StepId, look?: LessonSpot): Step => ({
  id,
  shows: look === undefined ? { do: 'read' } : { do: 'read', look },
  waits: () => false,
});

const ACTS: readonly Goal['do'][] = ['choose', 'place', 'ready', 'turn', 'lift', 'film'];

/** The step is done by an act at the table, not only on this phone. */
export const isAct = ({ shows }: StepPart): boolean => ACTS.includes(shows.do);

/** The first step from here on that is still to be done. */
export function nextFrom(steps: readonly Step[], at: number, now: LessonMoment): number {
  const next = steps.findIndex((step, n) => n >= at && !step.waits(now));
  return next < 0 ? steps.length : next;
}
