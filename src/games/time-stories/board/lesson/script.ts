/** Where the learner has come to, and what is allowed there. */
import { isSameAct } from '@/ui/lesson/steps';
import type { Action } from '../../rules/actions';
import type { Seen, View } from '../../rules/state';
import type { Course, Step } from './course';

/** After the last step, or if there is nothing to teach: an ordinary match. */
export const hasLeft = ({ phase, run }: Seen): boolean =>
  run > 1 || phase.name === 'home' || phase.name === 'over';

/** The first step from here on that is not done yet; undefined: all are. */
export const stepFrom = ({ steps }: Course, at: number, view: View): number | undefined => {
  const next = steps.findIndex((step, n) => n >= at && !isDone(step, view));
  return next < 0 || hasLeft(view) ? undefined : next;
};

const isDone = (step: Step, view: View): boolean =>
  step.do === 'act' && step.next(view) === undefined;

/** Only what is taught is done, so that no wrong touch costs anything. */
export function isAllowed(step: Step, view: View, action: Action): boolean {
  const next = step.do === 'act' ? step.next(view) : undefined;
  return next !== undefined && isSameAct(next, action);
}
