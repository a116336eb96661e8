/** What an arena is to play: read from the command line. */
import { z } from 'zod';
import { BOT_LEVELS, type BotLevel } from '../games/game';

const FLAGS = {
  games: whole(1, 100_000).default(200),
  levels: z.array(z.enum(BOT_LEVELS)).min(1).max(4).default(['expert', 'player']),
  seats: whole(3, 4).default(4),
  seed: whole(0, 999_999).default(1),
  options: z.enum(['beginner', 'normal']).default('normal'),
  minutes: whole(6, 60).optional(),
};
const flags = z.object(FLAGS);
type Flag = keyof typeof FLAGS;

const WANTS: Record<Flag, string> = {
  games: 'a whole number from 1 to 100000',
  levels: `one to four of ${BOT_LEVELS.join(', ')}, with commas between them`,
  seats: '3 or 4',
  seed: 'a whole number from 0 to 999999',
  options: 'beginner or normal',
  minutes: 'a whole number from 6 to 60',
};

function whole(least: number, most: number) {
  return z.coerce.number().int().min(least).max(most);
}

/** The levels in the order of the seats: the first sits once, the last at every seat that is left. */
export type ArenaWish = z.infer<typeof flags>;
export type ReadFlags = { ok: true; wish: ArenaWish } | { ok: false; problem: string };

export function readFlags(args: readonly string[]): ReadFlags {
  const given: Partial<Record<Flag, string | string[]>> = {};
  for (let n = 0; n < args.length; n += 2) {
    const [name = '', value = ''] = args.slice(n, n + 2);
    const flag = Object.keys(FLAGS).find(one => `--${one}` === name) as Flag | undefined;
    if (!flag) return wrong(`There is no ${name} here: only ${ALL}.`);
    if (value === '') return wrong(`${name} wants ${WANTS[flag]} after it.`);
    given[flag] = flag === 'levels' ? value.split(',') : value;
  }
  const read = flags.safeParse(given);
  if (read.success) return { ok: true, wish: read.data };
  const flag = read.error.issues[0]?.path[0] as Flag;
  return wrong(`--${flag} wants ${WANTS[flag]} after it.`);
}

const ALL = Object.keys(FLAGS)
  .map(flag => `--${flag}`)
  .join(', ');

const wrong = (problem: string): ReadFlags => ({ ok: false, problem });

/** Who sits where in the n-th game: round by round each level comes to every seat. */
export function levelsOf({ levels, seats }: ArenaWish, n: number): BotLevel[] {
  const last = levels[levels.length - 1] as BotLevel;
  return Array.from({ length: seats }, (_, seat) => levels[(seat + n) % seats] ?? last);
}
