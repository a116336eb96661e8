/** The secret by which a phone proves that a seat is its own. Hosts store only its seal. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seat } from '../kit/seat';

/** 128 bits, as 32 hexadecimal digits. */
export type Token = string & { readonly __token: true };
export type Sealed = string & { readonly __sealed: true };

/** Makes a token from fresh random digits; every seat gets a different one. */
export const tokenFor = (seat: Seat, fresh: string): Token =>
  digest(`token ${seat} ${fresh}`).slice(0, 32) as Token;

export const sealed = (token: Token): Sealed => digest(`sealed ${token}`) as Sealed;

/** Compares seals, never tokens, so that timing reveals nothing about the token. */
export const opens = (token: Token, seal: Sealed | null): boolean => sealed(token) === seal;

const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));
