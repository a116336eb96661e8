/**
 * Two screens that show the same words talk to each other, with nobody in between.
 *
 * The guest commits to a nonce before it sees the host's, and reveals it only afterwards: an
 * attacker in between must choose both of its own nonces blindly, and has one chance in 2^32 for
 * each attempt that ends on the host's screen. Without the commitment it could search for a match
 * at leisure.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { PeerId } from './peerId';
import type { RandomBytes, TableCode } from './tableCode';

/**
 * The contribution of each side. Fingerprints are those of the DTLS certificates, as descriptions
 * spell them.
 */
export type Share = { id: PeerId; fingerprint: string; nonce: string };

export const makeNonce = (random: RandomBytes): string => bytesToHex(random(16));
export const NONCE = /^[0-9a-f]{32}$/;
export const COMMITMENT = /^[0-9a-f]{64}$/;
export const FINGERPRINT = /^sha-256 [0-9A-F]{2}(:[0-9A-F]{2}){31}$/;

/** Binds the guest to its nonce and its certificate, at this table and as this guest. */
export const commitTo = (code: TableCode, { id, fingerprint, nonce }: Share): string =>
  digest(['commit', code, id, fingerprint, nonce]);

export function makePhrase(code: TableCode, host: Share, guest: Share): string {
  const parts = [host, guest].flatMap(({ id, fingerprint, nonce }) => [id, fingerprint, nonce]);
  const hex = digest(['phrase', code, ...parts]);
  return [0, 1, 2, 3].map(word => wordOf(hex.slice(2 * word, 2 * word + 2))).join(' ');
}

/**
 * One list for every language, since a German and an English phone must show the same words. They
 * exist in no language: each is a head and a tail that sound alike in both, and wherever possible
 * two words that share one half differ in the other by more than one sound.
 */
export const HEADS = 'ba de fi go ka le mi no pa ru sa te du lo ne ro'.split(' ');
export const TAILS = 'dor ben fin gas kel lum min nor pal rik sen tar los mat run dil'.split(' ');

function wordOf(hex: string): string {
  const [head = '0', tail = '0'] = hex;
  return `${HEADS[Number.parseInt(head, 16)]}${TAILS[Number.parseInt(tail, 16)]}`;
}

const digest = (words: readonly string[]): string =>
  bytesToHex(sha256(utf8ToBytes(JSON.stringify(['sandtable', ...words]))));
