/** The material of the measurements: recorded matches and one state from the middle of a match. */
import type { AnyGame, BotLevel } from '../../../games/game';
import { aquaSphere } from '../../../games/aquasphere/rules/game';
import { COLOURS } from '../../../games/time-n-space/rules/components';
import { timeNSpace } from '../../../games/time-n-space/rules/game';
import type { State } from '../../../games/time-n-space/rules/state';
import { bySeat } from '../../../kit/seat';
import type { SavedMatch } from '../../../protocol/entry';
import { timelineTwist } from '../../../games/timeline-twist/rules/game';
import { places } from '../../../games/timeline-twist/rules/setup';
import { fold } from '../../../table/saved';
import { playOut, type Players } from '../../../table/selfplay';

export const GAME = timeNSpace as AnyGame;
const TWIST = timelineTwist as AnyGame;
export const AQUA = aquaSphere as AnyGame;

/** The game of a recorded match. */
export function gameIn({ game }: SavedMatch): AnyGame {
  const found = [GAME, TWIST, AQUA].find(({ id }) => id === game);
  if (!found) throw new Error(`no match of ${game} is recorded`);
  return found;
}

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const OPTIONS = { level: 'normal', minutes: 30 };
const PLAYERS: Players = { levels: bySeat(COLOURS, (): BotLevel => 'plain'), slowest: 300 };

export const recorded = (): SavedMatch[] =>
  SEEDS.map(seed => playOut(GAME, { seats: COLOURS, options: OPTIONS, seed }, PLAYERS).saved);

/** Matches of Timeline Twist with four seats, played by bots of the level `player`. */
export function recordedTwist(way: 'versus' | 'together'): SavedMatch[] {
  const seats = places(4) ?? [];
  const players: Players = { levels: bySeat(seats, (): BotLevel => 'player'), slowest: 300 };
  const options = { way, talkSeconds: 60 };
  return SEEDS.map(seed => playOut(TWIST, { seats, options, seed }, players).saved);
}

/** Matches of AquaSphere with four seats and a glass, played by quick bots. */
export function recordedAqua(): SavedMatch[] {
  const seats = AQUA.places(4) ?? [];
  const players: Players = { levels: bySeat(seats, (): BotLevel => 'plain'), slowest: 300 };
  const options = { turnSeconds: 60 };
  return SEEDS.map(seed => playOut(AQUA, { seats, options, seed }, players).saved);
}

/** Twice as long as the longest match of the box. */
export const longMatch = (): SavedMatch =>
  playOut(GAME, { seats: COLOURS, options: { ...OPTIONS, minutes: 60 }, seed: 1 }, PLAYERS).saved;

export const actsOf = (matches: readonly SavedMatch[]): number =>
  matches.flatMap(({ log }) => log).filter(entry => entry.do === 'act').length;

export function halfway(match: SavedMatch): State {
  const opened = fold(match, () => GAME, Math.floor(match.log.length / 2));
  if (!opened.ok)
    throw new Error(`a recorded match does not fold: ${JSON.stringify(opened.fault)}`);
  return opened.match.state as State;
}
