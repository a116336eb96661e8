import { bySeat, type Seats } from '../../../kit/seat';
import { playOut } from '../../../table/selfplay';
import type { AnyGame } from '../../game';
import { timelineTwist } from './game';
import { places } from './setup';
import type { State } from './state';

const SEATS = places(8) as Seats;
const LIMIT = 6_000;

/** The largest view between the deal and the end, as it is sent to a phone that joins late. */
function largest(level: 'random' | 'learner' | 'expert', options: object, seed: number): number {
  let most = 0;
  const players = { levels: bySeat(SEATS, () => level), slowest: 300 };
  playOut(timelineTwist as AnyGame, { seats: SEATS, options, seed }, players, (_, { match }) => {
    const text = JSON.stringify(timelineTwist.view(match.state as State, 'board'));
    most = Math.max(most, text.length);
  });
  return most;
}

test.each([
  ['[W8] eight players against each other', 'versus'],
  ['[W8] eight players together', 'together'],
])('%s: no view is larger than 6 KB', (_rule, way) => {
  const options = { way, talkSeconds: 60, daily: null };
  // Experts have the longest line, random players the most discards.
  const sizes = (['random', 'learner', 'expert'] as const).flatMap(level =>
    [1, 2, 3].map(seed => largest(level, options, seed)),
  );
  expect(Math.min(...sizes)).toBeGreaterThan(1_500);
  expect(Math.max(...sizes)).toBeLessThan(LIMIT);
});
