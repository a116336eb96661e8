/** The randomness of a match. Secrets follow from a seed of 128 bits that nobody can search for. */
import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Chances } from './random';

/** 32 hex digits. */
export type Seed = string;

export const isSeed = (text: string): boolean => /^[0-9a-f]{32}$/.test(text);

/** Makes a seed from a short name, as in `?seed=5`: the same everywhere, and easy to guess. */
export const seedOf = (name: string | number): Seed =>
  bytesToHex(sha256(utf8ToBytes(`sandtable seed ${name}`))).slice(0, 32);

/** Accepts a seed as in a log, or a short name for one. */
export const seedFrom = (asked: string | number): Seed =>
  typeof asked === 'string' && isSeed(asked) ? asked : seedOf(asked);

export const dealChances = (seed: Seed): Chances => drawn(seed, 0);

export const actChances = (seed: Seed, ply: number): Chances => drawn(seed, ply + 1);

const BLOCK_BYTES = 64;
const WORDS = BLOCK_BYTES / 4;

/**
 * ChaCha20 keyed by the seed, with one stream per moment. Blocks are made on demand, as most acts
 * draw nothing.
 */
function drawn(seed: Seed, moment: number): Chances {
  let words: DataView | undefined;
  let next = 0;
  return () => {
    if (next % WORDS === 0) words = block(seed, moment, next / WORDS);
    return (words?.getUint32((next++ % WORDS) * 4, true) ?? 0) / 2 ** 32;
  };
}

function block(seed: Seed, moment: number, counter: number): DataView {
  const key = sha256(utf8ToBytes(`sandtable chance ${seed}`));
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(0, moment, true);
  const bytes = chacha20(key, nonce, new Uint8Array(BLOCK_BYTES), undefined, counter);
  return new DataView(bytes.buffer, bytes.byteOffset);
}
