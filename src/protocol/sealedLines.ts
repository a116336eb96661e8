/**
 * Lines of JSON that belong together: each begins with a checksum of itself and everything before
 * it.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { jsonOf } from '../kit/json';

type Unsealed = { ok: true; json: unknown; sum: string } | { ok: false; code: 'torn' | 'tampered' };

/** The line that follows `before`; the first, if there is none. */
export const sealedLine = (text: string, before?: string): string =>
  `${seal(before === undefined ? '' : sumOf(before), text)} ${text}`;

/** Only a line without a line end can be torn. A broken line that has one was once complete. */
export function unsealed(line: string, before: string, hasEnd: boolean): Unsealed {
  const sum = sumOf(line);
  const text = line.slice(sum.length + 1);
  const json = sum === '' ? undefined : jsonOf(text);
  if (json === undefined && !hasEnd) return { ok: false, code: 'torn' };
  if (seal(before, text) !== sum) return { ok: false, code: 'tampered' };
  return { ok: true, json, sum };
}

export const sumOf = (line: string): string => line.slice(0, Math.max(0, line.indexOf(' ')));

/**
 * Protects against torn files and careless edits. There is no key, so anybody can compute the
 * checksums again.
 */
const seal = (before: string, text: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${before}\n${text}`))).slice(0, 16);
