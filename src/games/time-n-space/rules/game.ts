import { bot } from './bot/bots';
import { rulebook } from './rulebook';

/** The rules and the bots. */
export const timeNSpace = { ...rulebook, bot };
