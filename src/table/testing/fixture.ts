/** Short ways to set up matches in tests. */
import type { AnyGame } from '../../games/game';
import { timeNSpace } from '../../games/time-n-space/rules/game';
import { seedOf } from '../../kit/chance';
import type { Millis } from '../../kit/millis';
import { bySeat, type Seat } from '../../kit/seat';
import { act, type MatchAnswer, deal, type RunningMatch, type MatchSetup } from '../match';
import { playOut } from '../selfplay';

export const game = timeNSpace as AnyGame;
export const SEATS = ['red', 'green', 'blue'] as unknown as readonly [Seat, Seat, Seat];
export const [red, green, blue] = SEATS;
export const BEGINNERS: MatchSetup = {
  seats: SEATS,
  options: { level: 'beginner', minutes: 6 },
  seed: seedOf(7),
};

/** For steps that must succeed; a refusal is a mistake of the test. */
export function tableOf(answer: MatchAnswer | ReturnType<typeof deal>): RunningMatch {
  if (!answer.ok) throw new Error(JSON.stringify(answer.why));
  return answer.match;
}

export const dealt = (wish: Partial<MatchSetup> = {}): RunningMatch =>
  tableOf(deal(game, { ...BEGINNERS, ...wish }));

/** A match that begins at this moment, with all glasses parked. */
export const begun = (at: Millis = 0): RunningMatch =>
  SEATS.reduce(
    (match, seat) => tableOf(act(match, { seat, at, action: { type: 'ready' } })),
    dealt(),
  );

/** A whole match of six minutes among random bots. */
export const played = (wish: Partial<MatchSetup> = {}): RunningMatch =>
  playOut(game, { ...BEGINNERS, ...wish }, { levels: bySeat(SEATS, () => 'random'), slowest: 300 });
