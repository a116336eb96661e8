/** What the two sides of a session exchange in their frames. */
import { concatBytes } from '@noble/hashes/utils.js';
import type { Ack, NumberedFrame } from '../outbox';

/** A signal for a direct path, a frame of the relay, or nothing but the news that the guest is in. */
const KINDS = ['here', 'signal', 'relay'] as const;
export type LineKind = (typeof KINDS)[number];

export type LinePacket =
  | { readonly is: 'talk'; readonly ack: Ack; readonly data?: NumberedFrame | undefined }
  | { readonly is: 'gone' };

const TALK = 1;
const GONE = 2;
const TALK_BYTES = 1 + 4 + 4;
const DATA_BYTES = TALK_BYTES + 4;
const KIND_BYTES = 1;
export const LINE_HEAD_BYTES = DATA_BYTES + KIND_BYTES;

export function encodeLinePacket(packet: LinePacket): Uint8Array {
  if (packet.is === 'gone') return Uint8Array.of(GONE);
  const { ack, data } = packet;
  const head = concatBytes(Uint8Array.of(TALK), words(ack.next, ack.held));
  return data ? concatBytes(head, words(data[0]), data[1]) : head;
}

export function decodeLinePacket(bytes: Uint8Array): LinePacket | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (bytes[0] === GONE && bytes.length === 1) return { is: 'gone' };
  if (bytes[0] !== TALK || bytes.length < TALK_BYTES) return undefined;
  const ack = { next: view.getUint32(1), held: view.getUint32(5) };
  if (bytes.length === TALK_BYTES) return { is: 'talk', ack };
  if (bytes.length < LINE_HEAD_BYTES) return undefined;
  return { is: 'talk', ack, data: [view.getUint32(TALK_BYTES), bytes.slice(DATA_BYTES)] };
}

export const withKind = (kind: LineKind, bytes: Uint8Array): Uint8Array =>
  concatBytes(Uint8Array.of(KINDS.indexOf(kind)), bytes);

export function kindOf(data: Uint8Array): [LineKind, Uint8Array] | undefined {
  const kind = KINDS[data[0] ?? KINDS.length];
  return kind && [kind, data.subarray(KIND_BYTES)];
}

function words(...values: number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * values.length));
  values.forEach((value, n) => view.setUint32(4 * n, value));
  return new Uint8Array(view.buffer);
}
