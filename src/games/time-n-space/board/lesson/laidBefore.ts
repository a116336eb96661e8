import type { LaidBefore } from '../slots/laidBefore';
import type { Course } from './courses';

/** What a lesson lays out before the start; nothing, if it does not. */
export function laidBefore({ steps }: Course): LaidBefore {
  const goals = steps.map(({ shows }) => shows);
  return {
    ...goals.find(shows => shows.do === 'choose'),
    ...goals.find(shows => shows.do === 'place'),
  };
}
