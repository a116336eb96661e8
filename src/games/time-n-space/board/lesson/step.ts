/** What a lesson is made of: steps, each with what it teaches and what it waits for. */
import type { Field, Node, Order, Place } from '../../rules/components';
import type { en } from '../../texts/lesson.en';
import type { Page } from '../centre/hand';
import type { DeedOf } from '../centre/laying';
import type { LessonMoment } from './moment';

/** What the player is to do; the finger is shown the way there. */
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
  /** What is known already goes by itself, in fast motion. */
  | { readonly do: 'film'; readonly parts: readonly StepPart[] }
  | { readonly do: 'wait' };

/** A control, by the name a test knows it by. */
export type LessonSpot = string;
type StepId = keyof (typeof en)['step'];

export type StepPart = {
  readonly shows: Goal;
  /** It is done. What is only read is done when the player says so. */
  readonly waits: (now: LessonMoment) => boolean;
  /** What is laid out beforehand for the glass that stands there. */
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

/** It is done at the table, not in the hand alone. */
export const isAct = ({ shows }: StepPart): boolean => ACTS.includes(shows.do);

/** The little match that comes after the last step; it needs no telling what to do. */
export const PLAY = 'play';

/** Where it is taken up again; an unknown step begins anew. */
export const stepAt = (steps: readonly Step[], id: string): number =>
  id === PLAY
    ? steps.length
    : Math.max(
        0,
        steps.findIndex(step => step.id === id),
      );

/** From here on the first step that is still to be done. */
export function nextFrom(steps: readonly Step[], at: number, now: LessonMoment): number {
  const next = steps.findIndex((step, n) => n >= at && !step.waits(now));
  return next < 0 ? steps.length : next;
}
