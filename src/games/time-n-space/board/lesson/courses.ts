/** The lessons: the steps of each, and how its table begins. */
import { of, type Seat } from '@/kit/seat';
import type { Action } from '../../rules/actions';
import type { Field, Order } from '../../rules/components';
import type { View } from '../../rules/state';
import { FIRST_STEPS } from './firstSteps';
import { NORMAL_STEPS } from './normalSteps';
import type { Step } from './step';

type CourseId = 'first' | 'normal';
export type Course = {
  readonly id: CourseId;
  readonly steps: readonly Step[];
  /** Length of the little match at the end; the rest of the time is for learning. */
  readonly littleMinutes: number;
  /** Only what is taught can be done, so that nobody gets lost. */
  readonly isStrict: boolean;
  /** The other seats have played by themselves before the little match begins. */
  readonly othersCatchUp: boolean;
  /** The act that a seat does by itself before the start. */
  begins(view: View, seat: Seat, isLearner: boolean): Action | undefined;
};

/** Orders of goods that a learner can make, on fields where they are not in the way. */
const BEGIN: Readonly<Record<string, readonly [readonly [Order, Order], readonly [Field, Field]]>> =
  {
    green: [
      ['grey-1', 'yellow-1'],
      ['plant-3.0', 'plant-4.0'],
    ],
    blue: [
      ['grey-2', 'yellow-1'],
      ['plant-3.0', 'plant-4.0'],
    ],
  };

function beginsNormal({ phase }: View, seat: Seat): Action | undefined {
  const [orders, fields] = BEGIN[seat] ?? [];
  if (!orders || !fields) return undefined;
  if (phase.name === 'choosing')
    return phase.chosen.includes(seat) ? undefined : { type: 'choose', orders };
  if (phase.name !== 'preparing') return undefined;
  if (of(phase.hand, seat).length > 0) return { type: 'place', fields };
  return saysReady(phase.ready, seat);
}

const saysReady = (ready: readonly Seat[], seat: Seat): Action | undefined =>
  ready.includes(seat) ? undefined : { type: 'ready' };

export const COURSES: readonly Course[] = [
  {
    id: 'first',
    steps: FIRST_STEPS,
    littleMinutes: 6,
    isStrict: false,
    othersCatchUp: false,
    begins: ({ phase }, seat) =>
      phase.name === 'preparing' ? saysReady(phase.ready, seat) : undefined,
  },
  {
    id: 'normal',
    steps: NORMAL_STEPS,
    littleMinutes: 8,
    isStrict: true,
    othersCatchUp: true,
    begins: (view, seat, isLearner) => (isLearner ? undefined : beginsNormal(view, seat)),
  },
];

export const courseCalled = (id: string): Course | undefined =>
  COURSES.find(course => course.id === id);
