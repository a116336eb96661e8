import type { Field, Order } from '../../rules/components';
import { useLessonState } from './LessonContext';

type Laid = { readonly orders?: readonly Order[]; readonly fields?: readonly Field[] };

/** What a lesson lays out before the start; nothing, if it does not, or nobody is taught. */
export function useLaidBefore(): Laid {
  const goals = (useLessonState()?.course.steps ?? []).map(({ shows }) => shows);
  return {
    ...goals.find(shows => shows.do === 'choose'),
    ...goals.find(shows => shows.do === 'place'),
  };
}
