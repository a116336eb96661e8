import type { Course } from './course';
import { FIRST_MISSION } from './firstMission';

export const COURSES: readonly Course[] = [FIRST_MISSION];

export const courseCalled = (id: string): Course | undefined =>
  COURSES.find(course => course.id === id);
