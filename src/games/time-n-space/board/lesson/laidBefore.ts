import type { LessonParts } from '../slots/lessonSlots';
import type { Course } from './courses';

/** What a lesson lays out before the start; nothing, if it does not. */
export function laidBefore({ steps }: Course): LessonParts['laidBefore'] {
  const goals = steps.map(({ shows }) => shows);
  return {
    ...goals.find(shows => shows.do === 'choose'),
    ...goals.find(shows => shows.do === 'place'),
  };
}
