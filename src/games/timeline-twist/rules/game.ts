import { bot } from './bot/bots';
import { rulebook } from './rulebook';

/** The rules, and the computer as a player. */
export const timelineTwist = { ...rulebook, bot };
