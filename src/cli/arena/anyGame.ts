/** An arena for any game that ranks its players: wins, points and thinking time by level and seat. */
import { z } from 'zod';
import { type AnyBot, type AnyGame, BOT_LEVELS, type BotLevel } from '../../games/game';
import { DEVOTED } from '../../games/aquasphere/rules/bot/devoted';
import { isOneOf } from '../../kit/keys';
import { bySeat, of, type Seat, type Seats } from '../../kit/seat';
import { sum } from '../../kit/lists';
import { playOut } from '../../table/selfplay';
import { timedInto } from './processorTime';
import { interval } from './report';

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

const wishes = z.strictObject({
  game: z.string(),
  games: whole(1, 100_000).default(100),
  levels: z
    .string()
    .default('expert,player')
    .transform(value => value.split(',')),
  seats: whole(1, 8).default(4),
  seed: whole(0, 999_999).default(1),
});

export type AnyWish = z.infer<typeof wishes>;

/** Throws a sentence about a flag that cannot be read. */
export function readAnyWish(args: readonly string[]): AnyWish {
  const pairs = args.flatMap((name, n) =>
    n % 2 === 0 ? [[name.replace(/^--/, ''), args[n + 1]]] : [],
  );
  const read = wishes.safeParse(Object.fromEntries(pairs));
  if (!read.success) throw new Error(read.error.issues.map(problemOf).join('; '));
  const { game, levels } = read.data;
  const known = [...BOT_LEVELS, ...Object.keys(OWN[game] ?? {})];
  if (levels.every(level => known.includes(level))) return read.data;
  throw new Error(`levels: ${game} has ${known.join(', ')}`);
}

const problemOf = ({ path, message }: z.core.$ZodIssue): string => `${path.join('.')}: ${message}`;

/** Players of one game that are only for measuring, by the names that they have among the levels. */
const OWN: Readonly<Record<string, Readonly<Record<string, AnyBot>>>> = { aquasphere: DEVOTED };

/** One seat of one match. */
export type AnySeated = {
  readonly seat: Seat;
  readonly level: string;
  readonly points: number;
  /** A shared first place counts as a fraction. */
  readonly win: number;
  /** Milliseconds of the processor for each decision, and for the longest slice of each. */
  readonly thought: readonly number[];
  readonly slices: readonly number[];
};

/** The n-th match; levels rotate over the seats. */
export function playAny(game: AnyGame, wish: AnyWish, n: number): readonly AnySeated[] {
  const seats = game.places(wish.seats);
  if (!seats) throw new Error(`${wish.game} has no table for ${wish.seats}`);
  const minds = bySeat(seats, seat => mindOf(wish, seats.indexOf(seat) + n));
  const levels = bySeat(seats, seat => knownLevel(of(minds, seat).level));
  const seed = wish.seed * 1_000_003 + n;
  const deal = { seats, options: {}, seed };
  const end = playOut(timed(game, minds), deal, { levels, slowest: 400 });
  return seatedAfter(game, end.state, seats).map(it => ({ ...it, ...of(minds, it.seat) }));
}

/** The player of a seat, and how long its decisions took. */
type ArenaMind = {
  readonly level: string;
  readonly own: AnyBot | undefined;
  readonly thought: number[];
  readonly slices: number[];
};

function mindOf({ game, levels, seats }: AnyWish, place: number): ArenaMind {
  const level = levels[place % seats] ?? levels[levels.length - 1] ?? 'player';
  return { level, own: OWN[game]?.[level], thought: [], slices: [] };
}

const knownLevel = (name: string): BotLevel => (isOneOf(BOT_LEVELS, name) ? name : 'player');

/** The game with every slice of a decision measured. */
const timed = (game: AnyGame, minds: Readonly<Record<Seat, ArenaMind>>): AnyGame => ({
  ...game,
  bot: (level, view, moment) => {
    const { own, thought, slices } = of(minds, moment.seat);
    const times: number[] = [];
    let intent = timedInto(times, () => (own ?? game.bot)?.(level, view, moment));
    while (intent && 'think' in intent) intent = timedInto(times, intent.think);
    if (intent && 'act' in intent) {
      thought.push(sum(times));
      slices.push(Math.max(...times));
    }
    return intent;
  },
});

function seatedAfter(game: AnyGame, state: unknown, seats: Seats) {
  const result = game.result(state);
  if (result?.kind !== 'ranked') throw new Error('this match has no places');
  const [first = []] = result.places;
  return seats.map(seat => ({
    seat,
    points: of(result.points, seat),
    win: first.includes(seat) ? 1 / first.length : 0,
  }));
}

export function anyReport(wish: AnyWish, all: readonly AnySeated[]): string {
  const by = (part: 'level' | 'seat') =>
    [...new Set(all.map(it => it[part]))].map(name =>
      lineOf(
        name,
        all.filter(it => it[part] === name),
      ),
    );
  const head = `${wish.games} games of ${wish.game}, ${wish.seats} seats, seed ${wish.seed}`;
  return [head, '', ...by('level'), '', ...by('seat')].join('\n');
}

function lineOf(name: string, seated: readonly AnySeated[]): string {
  const win = mean(seated.map(it => it.win));
  const [from, to] = interval(win, seated.length).map(share => (100 * share).toFixed(1));
  const points = mean(seated.map(it => it.points)).toFixed(1);
  const thought = seated.flatMap(it => it.thought).sort((one, other) => one - other);
  const late = (thought[Math.floor(0.95 * thought.length)] ?? 0).toFixed(1);
  return (
    `${name.padEnd(9)} ${seated.length} games, first ${(100 * win).toFixed(1)} % (${from}–${to}), ` +
    `${points} points, ${mean(thought).toFixed(2)} ms a decision, p95 ${late} ms, ` +
    `longest slice ${Math.max(0, ...seated.map(it => Math.max(0, ...it.slices))).toFixed(1)} ms`
  );
}

const mean = (numbers: readonly number[]): number => sum(numbers) / Math.max(1, numbers.length);
