/** The rules of all games, loaded at once, for tests that cannot await them. */
import type { AnyGame } from '../game';
import { findIn } from '../games';
import { timeNSpace } from '../time-n-space/rules/game';
import { timelineTwist } from '../timeline-twist/rules/game';

export const GAMES = [timeNSpace, timelineTwist] as readonly AnyGame[];
export const gameCalled = findIn(GAMES);
