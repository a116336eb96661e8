import '../missions/missions';
import { bot } from './bot/bots';
import { rulebook } from './rulebook';

/** The rules with the bots and every mission, for programs and tests. */
export const timeStories = { ...rulebook, bot };
