/**
 * The state of a match at one moment, kept beside its log, so that opening the log does not take
 * folding it from the deal on. The log alone decides: without a snapshot nothing is lost.
 */
import { z } from 'zod';
import { crc32OfText } from '../kit/crc32';
import { jsonOf } from '../kit/json';
import { type Entry, packRef } from './entry';
import { sumOf } from './sealedLines';

const snapshot = z.strictObject({
  sandtable: z.literal('snapshot'),
  game: z.string(),
  version: z.int(),
  packs: z.array(packRef).max(64).exactOptional(),
  /** Of the log up to this moment: a snapshot counts only beside the log it was made of. */
  log: z.strictObject({ length: z.int().min(1), sum: z.int().min(0) }),
  paused: z.boolean(),
  /** Acts from this entry on can be undone, and whether one of a player is among them. */
  undoFrom: z.int().min(0),
  isUndoOpen: z.boolean(),
  /** Its game decodes it. */
  state: z.unknown(),
});
export type Snapshot = Omit<z.infer<typeof snapshot>, 'sandtable'>;

/** Its checksum comes first, which a phone reckons in no time. */
export function writeSnapshot(taken: Snapshot): string {
  const json = JSON.stringify({ sandtable: 'snapshot', ...taken });
  return `${crc32OfText(json)} ${json}\n`;
}

/** Undefined: it is damaged, or of a version that kept something else. */
export function readSnapshot(text: string): Snapshot | undefined {
  const sum = sumOf(text);
  const json = text.slice(sum.length + 1, -1);
  if (!text.endsWith('\n') || `${crc32OfText(json)}` !== sum) return undefined;
  const parsed = snapshot.safeParse(jsonOf(json));
  return parsed.success ? parsed.data : undefined;
}

/** The lines of the log up to the snapshot; undefined: it is a snapshot of another log. */
export function linesBefore({ log: { length, sum } }: Snapshot, log: string): string[] | undefined {
  const before = log.slice(0, length);
  if (!before.endsWith('\n') || before.length !== length) return undefined;
  return crc32OfText(before) === sum ? before.slice(0, -1).split('\n') : undefined;
}

/**
 * Entries of lines that are, by the checksum of all of them, what was once written: they were decoded
 * then. Taking them one by one would cost as much as playing them again.
 */
export function entriesOf(lines: readonly string[]): readonly Entry[] | undefined {
  const texts = lines.map(line => line.slice(sumOf(line).length + 1));
  return jsonOf(`[${texts.join(',')}]`) as readonly Entry[] | undefined;
}
