import type { Course } from './course';
import { DIVE } from './dive';
import { SCORING } from './scoring';

export const COURSES: readonly Course[] = [DIVE, SCORING];

export const courseCalled = (id: string): Course | undefined =>
  COURSES.find(course => course.id === id);
