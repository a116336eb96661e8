/**
 * Identifies a device on the broker. Each opened table and each visit draws a new id; it reveals no
 * seat.
 */
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { RandomBytes } from './randomBytes';

/** 64 bits as hexadecimal digits, because a topic may hold only letters and digits. */
export type PeerId = string & { readonly __peerId: true };
export const PEER_ID_BYTES = 8;

export const makePeerId = (random: RandomBytes): PeerId =>
  bytesToHex(random(PEER_ID_BYTES)) as PeerId;

export const peerIdBytes = (id: PeerId): Uint8Array => hexToBytes(id);
export const peerIdOf = (bytes: Uint8Array): PeerId => bytesToHex(bytes) as PeerId;
