/** The packets that the two sides of a relay exchange, before they are sealed. */
import { concatBytes } from '@noble/hashes/utils.js';
import type { Ack, NumberedFrame } from './outbox';

/**
 * My name for this meeting and the one I know of the other side; a replayed greeting names somebody
 * else.
 */
type Hello = { readonly mine: Uint8Array; readonly yours: Uint8Array | undefined };

/** `count` rises with every packet, so that none can be replayed. */
export type Packet =
  | { kind: 'talk'; count: number; ack: Ack; data?: NumberedFrame | undefined }
  | { kind: 'gone'; count: number };

export const NAME_BYTES = 16;
const TALK = 1;
const GONE = 2;
const GONE_BYTES = 1 + 4;
const TALK_BYTES = GONE_BYTES + 4 + 4;
const DATA_BYTES = TALK_BYTES + 4;
export const PACKET_BYTES = DATA_BYTES;

export const encodeHello = ({ mine, yours }: Hello): Uint8Array =>
  yours ? concatBytes(mine, yours) : mine;

export function decodeHello(bytes: Uint8Array): Hello | undefined {
  const mine = bytes.subarray(0, NAME_BYTES);
  if (bytes.length === NAME_BYTES) return { mine, yours: undefined };
  return bytes.length === 2 * NAME_BYTES ? { mine, yours: bytes.subarray(NAME_BYTES) } : undefined;
}

export function encodePacket(packet: Packet): Uint8Array {
  if (packet.kind === 'gone') return numbers(GONE, packet.count);
  const { count, ack, data } = packet;
  if (!data) return numbers(TALK, count, ack.next, ack.held);
  return concatBytes(numbers(TALK, count, ack.next, ack.held, data[0]), data[1]);
}

export function decodePacket(bytes: Uint8Array): Packet | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  if (bytes[0] === GONE && bytes.length === GONE_BYTES)
    return { kind: 'gone', count: view.getUint32(1) };
  if (bytes[0] !== TALK || bytes.length < TALK_BYTES) return undefined;
  const ack = { next: view.getUint32(5), held: view.getUint32(9) };
  return { kind: 'talk', count: view.getUint32(1), ack, data: dataIn(bytes, view) };
}

function dataIn(bytes: Uint8Array, view: DataView): NumberedFrame | undefined {
  if (bytes.length <= DATA_BYTES) return undefined;
  return [view.getUint32(TALK_BYTES), bytes.subarray(DATA_BYTES)];
}

function numbers(kind: number, ...words: number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(1 + 4 * words.length));
  view.setUint8(0, kind);
  words.forEach((word, n) => view.setUint32(1 + 4 * n, word));
  return new Uint8Array(view.buffer);
}
