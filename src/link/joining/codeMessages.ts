/** The messages in the room of a code, as bytes on the broker. */
import { concatBytes } from '@noble/hashes/utils.js';
import { PEER_ID_BYTES, type PeerId, peerIdBytes, peerIdOf } from '../finding/peerId';

const POINT_BYTES = 32;
const RUN_BYTES = 16;
const MAC_BYTES = 64;
const LARGEST = 1_024;

const KINDS = {
  begin: 0x11,
  point: 0x12,
  proof: 0x13,
  accepted: 0x14,
  refused: 0x15,
  ask: 0x16,
  taken: 0x17,
} as const;

const REFUSALS = ['wrong', 'used-up', 'other-version'] as const;
export type CodeRefusal = (typeof REFUSALS)[number];

export type CodeMessage =
  /** From the guest: it wants to show that it knows the code. */
  | {
      is: 'begin';
      version: number;
      guest: PeerId;
      run: Uint8Array;
      point: Uint8Array;
    }
  | { is: 'point'; host: PeerId; point: Uint8Array }
  /** From the guest: it knows the code. Wrong, it is one guess. */
  | { is: 'proof'; guest: PeerId; host: PeerId; mac: Uint8Array }
  /** The host knows it too, and gives what the code is for. */
  | { is: 'accepted'; host: PeerId; mac: Uint8Array; box: Uint8Array }
  /** Anybody could have written it, so it only explains why nothing better came. */
  | { is: 'refused'; host: PeerId; why: CodeRefusal; version: number }
  /** Between hosts that look for a room. */
  | { is: 'ask' | 'taken'; host: PeerId };

export function encodeCodeMessage(it: CodeMessage): Uint8Array {
  const kind = Uint8Array.of(KINDS[it.is]);
  switch (it.is) {
    case 'begin':
      return concatBytes(kind, Uint8Array.of(it.version), peerIdBytes(it.guest), it.run, it.point);
    case 'point':
      return concatBytes(kind, peerIdBytes(it.host), it.point);
    case 'proof':
      return concatBytes(kind, peerIdBytes(it.guest), peerIdBytes(it.host), it.mac);
    case 'accepted':
      return concatBytes(kind, peerIdBytes(it.host), it.mac, it.box);
    case 'refused':
      return concatBytes(
        kind,
        peerIdBytes(it.host),
        Uint8Array.of(REFUSALS.indexOf(it.why), it.version),
      );
    case 'ask':
    case 'taken':
      return concatBytes(kind, peerIdBytes(it.host));
  }
}

export function decodeCodeMessage(bytes: Uint8Array): CodeMessage | undefined {
  if (bytes.length > LARGEST) return undefined;
  const [kind] = bytes;
  const rest = cutter(bytes.subarray(1));
  if (kind === KINDS.begin) {
    const [[version = 0], guest, run, point] = [
      rest.take(1),
      rest.id(),
      rest.take(RUN_BYTES),
      rest.take(POINT_BYTES),
    ];
    return rest.isExact() ? { is: 'begin', version, guest, run, point } : undefined;
  }
  if (kind === KINDS.proof) {
    const [guest, host, mac] = [rest.id(), rest.id(), rest.take(MAC_BYTES)];
    return rest.isExact() ? { is: 'proof', guest, host, mac } : undefined;
  }
  const host = rest.id();
  if (kind === KINDS.point) {
    const point = rest.take(POINT_BYTES);
    return rest.isExact() ? { is: 'point', host, point } : undefined;
  }
  if (kind === KINDS.accepted) {
    const [mac, box] = [rest.take(MAC_BYTES), rest.all()];
    return rest.isExact() ? { is: 'accepted', host, mac, box } : undefined;
  }
  if (kind === KINDS.refused) {
    const [code = REFUSALS.length, version = 0] = rest.take(2);
    const why = REFUSALS[code];
    return why && rest.isExact() ? { is: 'refused', host, why, version } : undefined;
  }
  if (!rest.isExact()) return undefined;
  if (kind === KINDS.ask) return { is: 'ask', host };
  return kind === KINDS.taken ? { is: 'taken', host } : undefined;
}

/** Cuts a message into its parts, and notices whether it has exactly their length. */
function cutter(bytes: Uint8Array) {
  let at = 0;
  const take = (count: number): Uint8Array => bytes.slice(at, (at += count));
  return {
    take,
    id: (): PeerId => peerIdOf(take(PEER_ID_BYTES)),
    all: () => take(Math.max(0, bytes.length - at)),
    isExact: () => at === bytes.length,
  };
}
