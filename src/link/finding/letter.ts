/** The letters that host and guest exchange before they can talk directly. */
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';
import { jsonOf } from '../../kit/json';
import { decodeSignal, type Signal } from '../signals';
import { COMMITMENT, FINGERPRINT, NONCE } from './phrase';

const LONGEST_NAME = 24;
/** With its envelope it must still fit into one piece of a cautious broker: 16 KB. */
const LARGEST = 15 * 1024;

const letter = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.strictObject({
      type: z.literal('knock'),
      version: z.int().min(0).max(1_000_000),
      name: z.string().max(LONGEST_NAME),
      commitment: z.string().regex(COMMITMENT).optional(), // only without the secret
    }),
    z.strictObject({
      type: z.literal('nonce'),
      nonce: z.string().regex(NONCE),
      fingerprint: z.string().regex(FINGERPRINT),
    }),
    z.strictObject({ type: z.literal('reveal'), nonce: z.string().regex(NONCE) }),
    z.strictObject({ type: z.literal('welcome') }),
    z.strictObject({
      type: z.literal('refused'),
      why: z.enum(['other-version', 'not-let-in', 'nobody-came', 'too-many-knocks']),
    }),
    z.strictObject({
      type: z.literal('signal'),
      signal: z.custom<Signal>(value => decodeSignal(value) !== undefined),
    }),
    z.strictObject({ type: z.literal('bye') }),
  ]),
);

export type Letter = z.infer<typeof letter>;
export type KnockRefusal = Extract<Letter, { type: 'refused' }>['why'];

export const encodeLetter = (it: Letter): Uint8Array => utf8ToBytes(JSON.stringify(it));

export function decodeLetter(bytes: Uint8Array): Letter | undefined {
  if (bytes.length > LARGEST) return undefined;
  return letter.safeParse(jsonOf(new TextDecoder().decode(bytes))).data;
}
