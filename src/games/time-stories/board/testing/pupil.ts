/** A learner who reads every bubble and does what is taught, at a table that follows the rules. */
import { actChances, dealChances, seedOf } from '@/kit/chance';
import { firstSeats } from '@/kit/seat';
import type { Action } from '../../rules/actions';
import { COLOURS } from '../../rules/components';
import { rulebook } from '../../rules/rulebook';
import type { State } from '../../rules/state';
import { played } from '../../rules/testing/fixture';
import type { Course } from '../lesson/course';
import { stepFrom } from '../lesson/script';

export function dealtFor({ deal: { places, options, seed } }: Course): State {
  const read = rulebook.options(options);
  if (!read.ok) throw new Error('no such table');
  const seats = firstSeats(COLOURS, places);
  return rulebook.setup({ seats, options: read.value, chances: dealChances(seedOf(seed)) });
}

type Lived = { readonly step: string; readonly action: Action | null; readonly state: State };

const ENOUGH = 200;

/** Every step and act, with the state before it; the last entry is the state at the end. */
export function learnt(course: Course, seed = course.deal.seed): readonly Lived[] {
  let state = dealtFor(course);
  const lived: Lived[] = [];
  let [at, ply] = [0, 0];
  while (lived.length < ENOUGH) {
    const next = stepFrom(course, at, rulebook.view(state, state.seats[0]));
    const step = next === undefined ? undefined : course.steps[next];
    if (next === undefined || !step) return [...lived, { step: '', action: null, state }];
    at = step.do === 'read' ? next + 1 : next;
    const seat = state.seats[0];
    const action = step.do === 'act' ? (step.next(rulebook.view(state, seat)) ?? null) : null;
    lived.push({ step: step.id, action, state });
    if (action) ({ state } = played(state, seat, action, actChances(seedOf(seed), ply++)));
  }
  throw new Error('the lesson does not end');
}
