/** Reads the settings of an arena from the command line. */
import { z } from 'zod';
import { BOT_LEVELS } from '../../games/game';
import { EXPERT } from '../../games/time-n-space/rules/bot/character';
import { wrong } from '../../kit/decoded';
import { firstOf, lastOf } from '../../kit/lists';
import { keysOf } from '../../kit/keys';

/** `trial` is an expert with weights from the command line. */
const LEVELS = [...BOT_LEVELS, 'trial'] as const;
export type ArenaLevel = (typeof LEVELS)[number];
const WEIGHTS = keysOf(EXPERT.weights);

const FLAGS = {
  games: whole(1, 100_000).default(200),
  levels: z.array(z.enum(LEVELS)).min(1).max(4).default(['expert', 'player']),
  seats: whole(3, 4).default(4),
  seed: whole(0, 999_999).default(1),
  options: z.enum(['beginner', 'normal']).default('normal'),
  minutes: whole(6, 60).optional(),
  beams: z.tuple([units(), units(), units()]).optional(),
  trial: z.partialRecord(z.enum(WEIGHTS), z.coerce.number()).optional(),
};
const flags = z.object(FLAGS);
type Flag = keyof typeof FLAGS;

const WANTS: Record<Flag, string> = {
  games: 'a whole number from 1 to 100000',
  levels: `one to four of ${LEVELS.join(', ')}, separated by commas`,
  seats: '3 or 4',
  seed: 'a whole number from 0 to 999999',
  options: 'beginner or normal',
  minutes: 'a whole number from 6 to 60',
  beams: 'the units of a beam station on stage I, II and III, each from 1 to 3, like 1,2,3',
  trial: 'weights of the expert with numbers, like offer=2,blocks=0',
};

function units() {
  return whole(1, 3);
}

function whole(least: number, most: number) {
  return z.coerce.number().int().min(least).max(most);
}

/**
 * `levels` is in the order of the seats: each level takes one seat, and the last all remaining
 * seats.
 */
export type ArenaWish = z.infer<typeof flags>;
type ReadFlags = { ok: true; wish: ArenaWish } | { ok: false; problem: string };

export function readFlags(args: readonly string[]): ReadFlags {
  const given: Partial<Record<Flag, unknown>> = {};
  for (let n = 0; n < args.length; n += 2) {
    const [name = '', value = ''] = args.slice(n, n + 2);
    const flag = keysOf(FLAGS).find(one => `--${one}` === name);
    if (!flag) return wrong(`Unknown flag ${name}: use ${ALL}.`);
    if (value === '') return wrong(`${name} needs ${WANTS[flag]}.`);
    given[flag] = READS[flag]?.(value) ?? value;
  }
  const read = flags.safeParse(given);
  if (read.success) return { ok: true, wish: read.data };
  const [name] = read.error.issues[0]?.path ?? [];
  const flag = firstOf(keysOf(FLAGS).filter(one => one === name));
  return wrong(`--${flag} needs ${WANTS[flag]}.`);
}

const inParts = (value: string) => value.split(',');
const READS: Partial<Record<Flag, (value: string) => unknown>> = {
  levels: inParts,
  beams: inParts,
  trial: value => Object.fromEntries(inParts(value).map(part => part.split('='))),
};

const ALL = keysOf(FLAGS)
  .map(flag => `--${flag}`)
  .join(', ');

/**
 * Levels by seat in the n-th game. They rotate, so that each level plays every seat equally often.
 */
export function arenaLevelsOf({ levels, seats }: ArenaWish, n: number): ArenaLevel[] {
  const last = lastOf(levels);
  return Array.from({ length: seats }, (_, seat) => levels[(seat + n) % seats] ?? last);
}
