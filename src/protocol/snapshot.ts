/**
 * The state of a match at one moment, kept beside its log, so that a match can be opened without
 * playing its whole log again. The log alone decides: without a snapshot nothing is lost.
 */
import { z } from 'zod';
import { crc32OfText } from '../kit/crc32';
import { jsonOf } from '../kit/json';
import { type Entry, packRef } from './entry';
import { sumOf } from './sealedLines';

const snapshot = z.lazy(() =>
  z.strictObject({
    sandtable: z.literal('snapshot'),
    game: z.string(),
    version: z.int(),
    packs: z.array(packRef).max(64).exactOptional(),
    /** The length and checksum of the log when the snapshot was taken; it fits no other log. */
    log: z.strictObject({ length: z.int().min(1), sum: z.int().min(0) }),
    paused: z.boolean(),
    /** Entries from here on can be undone, and whether one of them is a player's act. */
    undoFrom: z.int().min(0),
    isUndoOpen: z.boolean(),
    /** Its game decodes it. */
    state: z.unknown(),
  }),
);
export type Snapshot = Omit<z.infer<typeof snapshot>, 'sandtable'>;

/** Begins with a checksum, which a phone computes in no time. */
export function writeSnapshot(taken: Snapshot): string {
  const json = JSON.stringify({ sandtable: 'snapshot', ...taken });
  return `${crc32OfText(json)} ${json}\n`;
}

/** Returns undefined for a damaged snapshot, or one of a version that kept something else. */
export function readSnapshot(text: string): Snapshot | undefined {
  const sum = sumOf(text);
  const json = text.slice(sum.length + 1, -1);
  if (!text.endsWith('\n') || `${crc32OfText(json)}` !== sum) return undefined;
  const parsed = snapshot.safeParse(jsonOf(json));
  return parsed.success ? parsed.data : undefined;
}

/** The lines of the log up to the snapshot; undefined if the snapshot is of another log. */
export function linesBefore({ log: { length, sum } }: Snapshot, log: string): string[] | undefined {
  const before = log.slice(0, length);
  if (!before.endsWith('\n') || before.length !== length) return undefined;
  return crc32OfText(before) === sum ? before.slice(0, -1).split('\n') : undefined;
}

/**
 * The entries of lines that were decoded once already: their checksum shows that they are the same.
 * Decoding each again would take as long as playing them again.
 */
export function entriesOf(lines: readonly string[]): readonly Entry[] | undefined {
  const texts = lines.map(line => line.slice(sumOf(line).length + 1));
  return jsonOf(`[${texts.join(',')}]`) as readonly Entry[] | undefined;
}
