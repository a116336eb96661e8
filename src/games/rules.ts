/**
 * Every game there is, by its rules alone, for who has room for all: a phone fetches the board of
 * the game it plays, and has its rules by that. A new one is one line here and one in boards.ts.
 */
import type { AnyGame } from './game';
import { timeNSpace } from './time-n-space/rules/game';
import { timelineTwist } from './timeline-twist/rules/game';

export const GAMES: readonly AnyGame[] = [timeNSpace, timelineTwist];

export const gameCalled = (id: string): AnyGame | undefined => GAMES.find(game => game.id === id);
