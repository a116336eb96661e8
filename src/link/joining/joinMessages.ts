/**
 * The messages between one guest and the host, as bytes on the broker. The layout of the first one,
 * and of the answer to another version, must stay the same for ever.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { equalBytes } from '@noble/ciphers/utils.js';
import { z } from 'zod';
import { jsonOf } from '../../kit/json';
import { PEER_ID_BYTES, type PeerId, peerIdBytes, peerIdOf } from '../finding/peerId';
import { derivedKey, idBytesOf } from './tableKeys';
import type { NumberedSecret } from './tableInvite';

const CALL = 1;
const ANSWER = 2;
const FRAME = 3;
const OTHER_VERSION = 4;

/** The largest publish: cautious brokers accept no more. */
export const PUBLISH_BYTES = 8 * 1024;
const MAC_BYTES = 16;
const CALL_HEAD = 3 + PEER_ID_BYTES;
const NOTHING = new Uint8Array();
const FRAME_HEAD = 1 + PEER_ID_BYTES + 4;
const LARGEST_CALL = 512;
const LARGEST_ANSWER = 512;

/** What a guest says of itself before it has a seat. */
const call = z.strictObject({
  /** Whether it can open a direct path; otherwise both sides use the relay at once. */
  direct: z.boolean(),
});
export type GuestCall = z.infer<typeof call>;

/** What the host says to a guest that calls. */
const answer = z.strictObject({
  epoch: z.int().min(1),
  /** Whether the host can open a direct path. */
  direct: z.boolean(),
  /** With an earlier secret, a guest must prove a seat. */
  verdict: z.enum(['come-in', 'prove-a-seat']),
});
export type HostAnswer = z.infer<typeof answer>;

/** What guest and host agree on before their handshake, which fails if they do not. */
export type CallTerms = {
  readonly table: Uint8Array;
  readonly secret: NumberedSecret;
  readonly version: number;
  readonly guest: PeerId;
  /** What both sides know of the channel on which they call, if it is not a broker. */
  readonly bound?: Uint8Array | undefined;
};

export const handshakeTerms = ({ table, secret, version, guest, bound = NOTHING }: CallTerms) => ({
  prologue: concatBytes(
    utf8ToBytes('sandtable 2'),
    idBytesOf(table),
    Uint8Array.of(version, secret.n),
    peerIdBytes(guest),
    bound,
  ),
  psk: derivedKey(secret.bytes, 'noise'),
});

export function encodeCall({ secret, version, guest }: CallTerms, noise: Uint8Array): Uint8Array {
  const head = concatBytes(Uint8Array.of(CALL, version, secret.n), peerIdBytes(guest));
  return withMac(secret, concatBytes(head, noise));
}

type Call = { readonly version: number; readonly n: number; readonly guest: PeerId };

/** Says only what the message claims; `isFromInvited` has to be asked before it is believed. */
export function decodeCall(bytes: Uint8Array): (Call & { noise: Uint8Array }) | undefined {
  if (bytes[0] !== CALL || bytes.length > LARGEST_CALL) return undefined;
  if (bytes.length < CALL_HEAD + MAC_BYTES) return undefined;
  const [, version = 0, n = 0] = bytes;
  const guest = peerIdOf(bytes.subarray(3, CALL_HEAD));
  return { version, n, guest, noise: bytes.slice(CALL_HEAD, -MAC_BYTES) };
}

/** Whether the writer of these bytes knows the secret: far cheaper to check than a handshake. */
export const isFromInvited = (secret: NumberedSecret, bytes: Uint8Array): boolean =>
  bytes.length >= MAC_BYTES &&
  equalBytes(macOf(secret, bytes.subarray(0, -MAC_BYTES)), bytes.subarray(-MAC_BYTES));

export const encodeCallAnswer = (noise: Uint8Array): Uint8Array =>
  concatBytes(Uint8Array.of(ANSWER), noise);

export const decodeCallAnswer = (bytes: Uint8Array): Uint8Array | undefined =>
  bytes[0] === ANSWER && bytes.length <= LARGEST_ANSWER ? bytes.slice(1) : undefined;

/** Any guest could write it, so it counts only where no real answer comes. */
export const encodeOtherVersion = ({ secret, version, guest }: Omit<CallTerms, 'table'>) =>
  withMac(secret, concatBytes(Uint8Array.of(OTHER_VERSION, version), peerIdBytes(guest)));

export function decodeOtherVersion(
  bytes: Uint8Array,
  { secret, guest }: Pick<CallTerms, 'secret' | 'guest'>,
): number | undefined {
  const [kind, version = 0] = bytes;
  if (kind !== OTHER_VERSION || bytes.length !== 2 + PEER_ID_BYTES + MAC_BYTES) return undefined;
  if (peerIdOf(bytes.subarray(2, 2 + PEER_ID_BYTES)) !== guest) return undefined;
  return isFromInvited(secret, bytes) ? version : undefined;
}

type SealedFrame = { readonly guest: PeerId; readonly counter: number; readonly box: Uint8Array };

export function encodeFrame({ guest, counter, box }: SealedFrame): Uint8Array {
  const count = new Uint8Array(4);
  new DataView(count.buffer).setUint32(0, counter);
  return concatBytes(Uint8Array.of(FRAME), peerIdBytes(guest), count, box);
}

export function decodeFrame(bytes: Uint8Array): SealedFrame | undefined {
  if (bytes[0] !== FRAME || bytes.length > PUBLISH_BYTES) return undefined;
  if (bytes.length < FRAME_HEAD) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return {
    guest: peerIdOf(bytes.subarray(1, 1 + PEER_ID_BYTES)),
    counter: view.getUint32(1 + PEER_ID_BYTES),
    box: bytes.slice(FRAME_HEAD),
  };
}

/** How much of a publish a frame's own bytes may fill. */
export const BOX_BYTES = PUBLISH_BYTES - FRAME_HEAD;

const jsonBytes = (value: object): Uint8Array => utf8ToBytes(JSON.stringify(value));
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

export const encodeGuestCall = (it: GuestCall): Uint8Array => jsonBytes(it);
export const decodeGuestCall = (bytes: Uint8Array): GuestCall | undefined =>
  call.safeParse(jsonOf(textOf(bytes))).data;
export const encodeHostAnswer = (it: HostAnswer): Uint8Array => jsonBytes(it);
export const decodeHostAnswer = (bytes: Uint8Array): HostAnswer | undefined =>
  answer.safeParse(jsonOf(textOf(bytes))).data;

const withMac = (secret: NumberedSecret, bytes: Uint8Array): Uint8Array =>
  concatBytes(bytes, macOf(secret, bytes));

const macOf = (secret: NumberedSecret, bytes: Uint8Array): Uint8Array =>
  hmac(sha256, derivedKey(secret.bytes, 'mac'), bytes).slice(0, MAC_BYTES);
