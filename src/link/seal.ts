import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export type Random = (bytes: number) => Uint8Array;

const KEY_BYTES = 32;
const NONCE_BYTES = 24;
const TAG_BYTES = 16;
export const SEAL_BYTES = NONCE_BYTES + TAG_BYTES;

/** Derives a key for one purpose, so that a text sealed for one is worthless for another. */
export function keyFor(secret: Uint8Array, salt: Uint8Array, ...purpose: string[]): Uint8Array {
  const info = utf8ToBytes(JSON.stringify(['sandtable relay 1', ...purpose]));
  return hkdf(sha256, secret, salt, info, KEY_BYTES);
}

/** The nonce is long enough to be drawn at random, under a key that several sessions share. */
export function seal(key: Uint8Array, plain: Uint8Array, random: Random): Uint8Array {
  const nonce = random(NONCE_BYTES);
  return concatBytes(nonce, xchacha20poly1305(key, nonce).encrypt(plain));
}

/** Undefined unless it was sealed with this key. */
export function unseal(key: Uint8Array, sealed: Uint8Array): Uint8Array | undefined {
  if (sealed.length < SEAL_BYTES) return undefined;
  const nonce = sealed.subarray(0, NONCE_BYTES);
  try {
    return xchacha20poly1305(key, nonce).decrypt(sealed.subarray(NONCE_BYTES));
  } catch {
    return undefined;
  }
}
