/** What an arena is to play: read from the command line. */
import { z } from 'zod';
import { BOT_LEVELS, type BotLevel } from '../games/game';

const flags = z.strictObject({
  games: z.coerce.number().int().min(1).default(200),
  levels: z
    .string()
    .default('expert,player')
    .transform(text => text.split(','))
    .pipe(z.array(z.enum(BOT_LEVELS)).min(1).max(4)),
  seats: z.coerce.number().int().min(3).max(4).default(4),
  seed: z.coerce.number().int().default(1),
  options: z.enum(['beginner', 'normal']).default('normal'),
  minutes: z.coerce.number().int().min(6).max(60).optional(),
});

/** The levels in the order of the seats: the first sits once, the last at every seat that is left. */
export type ArenaWish = z.infer<typeof flags>;
export type ReadFlags = { ok: true; wish: ArenaWish } | { ok: false; problem: string };

export function readFlags(args: readonly string[]): ReadFlags {
  const given: Record<string, string> = {};
  for (let n = 0; n < args.length; n += 2) {
    const [flag, value] = [args[n], args[n + 1]];
    if (!flag?.startsWith('--') || value === undefined) {
      return { ok: false, problem: `${flag ?? ''} needs a value` };
    }
    given[flag.slice(2)] = value;
  }
  const read = flags.safeParse(given);
  if (read.success) return { ok: true, wish: read.data };
  const [issue] = read.error.issues;
  return { ok: false, problem: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}` };
}

/** Who sits where in the n-th game: round by round each level comes to every seat. */
export function levelsOf({ levels, seats }: ArenaWish, n: number): BotLevel[] {
  const last = levels[levels.length - 1] as BotLevel;
  return Array.from({ length: seats }, (_, seat) => levels[(seat + n) % seats] ?? last);
}
