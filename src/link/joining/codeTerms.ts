/** What both sides of a code run agree on, and what they make of the key of the run. */
import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type CpaceInput, type CpaceShare, lengthValues } from '../crypto/cpace';
import { type PeerId, peerIdBytes } from '../finding/peerId';
import { derivedKey } from './tableKeys';
import type { TypedCode } from './typedCode';

/** Where the code stands: on the host's phone, or on a TV that wants to be called. */
export type CodeKind = 'table' | 'screen';

export type CodeTerms = {
  readonly code: TypedCode;
  readonly kind: CodeKind;
  readonly version: number;
};

export const cpaceInput = ({ code, kind, version }: CodeTerms, run: Uint8Array): CpaceInput => ({
  password: utf8ToBytes(code.password),
  channel: lengthValues(
    utf8ToBytes('sandtable code 1'),
    utf8ToBytes(kind),
    utf8ToBytes(code.room),
    Uint8Array.of(version),
  ),
  run,
});

export const shareOf = (id: PeerId, point: Uint8Array): CpaceShare => ({
  point,
  about: peerIdBytes(id),
});

/** Each key seals one text, so its nonce is always 0. */
const NONCE = new Uint8Array(12);

export const sealForRun = (key: Uint8Array, text: string): Uint8Array =>
  chacha20poly1305(derivedKey(key, 'invite'), NONCE).encrypt(utf8ToBytes(text));

export function openFromRun(key: Uint8Array, box: Uint8Array): string | undefined {
  if (box.length < 16) return undefined;
  try {
    const plain = chacha20poly1305(derivedKey(key, 'invite'), NONCE).decrypt(box);
    return new TextDecoder().decode(plain);
  } catch {
    return undefined; // sealed in another run
  }
}
