/**
 * CPace (draft-irtf-cfrg-cpace-21) over ristretto255 with SHA-512, between an initiator and a
 * responder: both turn a short password into a strong key, and each run lets an attacker test one
 * password at most.
 */
import { ristretto255, ristretto255_hasher } from '@noble/curves/ed25519.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { bytesToNumberLE } from '@noble/curves/utils.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { RandomBytes } from '../finding/randomBytes';

/** What both sides must agree on: the password, the kind of conversation, and this run of it. */
export type CpaceInput = { password: Uint8Array; channel: Uint8Array; run: Uint8Array };

/** A side's public share, and what it says about itself. */
export type CpaceShare = { point: Uint8Array; about: Uint8Array };

const NAME = 'CPaceRistretto255';
const BLOCK_BYTES = 128; // of SHA-512
const SCALAR_BYTES = 32;

/** 252 bits, each of which is less than the order of the group. */
export function makeScalar(random: RandomBytes): Uint8Array {
  const scalar = random(SCALAR_BYTES).slice();
  scalar[SCALAR_BYTES - 1] = (scalar[SCALAR_BYTES - 1] ?? 0) & 0x0f;
  return scalar;
}

export function makePoint(input: CpaceInput, scalar: Uint8Array): Uint8Array {
  return generatorOf(input).multiply(bytesToNumberLE(scalar)).toBytes();
}

/** The key of both sides. Undefined if the other side's point is no point, or the identity. */
export function cpaceKey(
  { run }: CpaceInput,
  mine: { scalar: Uint8Array; other: Uint8Array },
  shares: { initiator: CpaceShare; responder: CpaceShare },
): Uint8Array | undefined {
  const shared = multiplied(mine.scalar, mine.other);
  if (!shared) return undefined;
  const name = utf8ToBytes(`${NAME}_ISK`);
  const { initiator, responder } = shares;
  return sha512(
    concatBytes(
      lengthValues(name, run, shared),
      lengthValues(initiator.point, initiator.about),
      lengthValues(responder.point, responder.about),
    ),
  );
}

/** What a side sends to show that it has the key. */
export function confirmation(key: Uint8Array, run: Uint8Array, mine: CpaceShare): Uint8Array {
  const macKey = sha512(concatBytes(utf8ToBytes('CPaceMac'), run, key));
  return hmac(sha512, macKey, lengthValues(mine.point, mine.about));
}

export function generatorOf(input: CpaceInput) {
  const point = ristretto255_hasher.deriveToCurve?.(sha512(generatorString(input)));
  if (!point) throw new Error('@noble/curves derives no points of ristretto255');
  return point;
}

/** The password fills the first block of the hash, whose time then depends on nothing secret. */
export function generatorString({ password, channel, run }: CpaceInput): Uint8Array {
  const name = utf8ToBytes(NAME);
  const first = lengthValues(password).length + lengthValues(name).length;
  const padding = new Uint8Array(Math.max(0, BLOCK_BYTES - 1 - first));
  return lengthValues(name, password, padding, channel, run);
}

/** `scalar_mult_vfy` of the draft. */
export function multiplied(scalar: Uint8Array, other: Uint8Array): Uint8Array | undefined {
  const point = decoded(other);
  if (!point || point.is0()) return undefined;
  return point.multiply(bytesToNumberLE(scalar)).toBytes();
}

function decoded(bytes: Uint8Array) {
  try {
    return ristretto255.Point.fromBytes(bytes);
  } catch {
    return undefined; // not the encoding of a point
  }
}

/** `lv_cat` of the draft: each part after its length in LEB128. */
export const lengthValues = (...parts: readonly Uint8Array[]): Uint8Array =>
  concatBytes(...parts.flatMap(part => [leb128(part.length), part]));

function leb128(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value; ; rest = rest >>> 7) {
    if (rest < 128) return Uint8Array.from([...bytes, rest]);
    bytes.push((rest & 127) | 128);
  }
}
