/** One match of the arena, and everything that is told of it. */
import type { AnyGame, BotLevel } from '../games/game';
import type { Happening } from '../games/time-n-space/rules/actions';
import { COLOURS, GOODS } from '../games/time-n-space/rules/components';
import { timeNSpace } from '../games/time-n-space/rules/game';
import { isCancelled, scores } from '../games/time-n-space/rules/score';
import type { State } from '../games/time-n-space/rules/state';
import { MINUTE } from '../kit/millis';
import { bySeat, of, type Seat } from '../kit/seat';
import { playOut } from '../table/selfplay';
import { type ArenaWish, levelsOf } from './arenaFlags';

/** What became of one seat. */
export type Seated = {
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly points: number;
  /** A shared first place counts for a part. */
  readonly win: number;
  readonly coloursScored: number;
  readonly coloursPlaced: number;
  readonly placed: number;
  readonly delivered: number;
  readonly value: number;
  readonly turns: number;
  /** Of the time of both glasses, how much sand ran. */
  readonly glassUse: number;
  readonly decisions: number;
  readonly thought: number; // milliseconds
};
export type Played = {
  readonly seats: readonly Seated[];
  readonly minutes: number;
  readonly contests: number;
  readonly lapses: number;
};

type Count = {
  placed: number;
  delivered: number;
  turns: number;
  decisions: number;
  thought: number;
};

/** A hand of the table itself, on top of what the bots take for theirs. */
const SLOWEST = 400;

export function playOne(wish: ArenaWish, n: number): Played {
  const seats = COLOURS.slice(0, wish.seats);
  const levels = levelsOf(wish, n);
  const counts = bySeat(seats, (): Count => ({
    placed: 0,
    delivered: 0,
    turns: 0,
    decisions: 0,
    thought: 0,
  }));
  let [contests, lapses] = [0, 0];
  const game: AnyGame = {
    ...(timeNSpace as AnyGame),
    bot: (level, view, moment) => {
      const before = performance.now();
      const intent = timeNSpace.bot(level, view as never, moment);
      const count = of(counts, moment.seat);
      count.thought += performance.now() - before;
      if (intent && 'act' in intent) count.decisions++;
      return intent as ReturnType<AnyGame['bot']>;
    },
  };
  const options = { level: wish.options, ...(wish.minutes && { minutes: wish.minutes }) };
  const players = {
    levels: bySeat(seats, seat => levels[seats.indexOf(seat)] ?? 'plain'),
    slowest: SLOWEST,
  };
  const end = playOut(
    game,
    { seats, options, seed: wish.seed * 1_000_003 + n },
    players,
    (_, { happened }) => {
      for (const fact of happened as readonly Happening[]) {
        if (fact.type === 'offered') of(counts, fact.seat).placed += fact.orders.length;
        if (fact.type === 'delivered') of(counts, fact.seat).delivered += fact.orders.length;
        if (fact.type === 'turned') of(counts, fact.seat).turns++;
        if (fact.type === 'contested') contests++;
        if (fact.type === 'lapsed') lapses++;
      }
    },
  ).state as State;
  const all = scores(end);
  const first = timeNSpace.result(end)?.places[0] ?? [];
  const length = end.phase.name === 'over' ? end.phase.at - end.phase.startedAt : 0;
  const { minutes } = end.options;
  return {
    minutes: length / MINUTE,
    contests,
    lapses,
    seats: seats.map((seat, place): Seated => {
      const { points, rows } = of(all, seat);
      const centre = of(end.centres, seat);
      const { placed, delivered, turns, decisions, thought } = of(counts, seat);
      return {
        seat,
        level: levels[place] ?? 'plain',
        points,
        win: first.includes(seat) ? 1 / first.length : 0,
        coloursScored: GOODS.filter(good => rows[good].points > 0).length,
        coloursPlaced: GOODS.filter(good => !isCancelled(centre, good)).length,
        placed,
        delivered,
        value: GOODS.reduce((sum, good) => sum + rows[good].values, 0),
        turns,
        glassUse: turns / (2 * (minutes + 1)),
        decisions,
        thought,
      };
    }),
  };
}
