import '../deck/decks';
import { bot } from './bot/bots';
import { rulebook } from './rulebook';

/** The rules and the bots with every deck, for programs and tests. */
export const timelineTwist = { ...rulebook, bot };
