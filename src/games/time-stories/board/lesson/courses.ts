import type { Course } from './course';
import { FIRST_EVENING } from './firstEvening';

export const COURSES: readonly Course[] = [FIRST_EVENING];

export const courseCalled = (id: string): Course | undefined =>
  COURSES.find(course => course.id === id);
