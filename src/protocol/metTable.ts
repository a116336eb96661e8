/** What a phone knows of the table it was last at as a guest, however it came there. */
import { z } from 'zod';
import type { BySeat } from '../kit/seat';
import { sealedLine, unsealed } from './sealedLines';
import type { Token } from './token';

const token = z.string().transform(text => text as Token);

const met = z.lazy(() =>
  z.strictObject({
    kept: z.literal('met'),
    /** The id that follows from the table's key, so that only this table gets the tokens. */
    table: z.string().max(64),
    /** The highest one met. A host with a lower one is the host no more. */
    epoch: z.int().min(1),
    tokens: z.record(z.string(), token).transform(all => all as BySeat<Token>),
  }),
);
export type MetTable = z.infer<typeof met>;

export const writeMetTable = (table: MetTable): string => sealedLine(JSON.stringify(table));

/** Undefined if the text is not what was stored. */
export function readMetTable(text: string): MetTable | undefined {
  const read = unsealed(text, '', true);
  return read.ok ? met.safeParse(read.json).data : undefined;
}
