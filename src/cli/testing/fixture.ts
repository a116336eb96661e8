/** Fixtures for tests that send commands to a table. */
import type { RunningMatch } from '../../table/match';
import { save } from '../../table/saved';
import { begun, game, SEATS } from '../../table/testing/fixture';
import { aquaSphere } from '../../games/aquasphere/rules/game';
import type { AnyGame } from '../../games/game';
import { timeStories } from '../../games/time-stories/rules/game';
import { timelineTwist } from '../../games/timeline-twist/rules/game';
import { conversation } from '../conversation';

export const DEAL = {
  do: 'deal',
  game: 'time-n-space',
  seats: SEATS,
  seed: 7,
  options: { level: 'beginner', minutes: 6 },
};
export const turn = { type: 'turn', glass: 0, on: 'trade-2' };
export const lapse = { type: 'lift', glass: 0, deed: { do: 'lapse' } };
export const move = { do: 'act', seat: 'red', at: 100, action: turn };

export const converse = conversation([
  game,
  timelineTwist as AnyGame,
  aquaSphere as AnyGame,
  timeStories as AnyGame,
]);

export const say = (match: RunningMatch | undefined, said: unknown) =>
  converse(match, typeof said === 'string' ? said : JSON.stringify(said));

/** The table after these commands, none of which may be refused. */
export const after = (...said: object[]): RunningMatch =>
  said.reduce<RunningMatch | undefined>((before, command) => {
    const { table: match, reply } = say(before, command);
    if (!reply.ok) throw new Error(JSON.stringify(reply));
    return match;
  }, begun()) as RunningMatch;

export const standing = after(move);
export const halted = after(move, { do: 'pause', at: 200 });
export const lines = save(standing);
