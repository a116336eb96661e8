/**
 * The seats and settings of a table, which its host keeps beside the log of the match: one line
 * with everything, rewritten when it changes, then lines with the length of the log.
 */
import { z } from 'zod';
import { jsonOf } from '../kit/json';
import { BOT_LEVELS, type GameId, type RulesOf } from '../games/game';
import { type BySeat, of, ownOf, type Seat, type Seats } from '../kit/seat';
import { packRef } from './entry';
import { sealedLine, unsealed } from './sealedLines';
import { undoWay } from './messages';
import type { Sealed } from './token';

const seat = z
  .string()
  .max(24)
  .transform(name => name as Seat);
const seal = z
  .string()
  .transform(text => text as Sealed)
  .nullable();
const holder = z.lazy(() =>
  z.strictObject({
    sits: z.enum(['nobody', 'player', 'bot']),
    name: z.string(),
    /** Older records have none. */
    face: z.string().default(''),
    former: z.array(seat).default([]),
    seal,
    next: z.array(z.string().transform(text => text as Sealed)),
    serial: z.int().min(0),
    n: z.int().min(0),
    refused: z.array(z.strictObject({ n: z.int(), why: z.looseObject({ code: z.string() }) })),
    level: z.enum(BOT_LEVELS),
  }),
);
const bots = z.lazy(() =>
  z.strictObject({ level: z.enum(BOT_LEVELS), pace: z.number().positive() }),
);
const record = z.lazy(() =>
  z
    .strictObject({
      sandtable: z.literal('table'),
      id: z.string(),
      game: z.string().transform(id => id as GameId),
      /** The version of the rules. Older records leave it to the log. */
      version: z.int().exactOptional(),
      packs: z.array(packRef).max(64).exactOptional(),
      options: z.unknown(),
      speed: z.number().default(1),
      /** False in the lobby, even if the log of an earlier match is still there. */
      dealt: z.boolean().optional(),
      past: z
        .strictObject({ matches: z.int().min(0), revs: z.int().min(0) })
        .default({ matches: 0, revs: 0 }),
      places: z
        .array(seat)
        .min(1)
        .transform(seats => seats as unknown as Seats),
      bots: bots.default({ level: 'player', pace: 1 }),
      undo: undoWay.default('asked'),
      holders: z.record(z.string(), holder).transform(all => all as BySeat<z.infer<typeof holder>>),
    })
    .refine(({ places, holders }) => places.every(place => ownOf(holders, place))),
);
export type Record = z.infer<typeof record>;

export const rulesIn = ({ version, packs }: Record): RulesOf | undefined =>
  version === undefined ? undefined : { version, packs };

/** The seats as the record has them. */
export const placesIn = ({ places, holders }: Record) =>
  places.map(seat => {
    const { name, face, sits } = of(holders, seat);
    return { seat, name, face, sits, here: true };
  });

/** How long the log is, which a truncated log cannot show by itself. */
const reach = z.lazy(() =>
  z.strictObject({
    lines: z.int().min(1),
    acts: z.int().min(0),
    /** In match time. */
    at: z.int().min(0),
    /** The checksum with which the last line begins. */
    last: z.string(),
    /** How far it has come, in the game's own terms. */
    progress: z.string().max(80).exactOptional(),
    /** The match is over. */
    over: z.literal(true).optional(),
  }),
);
export type Reach = z.infer<typeof reach>;

export type ReadRecord =
  | {
      ok: true;
      record: Record;
      /** Undefined if the record has no such line. */
      reach: Reach | undefined;
      /** True for a version that kept neither checksums nor the length of the log. */
      isOld: boolean;
    }
  | { ok: false; why: { code: 'bad-record' } };

type Kept = Omit<
  Record,
  'sandtable' | 'game' | 'version' | 'packs' | 'speed' | 'dealt' | 'holders'
> & {
  game: { id: string } & RulesOf;
  clock: { speed: number };
  match: object | null;
  holders: BySeat<object>;
};

/** The first line of a record. */
export function writeRecord({ game, clock, match: running, ...kept }: Kept): string {
  const { id, options, past, places, holders, bots, undo } = kept;
  const { speed } = clock;
  const { version, packs } = game;
  const rules = { game: game.id, version, ...(packs && { packs }) };
  const match = { ...rules, options, speed, dealt: running !== null, past };
  return JSON.stringify({ sandtable: 'table', id, ...match, places, holders, bots, undo });
}

/** The lines of a record that is rewritten. */
export function recordLines(record: string, reach: Reach | null): string[] {
  const head = sealedLine(record);
  return reach ? [head, reachLine(reach, head)] : [head];
}

/** The line that follows `before`. */
export const reachLine = (reach: Reach, before: string): string =>
  sealedLine(JSON.stringify(reach), before);

export function readRecord(text: string): ReadRecord {
  const [head = '', ...tail] = text.split('\n');
  const isOld = head.startsWith('{');
  const opened = unsealed(head, '', tail.length > 0);
  const json = isOld ? jsonOf(text) : opened.ok ? opened.json : undefined;
  const read = record.safeParse(json);
  if (!read.success) return { ok: false, why: { code: 'bad-record' } };
  const reach = opened.ok ? lastReach(tail, opened.sum) : undefined;
  return { ok: true, record: read.data, reach, isOld };
}

/**
 * A torn last line belongs to an entry that nobody received, so it is skipped. After a damaged line
 * the length is unknown.
 */
function lastReach(lines: readonly string[], before: string): Reach | undefined {
  let last: Reach | undefined;
  let sum = before;
  for (const [n, line] of lines.entries()) {
    const hasEnd = n < lines.length - 1;
    if (!hasEnd && line === '') return last;
    const read = unsealed(line, sum, hasEnd);
    if (!read.ok) return read.code === 'torn' ? last : undefined;
    const parsed = reach.safeParse(read.json);
    if (!parsed.success) return undefined;
    last = parsed.data;
    sum = read.sum;
  }
  return last;
}
