/** A message in an inbox on the broker: who sent it, and how to open it. */
import { concatBytes } from '@noble/hashes/utils.js';
import { PEER_ID_BYTES, type PeerId, peerIdBytes, peerIdOf } from './peerId';

const KINDS = ['pipe', 'secret', 'code'] as const;
/**
 * Raw, when the content has its own seal; sealed with the secret; or sealed with the public code.
 */
export type ParcelKind = (typeof KINDS)[number];
export type Parcel = { kind: ParcelKind; from: PeerId; bytes: Uint8Array };

/** The largest message that cautious brokers accept. */
const LARGEST = 16 * 1024;
const HEAD_BYTES = 1 + PEER_ID_BYTES;

export const makeParcel = ({ kind, from, bytes }: Parcel): Uint8Array =>
  concatBytes(Uint8Array.of(KINDS.indexOf(kind)), peerIdBytes(from), bytes);

export function parseParcel(parcel: Uint8Array): Parcel | undefined {
  const kind = KINDS[parcel[0] ?? KINDS.length];
  if (!kind || parcel.length < HEAD_BYTES || parcel.length > LARGEST) return undefined;
  const from = peerIdOf(parcel.subarray(1, HEAD_BYTES));
  return { kind, from, bytes: parcel.slice(HEAD_BYTES) };
}
