/** What an invited attacker can make of a handshake who computes its keys without the app. */
import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { answerCall, type KeyPair } from '../crypto/noise';
import {
  type CallTerms,
  decodeCall,
  encodeCall,
  encodeCallAnswer,
  encodeGuestCall,
  encodeHostAnswer,
  handshakeTerms,
} from '../joining/joinMessages';

const KEY_BYTES = 32;
const NONCE = new Uint8Array(12);
const START = sha256(utf8ToBytes('Noise_NKpsk0_25519_ChaChaPoly_SHA256'));

const mixHash = (hash: Uint8Array, data: Uint8Array) => sha256(concatBytes(hash, data));

function thirds(chain: Uint8Array, material: Uint8Array) {
  const all = hkdf(sha256, material, chain, undefined, 3 * KEY_BYTES);
  return [0, 1, 2].map(n => all.slice(n * KEY_BYTES, (n + 1) * KEY_BYTES)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
}

/** `shared`: what the attacker takes for the secret of table and guest. */
function begun(terms: CallTerms, guest: Uint8Array, shared: Uint8Array) {
  const { prologue, psk } = handshakeTerms(terms);
  const named = mixHash(mixHash(START, prologue), terms.table);
  const [first, temporary] = thirds(START, psk);
  const hash = mixHash(mixHash(named, temporary), guest);
  const [chain, key] = thirds(thirds(first, guest)[0], shared);
  return { chain, hash, key };
}

/** A call with any point as its public key, sealed and signed as a real one. */
export function forgedCall(terms: CallTerms, point: Uint8Array, shared: Uint8Array): Uint8Array {
  const { hash, key } = begun(terms, point, shared);
  const box = chacha20poly1305(key, NONCE, hash).encrypt(encodeGuestCall({ direct: true }));
  return encodeCall(terms, concatBytes(point, box));
}

/** An answer to somebody's call, and the session that its writer would have with that guest. */
export function forgedAnswer(
  terms: Omit<CallTerms, 'guest'>,
  call: Uint8Array,
  mine: KeyPair,
  shared: Uint8Array,
) {
  const read = decodeCall(call);
  if (!read) throw new Error('no call');
  const guest = read.noise.slice(0, KEY_BYTES);
  const { chain, hash, key } = begun({ ...terms, guest: read.guest }, guest, shared);
  const heard = { guest, mixed: { chain, hash: mixHash(hash, read.noise.slice(KEY_BYTES)), key } };
  const payload = encodeHostAnswer({ epoch: 1, direct: false, verdict: 'come-in' });
  const answer = answerCall(heard, mine, payload);
  if (!answer) throw new Error('no answer');
  return { to: read.guest, bytes: encodeCallAnswer(answer.message), session: answer.session };
}
