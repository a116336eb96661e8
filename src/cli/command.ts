/** The commands of a table without a screen, one JSON a line. */
import { z } from 'zod';
import { seed } from './seed';

const at = z.int().min(0);
const name = z.string().max(40);
const lines = z.array(z.string()).max(100_000);

export const command = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('deal'),
    game: name,
    seats: z.array(name).max(16),
    seed,
    options: z.unknown().default({}),
  }),
  z.strictObject({
    do: z.literal('act'),
    seat: name,
    at,
    finger: at.optional(),
    action: z.unknown(),
  }),
  z.strictObject({ do: z.literal('clock'), at }),
  z.strictObject({ do: z.literal('pause'), at }),
  z.strictObject({ do: z.literal('resume') }),
  z.strictObject({ do: z.literal('view'), seat: name }),
  z.strictObject({ do: z.literal('legal'), seat: name }),
  z.strictObject({ do: z.literal('result') }),
  z.strictObject({ do: z.literal('log') }),
  z.strictObject({
    do: z.literal('load'),
    lines,
    ply: z.int().min(0).optional(),
    sound: z.boolean().optional(),
  }),
]);
export type Command = z.infer<typeof command>;
