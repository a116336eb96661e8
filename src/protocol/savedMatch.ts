/** A match as text: a line for the deal, then a line for each entry. */
import type { z } from 'zod';
import { problemOf } from '../kit/decoded';
import { dealOf, entry, type Entry, header, type SavedMatch, matchOf } from './entry';
import { sealedLine, unsealed } from './sealedLines';

/** Why a line cannot be read. Lines are counted from 1. */
export type Flaw =
  | { code: 'torn'; line: number } // the last line has no line end
  | { code: 'tampered'; line: number } // the line differs from what was written
  | { code: 'not-a-match'; line: number; problem: string };

type Parsed =
  { ok: true; match: SavedMatch } | { ok: false; flaw: Flaw; sound: SavedMatch | undefined };

/** All lines of a match. With `before`, only the lines of its entries, which follow that line. */
export function makeLines(match: SavedMatch, before?: string): string[] {
  const lines: string[] = [];
  for (const record of before === undefined ? [dealOf(match), ...match.log] : match.log) {
    lines.push(sealedLine(JSON.stringify(record), lines[lines.length - 1] ?? before));
  }
  return lines;
}

/**
 * Reads as far as every line is valid. `lines` is a text split at its line ends, so the last one is
 * empty, or lacks its line end.
 */
export function parseLines(lines: readonly string[]): Parsed {
  const [top = '', ...rest] = lines;
  const opened = readDeal(top, rest.length > 0);
  if (!opened.ok) return { ok: false, flaw: { ...opened.flaw, line: 1 }, sound: undefined };
  const { log, flaw } = parseEntries(rest, opened.sum);
  const match = { ...opened.match, log };
  return flaw ? { ok: false, flaw, sound: match } : { ok: true, match };
}

/** The lines after one with the checksum `before`; line numbers of flaws count from the deal. */
export function parseEntries(
  lines: readonly string[],
  before: string,
): { log: readonly Entry[]; flaw: Flaw | undefined } {
  const log: Entry[] = [];
  let sum = before;
  for (const [n, line] of lines.entries()) {
    const hasEnd = n < lines.length - 1;
    if (!hasEnd && line === '') break;
    const read = readLine(line, sum, entry, hasEnd);
    if (!read.ok) return { log, flaw: { ...read.flaw, line: n + 2 } };
    log.push(read.value);
    sum = read.sum;
  }
  return { log, flaw: undefined };
}

/** Reads the deal from the first line. */
export function readDeal(line: string, hasEnd: boolean) {
  const read = readLine(line, '', header, hasEnd);
  if (!read.ok) return read;
  return { ok: true, match: matchOf(read.value, []), sum: read.sum } as const;
}

type Line<T> =
  | { ok: true; value: T; sum: string }
  | { ok: false; flaw: { code: 'torn' | 'tampered' } | { code: 'not-a-match'; problem: string } };

function readLine<T>(line: string, before: string, shape: z.ZodType<T>, hasEnd: boolean): Line<T> {
  const read = unsealed(line, before, hasEnd);
  if (!read.ok) return { ok: false, flaw: { code: read.code } };
  const parsed = shape.safeParse(read.json);
  if (parsed.success) return { ok: true, value: parsed.data, sum: read.sum };
  const [issue] = parsed.error.issues;
  return { ok: false, flaw: { code: 'not-a-match', problem: issue ? problemOf(issue) : '' } };
}
