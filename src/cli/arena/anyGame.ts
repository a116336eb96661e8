/** An arena for any game that ranks its players: wins, points and thinking time by level and seat. */
import { z } from 'zod';
import { type AnyGame, BOT_LEVELS, type BotLevel } from '../../games/game';
import { bySeat, of, type Seat, type Seats } from '../../kit/seat';
import { lastOf } from '../../kit/lists';
import { playOut } from '../../table/selfplay';
import { interval } from './report';

const whole = (least: number, most: number) => z.coerce.number().int().min(least).max(most);

const wishes = z.strictObject({
  game: z.string(),
  games: whole(1, 100_000).default(100),
  levels: z
    .string()
    .default('expert,player')
    .transform(value => value.split(','))
    .pipe(z.array(z.enum(BOT_LEVELS)).min(1)),
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
  if (read.success) return read.data;
  throw new Error(read.error.issues.map(it => `${it.path.join('.')}: ${it.message}`).join('; '));
}

/** One seat of one match. */
export type AnySeated = {
  readonly seat: Seat;
  readonly level: BotLevel;
  readonly points: number;
  /** A shared first place counts as a fraction. */
  readonly win: number;
  /** Milliseconds of each decision. */
  readonly thought: readonly number[];
};

/** The n-th match; levels rotate over the seats. */
export function playAny(game: AnyGame, wish: AnyWish, n: number): readonly AnySeated[] {
  const seats = game.places(wish.seats);
  if (!seats) throw new Error(`${wish.game} has no table for ${wish.seats}`);
  const levels = bySeat(seats, seat => levelAt(wish, seats.indexOf(seat) + n));
  const thought = bySeat(seats, (): number[] => []);
  const seed = wish.seed * 1_000_003 + n;
  const deal = { seats, options: {}, seed };
  const end = playOut(timed(game, thought), deal, { levels, slowest: 400 });
  return seatedAfter(game, end.state, seats).map(it => ({
    ...it,
    level: of(levels, it.seat),
    thought: of(thought, it.seat),
  }));
}

const levelAt = ({ levels, seats }: AnyWish, place: number): BotLevel =>
  levels[place % seats] ?? lastOf(levels);

/** The game with a timer around every decision. */
const timed = (game: AnyGame, thought: Readonly<Record<Seat, number[]>>): AnyGame => ({
  ...game,
  bot: (level, view, moment) => {
    const before = performance.now();
    const intent = game.bot?.(level, view, moment);
    if (intent && 'act' in intent) of(thought, moment.seat).push(performance.now() - before);
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
    `${points} points, ${mean(thought).toFixed(2)} ms a decision, p95 ${late} ms`
  );
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);
