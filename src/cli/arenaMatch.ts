/** One match of the arena, and everything that is told of it. */
import type { AnyGame, BotLevel } from '../games/game';
import type { Happening } from '../games/time-n-space/rules/actions';
import { COLOURS } from '../games/time-n-space/rules/components';
import { timeNSpace } from '../games/time-n-space/rules/game';
import { scores } from '../games/time-n-space/rules/score';
import type { State } from '../games/time-n-space/rules/state';
import { MINUTE } from '../kit/millis';
import { type BySeat, bySeat, of, type Seat, type Seats } from '../kit/seat';
import { playOut } from '../table/selfplay';
import { type Colours, coloursOf } from './arenaColours';
import { type ArenaWish, levelsOf } from './arenaFlags';

/** What became of one seat. */
export type Seated = Colours &
  Count & {
    readonly seat: Seat;
    readonly level: BotLevel;
    readonly points: number;
    /** A shared first place counts for a part. */
    readonly win: number;
    /** Of the time of both glasses, how much sand ran. */
    readonly glassUse: number;
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
  thought: number; // milliseconds
};
type Tally = { readonly seats: BySeat<Count>; contests: number; lapses: number };

/** A hand of the table itself, on top of what the bots take for theirs. */
const SLOWEST = 400;

export function playOne(wish: ArenaWish, n: number): Played {
  const seats = COLOURS.slice(0, wish.seats) as unknown as Seats;
  const levels = levelsOf(wish, n);
  const levelAt = bySeat(seats, seat => levels[seats.indexOf(seat)] ?? 'plain');
  const tally = noTally(seats);
  const deal = { seats, options: optionsOf(wish), seed: wish.seed * 1_000_003 + n };
  const players = { levels: levelAt, slowest: SLOWEST };
  const table = playOut(watched(tally), deal, players, (_, { happened }) => {
    for (const fact of happened as readonly Happening[]) note(tally, fact);
  });
  return played(table.state as State, tally, levelAt);
}

const optionsOf = ({ options, minutes }: ArenaWish) => ({
  level: options,
  ...(minutes !== undefined && { minutes }),
});

const noTally = (seats: Seats): Tally => ({
  seats: bySeat(seats, () => ({ placed: 0, delivered: 0, turns: 0, decisions: 0, thought: 0 })),
  contests: 0,
  lapses: 0,
});

/** The game, with a clock beside every bot. */
const watched = ({ seats }: Tally): AnyGame => ({
  ...(timeNSpace as AnyGame),
  bot: (level, view, moment) => {
    const before = performance.now();
    const intent = timeNSpace.bot(level, view as never, moment);
    const count = of(seats, moment.seat);
    count.thought += performance.now() - before;
    if (intent && 'act' in intent) count.decisions++;
    return intent as ReturnType<AnyGame['bot']>;
  },
});

function note(tally: Tally, fact: Happening): void {
  switch (fact.type) {
    case 'offered':
    case 'delivered': {
      const what = fact.type === 'offered' ? 'placed' : 'delivered';
      of(tally.seats, fact.seat)[what] += fact.orders.length;
      return;
    }
    case 'turned':
      of(tally.seats, fact.seat).turns++;
      return;
    case 'contested':
      tally.contests++;
      return;
    case 'lapsed':
      tally.lapses++;
  }
}

function played(end: State, tally: Tally, levels: BySeat<BotLevel>): Played {
  const { contests, lapses } = tally;
  const length = end.phase.name === 'over' ? end.phase.at - end.phase.startedAt : 0;
  const seats = end.seats.map(seat => seated(end, seat, of(levels, seat), of(tally.seats, seat)));
  return { minutes: length / MINUTE, contests, lapses, seats };
}

function seated(end: State, seat: Seat, level: BotLevel, count: Count): Seated {
  const score = of(scores(end), seat);
  const first = timeNSpace.result(end)?.places[0] ?? [];
  return {
    ...count,
    ...coloursOf(of(end.centres, seat), score),
    seat,
    level,
    points: score.points,
    win: first.includes(seat) ? 1 / first.length : 0,
    glassUse: count.turns / (2 * (end.options.minutes + 1)),
  };
}
