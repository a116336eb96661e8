/** Acts per second: ours, ours with all viewers, and boardgame.io's. */
import type { State } from '../../../games/time-n-space/rules/state';
import type { SavedMatch } from '../../../protocol/entry';
import { join } from './boardgameIo';
import { actsOf } from './matches';
import { host, hostAndFollow } from './ours';
import { type Contender, raced } from '../rounds';

export type Speeds = {
  readonly hosted: number;
  readonly followed: number;
  readonly boardgameIo: number;
};

/** Playing this many tables takes boardgame.io about as long as all recorded matches take us. */
const THEIR_TABLES = 2;

export function speeds(matches: readonly SavedMatch[], start: State): Speeds {
  const acts = actsOf(matches);
  const ours = (play: (match: SavedMatch) => void): Contender => {
    return () => ({ acts, run: () => matches.forEach(play) });
  };
  const theirs = boardgameIo(start, Math.round(acts / matches.length));
  const [hosted = NaN, followed = NaN, rival = NaN] = raced([
    ours(match => host(match, () => {})),
    ours(hostAndFollow),
    theirs,
  ]);
  return { hosted, followed, boardgameIo: rival };
}

/** Acts per second of a host, of any game. */
export const hostedOf = (matches: readonly SavedMatch[]): number =>
  raced([
    () => ({ acts: actsOf(matches), run: () => matches.forEach(match => host(match, () => {})) }),
  ])[0] ?? NaN;

/** Uses few tables, so that their logs grow as long as ours. */
function boardgameIo(start: State, moves: number): Contender {
  return () => {
    const tables = Array.from({ length: THEIR_TABLES }, () => join(start));
    return {
      acts: moves * tables.length,
      run: () => tables.forEach(({ play }) => play(moves)),
      done: () => tables.forEach(({ stop }) => stop()),
    };
  };
}
