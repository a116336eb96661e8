/** What a phone without a screen needs from its surroundings: a process, or a page of a browser. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Means } from '../../link/meet';
import type { Vault } from '../../table/ports';

export type PhoneSurroundings = {
  readonly means: Means;
  readonly vault: Vault;
  now(): number;
  /** 128 random bits. */
  fresh(): string;
  /** Reports a fact to the process or page that started this phone. */
  say(fact: Record<string, unknown>): void;
};

/** A hash that does not depend on the order of a view's keys. */
export const digest = (view: unknown): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(inOrder(view))))).slice(0, 16);

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, inOrder(part)] as const);
  return Object.fromEntries(parts.sort(([one], [other]) => (one < other ? -1 : 1)));
}
