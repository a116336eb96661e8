/** The seven actions by their hours: each has the same place in every sector. */
import type { Task } from '../../rules/components';

/** Clockwise from twelve, in hours. At six is the charging station. */
export const HOURS: Readonly<Record<Task, number>> = {
  octopods: 0,
  crystals: 1.5,
  submarine: 3,
  time: 4.5,
  lab: 7.5,
  card: 9,
  program: 10.5,
};
