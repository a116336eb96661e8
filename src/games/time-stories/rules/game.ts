import '../missions/missions';
import { rulebook } from './rulebook';

/** The rules with every mission, for programs and tests. */
export const timeStories = { ...rulebook };
