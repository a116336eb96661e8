/** What lies in an inbox on the broker: from whom, and how to be opened. */
import { concatBytes } from '@noble/hashes/utils.js';
import { PEER_ID_BYTES, type PeerId, peerIdBytes, peerIdOf } from './peerId';

const KINDS = ['pipe', 'secret', 'code'] as const;
/** Raw, for who seals it again; sealed with the secret; or sealed with what anybody can know. */
export type ParcelKind = (typeof KINDS)[number];
export type Parcel = { kind: ParcelKind; from: PeerId; bytes: Uint8Array };

/** What cautious brokers take in one piece. */
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
