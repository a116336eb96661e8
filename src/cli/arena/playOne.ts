/** Plays one match of the arena and counts what happens in it. */
import type { AnyGame, BotLevel } from '../../games/game';
import type { GameEvent } from '../../games/time-n-space/rules/actions';
import { EXPERT } from '../../games/time-n-space/rules/bot/character';
import { thinker } from '../../games/time-n-space/rules/bot/thinker';
import { valueOf } from '../../games/time-n-space/rules/centre';
import { COLOURS, type Order } from '../../games/time-n-space/rules/components';
import { timeNSpace } from '../../games/time-n-space/rules/game';
import { result, scores } from '../../games/time-n-space/rules/score';
import type { State, View } from '../../games/time-n-space/rules/state';
import { MINUTE } from '../../kit/millis';
import { type BySeat, bySeat, firstSeats, of, type Seat, type Seats } from '../../kit/seat';
import { playOut } from '../../table/selfplay';
import { type Colours, coloursOf } from './colours';
import { type ArenaWish, type ArenaLevel, arenaLevelsOf } from './flags';

/** The figures of one seat. */
export type Seated = Colours &
  Count & {
    readonly seat: Seat;
    readonly level: ArenaLevel;
    readonly points: number;
    /** A shared first place counts as a fraction. */
    readonly win: number;
    /** Share of the time of both glasses in which sand ran. */
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
  /** Delivered orders by value. */
  ones: number;
  twos: number;
  threes: number;
  turns: number;
  decisions: number;
  thought: number; // milliseconds
};
type Tally = { readonly seats: BySeat<Count>; contests: number; lapses: number };

/** The longest reaction time of the simulated table, on top of the bots' own. */
const SLOWEST = 400;

export function playOne(wish: ArenaWish, n: number): Played {
  const seats = firstSeats(COLOURS, wish.seats);
  const levels = arenaLevelsOf(wish, n);
  const levelAt = bySeat(seats, seat => levels[seats.indexOf(seat)] ?? 'plain');
  const tally = noTally(seats);
  const deal = { seats, options: optionsOf(wish), seed: wish.seed * 1_000_003 + n };
  const trial = trialOf(wish, levelAt);
  const players = { levels: bySeat(seats, seat => botLevel(of(levelAt, seat))), slowest: SLOWEST };
  const match = playOut(watched(tally, trial), deal, players, (_, { events }) => {
    for (const fact of events as readonly GameEvent[]) note(tally, fact);
  });
  return played(match.state as State, tally, levelAt);
}

const optionsOf = ({ options, minutes }: ArenaWish) => ({
  level: options,
  ...(minutes !== undefined && { minutes }),
});

const noTally = (seats: Seats): Tally => ({
  seats: bySeat(seats, () => ({ ...NOTHING })),
  contests: 0,
  lapses: 0,
});

const NOTHING: Count = {
  placed: 0,
  delivered: 0,
  ones: 0,
  twos: 0,
  threes: 0,
  turns: 0,
  decisions: 0,
  thought: 0,
};
const BY_VALUE = { 1: 'ones', 2: 'twos', 3: 'threes' } as const;

const botLevel = (level: ArenaLevel): BotLevel => (level === 'trial' ? 'expert' : level);

/** At the seats of a trial: the expert with the given weights. */
function trialOf({ trial = {} }: ArenaWish, levels: BySeat<ArenaLevel>) {
  const bot = thinker({ ...EXPERT, weights: { ...EXPERT.weights, ...trial } });
  return (seat: Seat) => (of(levels, seat) === 'trial' ? bot : undefined);
}

/** The game with a timer around every bot decision. */
const watched = ({ seats }: Tally, trial: ReturnType<typeof trialOf>): AnyGame => ({
  ...timeNSpace,
  bot: (level, view, moment) => {
    const before = performance.now();
    const bot = trial(moment.seat);
    const intent = bot ? bot(view as View, moment) : timeNSpace.bot(level, view as View, moment);
    const count = of(seats, moment.seat);
    count.thought += performance.now() - before;
    if (intent && 'act' in intent) count.decisions++;
    return intent;
  },
});

function note(tally: Tally, fact: GameEvent): void {
  switch (fact.type) {
    case 'offered':
      of(tally.seats, fact.seat).placed += fact.orders.length;
      return;
    case 'delivered':
      of(tally.seats, fact.seat).delivered += fact.orders.length;
      for (const { order } of fact.orders) of(tally.seats, fact.seat)[named(order)]++;
      return;
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

const named = (order: Order) => BY_VALUE[valueOf(order)];

function played(end: State, tally: Tally, levels: BySeat<ArenaLevel>): Played {
  const { contests, lapses } = tally;
  const length = end.phase.name === 'over' ? end.phase.at - end.phase.startedAt : 0;
  const seats = end.seats.map(seat => seated(end, seat, of(levels, seat), of(tally.seats, seat)));
  return { minutes: length / MINUTE, contests, lapses, seats };
}

function seated(end: State, seat: Seat, level: ArenaLevel, count: Count): Seated {
  const score = of(scores(end), seat);
  const first = result(end)?.places[0] ?? [];
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
