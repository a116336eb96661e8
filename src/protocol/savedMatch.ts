/** A match as text: a line for the deal, then a line an entry, each sealed with all before it. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { z } from 'zod';
import { problemOf } from '../kit/decoded';
import { jsonOf } from '../kit/json';
import { dealOf, entry, type Entry, header, type Header, type Match, matchOf } from './entry';

/** Why a line cannot be read. Lines are counted from 1. */
export type Flaw =
  | { code: 'torn'; line: number } // it ends in the middle
  | { code: 'tampered'; line: number } // it is not what was written here
  | { code: 'not-a-match'; line: number; problem: string };

export type Parsed =
  { ok: true; match: Match } | { ok: false; flaw: Flaw; sound: Match | undefined };

/** All lines of a match; or those that follow `before`, without the one for the deal. */
export function makeLines(match: Match, before?: string): string[] {
  const lines: string[] = [];
  for (const record of before === undefined ? [dealOf(match), ...match.log] : match.log) {
    lines.push(makeLine(record, lines[lines.length - 1] ?? before));
  }
  return lines;
}

/** The line that follows `before`; the first, if there is none. */
function makeLine(record: Entry | Header, before?: string): string {
  const text = JSON.stringify(record);
  const [sum] = before === undefined ? [''] : split(before);
  return `${seal(sum, text)} ${text}`;
}

/** Reads as far as every line is what was once written there. */
export function parseLines(lines: readonly string[]): Parsed {
  const [top, ...rest] = lines.filter((line, n) => line !== '' || n < lines.length - 1);
  const opened = opening(top ?? '');
  if (!opened.ok) return { ok: false, flaw: { ...opened.flaw, line: 1 }, sound: undefined };
  const log: Entry[] = [];
  let { sum } = opened;
  for (const [n, line] of rest.entries()) {
    const read = readLine(line, sum, entry);
    const sound = { ...opened.match, log };
    if (!read.ok) return { ok: false, flaw: { ...read.flaw, line: n + 2 }, sound };
    log.push(read.value);
    sum = read.sum;
  }
  return { ok: true, match: { ...opened.match, log } };
}

function opening(line: string) {
  const read = readLine(line, '', header);
  if (!read.ok) return read;
  return { ok: true, match: matchOf(read.value, []), sum: read.sum } as const;
}

type Line<T> =
  | { ok: true; value: T; sum: string }
  | { ok: false; flaw: { code: 'torn' | 'tampered' } | { code: 'not-a-match'; problem: string } };

function readLine<T>(line: string, before: string, shape: z.ZodType<T>): Line<T> {
  const [sum = '', text = ''] = split(line);
  const json = jsonOf(text);
  if (json === undefined) return { ok: false, flaw: { code: 'torn' } };
  if (seal(before, text) !== sum) return { ok: false, flaw: { code: 'tampered' } };
  const parsed = shape.safeParse(json);
  if (parsed.success) return { ok: true, value: parsed.data, sum };
  const [issue] = parsed.error.issues;
  return { ok: false, flaw: { code: 'not-a-match', problem: issue ? problemOf(issue) : '' } };
}

const split = (line: string): [string, string] => {
  const space = line.indexOf(' ');
  return [line.slice(0, space), line.slice(space + 1)];
};

/** Against torn files and careless hands, not against who recomputes every line: no key is in it. */
const seal = (before: string, text: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${before}\n${text}`))).slice(0, 16);
