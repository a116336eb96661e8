/** Finds the next act towards a step's goal, for strict lessons and for films. */
import { unreachable } from '@/kit/unreachable';
import type { Action, Deed } from '../../rules/actions';
import type { Node, Place } from '../../rules/components';
import type { GlassId } from '../../rules/state';
import { tasksOf } from '../centre/tasks';
import { turnOf } from '../centre/turning';
import { freeGlasses, lessonGlassAt, isDone, type LessonMoment, towards } from './moment';
import type { StepPart } from './step';

/** Undefined: there is nothing to do, or not yet. */
export function nextAct(part: StepPart, now: LessonMoment): Action | undefined {
  const { shows } = part;
  if (part.waits(now)) return undefined;
  switch (shows.do) {
    case 'choose':
      return { type: 'choose', orders: shows.orders };
    case 'place':
      return { type: 'place', fields: shows.fields };
    case 'ready':
      return { type: 'ready' };
    case 'turn':
      return turning(now, shows.on, shows.to);
    case 'lift':
      return lifting(part, now, shows.on, shows.to);
    case 'film':
      return partOf(shows.parts, now);
    case 'read':
    case 'plan':
    case 'open':
    case 'see':
    case 'wait':
      return undefined;
    default:
      return unreachable(shows);
  }
}

function partOf(parts: readonly StepPart[], now: LessonMoment): Action | undefined {
  const next = parts.find(part => !part.waits(now));
  return next && nextAct(next, now);
}

function turning(now: LessonMoment, on: Place, to?: Node): Action | undefined {
  const [glass] = freeGlasses(now);
  if (glass === undefined || lessonGlassAt(now, on) !== undefined) return undefined;
  return turnOf(glass, on, to === undefined ? {} : { to: towards(now, to) });
}

function lifting(part: StepPart, now: LessonMoment, on: Place, to?: Node): Action | undefined {
  const glass = lessonGlassAt(now, on);
  if (glass === undefined) return turning(now, on, to);
  return isDone(now, glass) ? { type: 'lift', glass, deed: deedFor(part, now, glass) } : undefined;
}

function deedFor({ lays }: StepPart, now: LessonMoment, glass: GlassId): Deed {
  const tasks = tasksOf(now.view, now.seat, glass, now.at);
  const offer = tasks.find(({ kind }) => kind === 'offer')?.deed;
  if (lays && offer?.do === 'offer') return lays.offer(offer, now);
  return tasks[0]?.deed ?? { do: 'lapse' };
}

/** Tells whether an act is the one wanted; the glass and the order of choices do not matter. */
export function isNextWanted(part: StepPart, now: LessonMoment, action: Action): boolean {
  const next = nextAct(part, now);
  return next !== undefined && JSON.stringify(bare(next)) === JSON.stringify(bare(action));
}

function bare(action: Action): unknown {
  switch (action.type) {
    case 'turn':
      return { ...action, glass: null };
    case 'choose':
      return [...action.orders].sort();
    case 'place':
      return [...action.fields].sort();
    default:
      return action;
  }
}
