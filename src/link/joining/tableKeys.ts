/**
 * The keys of a table. Its key pair proves that an answer comes from the host; its secret shows that
 * a guest was invited, and is replaced whenever somebody is sent away.
 */
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';
import { jsonOf } from '../../kit/json';
import { type KeyPair, keyPairOf } from '../crypto/noise';
import type { RandomBytes } from '../finding/randomBytes';
import { MOST_GUESSES } from './guesses';
import { type NumberedSecret, PUBLIC_BYTES, SECRET_BYTES } from './tableInvite';

export type TableKeys = {
  readonly pair: KeyPair;
  /** Rises when another phone becomes the host. */
  readonly epoch: number;
  readonly secret: NumberedSecret;
  /** The newest first. */
  readonly earlier: readonly NumberedSecret[];
  /** How many wrong guesses at a code of this table are still judged. */
  readonly guessesLeft: number;
};

/** What callers need to be answered. */
export type AnsweringKeys = Omit<TableKeys, 'guessesLeft'>;

/** How many secrets a phone that slept may have missed. */
const MOST_EARLIER = 8;
const ID_BYTES = 8;
const NUMBERS = 256; // one byte in an invite

export const makeTableKeys = (random: RandomBytes): TableKeys => ({
  pair: keyPairOf(random(32)),
  epoch: 1,
  secret: { n: 1, bytes: random(SECRET_BYTES) },
  earlier: [],
  guessesLeft: MOST_GUESSES,
});

/** Somebody was sent away: the invite they have opens nothing any more. */
export const withNextSecret = (keys: TableKeys, random: RandomBytes): TableKeys => ({
  ...keys,
  secret: { n: (keys.secret.n + 1) % NUMBERS, bytes: random(SECRET_BYTES) },
  earlier: [keys.secret, ...keys.earlier].slice(0, MOST_EARLIER),
});

export const secretNumbered = (keys: AnsweringKeys, n: number): NumberedSecret | undefined =>
  [keys.secret, ...keys.earlier].find(secret => secret.n === n);

export const idBytesOf = (table: Uint8Array): Uint8Array =>
  sha256(concatBytes(utf8ToBytes('sandtable table'), table)).slice(0, ID_BYTES);
/** Names a table on the broker, and reveals neither its public key nor its secret. */
export const tableIdOf = (table: Uint8Array): string => bytesToHex(idBytesOf(table));

export const derivedKey = (from: Uint8Array, purpose: string): Uint8Array =>
  hkdf(sha256, from, undefined, utf8ToBytes(`sandtable 2 ${purpose}`), 32);

const hexOf = (bytes: number) =>
  z
    .string()
    .regex(/^[0-9a-f]*$/)
    .length(2 * bytes)
    .transform(hexToBytes);
const secret = z.strictObject({ n: z.int().min(0).max(255), bytes: hexOf(SECRET_BYTES) });
const kept = z.strictObject({
  table: hexOf(PUBLIC_BYTES),
  epoch: z.int().min(1),
  secret,
  earlier: z.array(secret).max(MOST_EARLIER),
  guessesLeft: z.int().min(0).max(MOST_GUESSES).default(MOST_GUESSES),
});

/** As the host's vault keeps them. They are never part of a saved match. */
export function writeTableKeys(keys: TableKeys): string {
  const { pair, secret: now, earlier, ...rest } = keys;
  const written = ({ n, bytes }: NumberedSecret) => ({ n, bytes: bytesToHex(bytes) });
  const table = bytesToHex(pair.secret);
  return JSON.stringify({ table, ...rest, secret: written(now), earlier: earlier.map(written) });
}

/** Undefined if the text is not what was written. */
export function readTableKeys(text: string): TableKeys | undefined {
  const read = kept.safeParse(jsonOf(text)).data;
  if (!read) return undefined;
  const { table, ...rest } = read;
  return { ...rest, pair: keyPairOf(table) };
}
