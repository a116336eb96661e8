/** Tables for tests, said in few words. */
import type { AnyGame } from '../games/game';
import { gameCalled } from '../games/rules';
import { seedOf } from '../kit/chance';
import type { Millis } from '../kit/millis';
import { bySeat, type Seat } from '../kit/seat';
import { act, type Answer, deal, type Table, type Wish } from './match';
import { playOut } from './selfplay';

export const game = gameCalled('time-n-space') as AnyGame;
export const SEATS = ['red', 'green', 'blue'] as unknown as readonly [Seat, Seat, Seat];
export const [red, green, blue] = SEATS;
export const BEGINNERS: Wish = {
  seats: SEATS,
  options: { level: 'beginner', minutes: 6 },
  seed: seedOf(7),
};

/** Nothing is refused here; what is, is a mistake of the test. */
export function tableOf(answer: Answer | ReturnType<typeof deal>): Table {
  if (!answer.ok) throw new Error(JSON.stringify(answer.why));
  return answer.table;
}

export const dealt = (wish: Partial<Wish> = {}): Table =>
  tableOf(deal(game, { ...BEGINNERS, ...wish }));

/** A match that begins at this moment, with all glasses parked. */
export const begun = (at: Millis = 0): Table =>
  SEATS.reduce(
    (table, seat) => tableOf(act(table, { seat, at, action: { type: 'ready' } })),
    dealt(),
  );

/** A whole match of six minutes among bots that do anything. */
export const played = (wish: Partial<Wish> = {}): Table =>
  playOut(game, { ...BEGINNERS, ...wish }, { levels: bySeat(SEATS, () => 'random'), slowest: 300 });
