/** What a phone without a screen needs of the place it runs in: a process, or a page of a browser. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Means } from '../../link/meet';
import type { Vault } from '../../table/ports';

export type PhoneSurroundings = {
  readonly means: Means;
  readonly vault: Vault;
  now(): number;
  /** 128 bits nobody can guess. */
  fresh(): string;
  /** To whoever started this phone. */
  say(fact: Record<string, unknown>): void;
};

/** The same for two views that are equal, in whatever order their parts came. */
export const digest = (view: unknown): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(inOrder(view))))).slice(0, 16);

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, inOrder(part)] as const);
  return Object.fromEntries(parts.sort(([one], [other]) => (one < other ? -1 : 1)));
}
