import { bot } from './bot/bots';
import { rulebook } from './rulebook';

/** The rules and the bots, for programs and tests. */
export const aquaSphere = { ...rulebook, bot };
