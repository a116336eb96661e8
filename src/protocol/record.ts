/** Who sits at a table, as its host keeps it beside the log of the match. */
import { z } from 'zod';
import { BOT_LEVELS, type GameId } from '../games/game';
import { type BySeat, ownOf, type Seat, type Seats } from '../kit/seat';
import type { Sealed } from './token';

const seat = z
  .string()
  .max(24)
  .transform(name => name as Seat);
const seal = z
  .string()
  .transform(text => text as Sealed)
  .nullable();
const holder = z.strictObject({
  sits: z.enum(['nobody', 'player', 'bot']),
  name: z.string(),
  seal,
  next: z.array(z.string().transform(text => text as Sealed)),
  serial: z.int().min(0),
  n: z.int().min(0),
  refused: z.array(z.strictObject({ n: z.int(), why: z.looseObject({ code: z.string() }) })),
  level: z.enum(BOT_LEVELS),
});
const bots = z.strictObject({ level: z.enum(BOT_LEVELS), pace: z.number().positive() });
const record = z
  .strictObject({
    sandtable: z.literal('table'),
    id: z.string(),
    game: z.string().transform(id => id as GameId),
    options: z.unknown(),
    speed: z.number().default(1),
    /** False in the lobby, whatever log of an earlier match is still there. */
    dealt: z.boolean().default(true),
    past: z
      .strictObject({ matches: z.int().min(0), revs: z.int().min(0) })
      .default({ matches: 0, revs: 0 }),
    places: z
      .array(seat)
      .min(1)
      .transform(seats => seats as unknown as Seats),
    bots: bots.default({ level: 'player', pace: 1 }),
    holders: z.record(z.string(), holder).transform(all => all as BySeat<z.infer<typeof holder>>),
  })
  .refine(({ places, holders }) => places.every(place => ownOf(holders, place)));
export type Record = z.infer<typeof record>;

export type ReadRecord = { ok: true; record: Record } | { ok: false; why: { code: 'bad-record' } };

type Kept = Omit<Record, 'sandtable' | 'game' | 'speed' | 'dealt' | 'holders'> & {
  game: { id: string };
  clock: { speed: number };
  table: object | null;
  holders: BySeat<object>;
};

export function writeRecord({ game, clock, table, ...kept }: Kept): string {
  const { id, options, past, places, holders, bots } = kept;
  const { speed } = clock;
  const match = { game: game.id, options, speed, dealt: table !== null, past };
  return JSON.stringify({ sandtable: 'table', id, ...match, places, holders, bots });
}

export function readRecord(text: string): ReadRecord {
  try {
    return { ok: true, record: record.parse(JSON.parse(text)) };
  } catch {
    return { ok: false, why: { code: 'bad-record' } };
  }
}
