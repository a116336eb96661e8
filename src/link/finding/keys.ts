/** Keys derived from the table secret, one per purpose. */
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { TableSecret } from './invite';
import type { TableCode } from './tableCode';

export type SealKey = Uint8Array & { readonly __sealKey: true };
export type CardKey = Uint8Array & { readonly __cardKey: true };

export const sealKey = (secret: TableSecret, code: TableCode): SealKey =>
  derived(secret, `signals ${code}`) as SealKey;

export const cardKey = (secret: TableSecret, code: TableCode): CardKey =>
  derived(secret, `card ${code}`) as CardKey;

/** For guests who typed the code and have no secret. It keeps nobody out: the phrase does that. */
export const knockKey = (code: TableCode): SealKey =>
  derived(new Uint8Array(16), `knocks ${code}`) as SealKey;

const derived = (secret: Uint8Array, purpose: string): Uint8Array =>
  hkdf(sha256, secret, undefined, utf8ToBytes(`sandtable 1 ${purpose}`), 32);
