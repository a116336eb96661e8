/**
 * The Noise handshake NKpsk0 (revision 34): the host proves its table's key, both sides prove that
 * they know the secret, and the guest stays anonymous. Messages are opened by counter, so a
 * transport may lose and reorder them.
 */
import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { x25519 } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

const KEY_BYTES = 32;
export const TAG_BYTES = 16;

export type KeyPair = { readonly secret: Uint8Array; readonly public: Uint8Array };

type Terms = { prologue: Uint8Array; psk: Uint8Array };

/** Either side's end of a finished handshake. No counter may be sealed with twice. */
export type NoiseSession = {
  readonly handshakeHash: Uint8Array;
  seal(counter: number, plain: Uint8Array): Uint8Array;
  /** Undefined unless the other side sealed exactly this with this counter. */
  open(counter: number, sealed: Uint8Array): Uint8Array | undefined;
};

/** Every key of a handshake seals one message, so its nonce is always 0. */
type Mixed = { readonly chain: Uint8Array; readonly hash: Uint8Array; readonly key: Uint8Array };

const START = sha256(utf8ToBytes('Noise_NKpsk0_25519_ChaChaPoly_SHA256'));

export function keyPairOf(secret: Uint8Array): KeyPair {
  return { secret, public: x25519.getPublicKey(secret) };
}

/** The guest's first message. Undefined if the table's key is a point of low order. */
export function callTable(
  { table, ...terms }: Terms & { table: Uint8Array },
  mine: KeyPair,
  payload: Uint8Array,
): { message: Uint8Array; mixed: Mixed } | undefined {
  const shared = sharedBy(mine, table);
  if (!shared) return undefined;
  const { box, mixed } = sealed(mixKey(begun(terms, table, mine.public), shared), payload);
  return { message: concatBytes(mine.public, box), mixed };
}

/** The host opens the guest's first message. */
export function hearCall(
  { table, ...terms }: Terms & { table: KeyPair },
  message: Uint8Array,
): { payload: Uint8Array; guest: Uint8Array; mixed: Mixed } | undefined {
  const guest = message.slice(0, KEY_BYTES);
  const shared = sharedBy(table, guest);
  if (!shared) return undefined;
  const keyed = mixKey(begun(terms, table.public, guest), shared);
  const opened = unsealed(keyed, message.subarray(KEY_BYTES));
  return opened && { ...opened, guest };
}

/** The host's answer, and its end of the session. */
export function answerCall(
  heard: { guest: Uint8Array; mixed: Mixed },
  mine: KeyPair,
  payload: Uint8Array,
): { message: Uint8Array; session: NoiseSession } | undefined {
  const shared = sharedBy(mine, heard.guest);
  if (!shared) return undefined;
  const { box, mixed } = sealed(mixKey(mixEphemeral(heard.mixed, mine.public), shared), payload);
  const { guest, host } = split(mixed);
  const message = concatBytes(mine.public, box);
  return { message, session: sessionOf(host, guest, mixed.hash) };
}

/** The guest opens the host's answer, which gives it its end of the session. */
export function hearAnswer(
  called: { mixed: Mixed },
  mine: KeyPair,
  message: Uint8Array,
): { payload: Uint8Array; session: NoiseSession } | undefined {
  const host = message.slice(0, KEY_BYTES);
  const shared = sharedBy(mine, host);
  if (!shared) return undefined;
  const keyed = mixKey(mixEphemeral(called.mixed, host), shared);
  const opened = unsealed(keyed, message.subarray(KEY_BYTES));
  if (!opened) return undefined;
  const keys = split(opened.mixed);
  const session = sessionOf(keys.guest, keys.host, opened.mixed.hash);
  return { payload: opened.payload, session };
}

/** Both sides begin with what they know of each other: prologue, table, secret, guest. */
function begun({ prologue, psk }: Terms, table: Uint8Array, guest: Uint8Array): Mixed {
  const named = mixHash(mixHash(START, prologue), table);
  const [chain, temporary, key] = thirds(START, psk);
  return mixEphemeral({ chain, hash: mixHash(named, temporary), key }, guest);
}

/** With a pre-shared key, ephemeral keys go into the chain as well as into the hash. */
const mixEphemeral = (mixed: Mixed, ephemeral: Uint8Array): Mixed =>
  mixKey({ ...mixed, hash: mixHash(mixed.hash, ephemeral) }, ephemeral);

function mixKey({ chain, hash }: Mixed, material: Uint8Array): Mixed {
  const [next, key] = thirds(chain, material);
  return { chain: next, hash, key };
}

function sealed({ chain, hash, key }: Mixed, plain: Uint8Array) {
  const box = chacha20poly1305(key, nonceOf(0), hash).encrypt(plain);
  return { box, mixed: { chain, hash: mixHash(hash, box), key } };
}

function unsealed({ chain, hash, key }: Mixed, box: Uint8Array) {
  const payload = decrypted(key, 0, hash, box);
  return payload && { payload, mixed: { chain, hash: mixHash(hash, box), key } };
}

function split({ chain }: Mixed) {
  const [guest, host] = thirds(chain, NOTHING);
  return { guest, host };
}

const sessionOf = (out: Uint8Array, back: Uint8Array, handshakeHash: Uint8Array): NoiseSession => ({
  handshakeHash,
  seal: (counter, plain) => chacha20poly1305(out, nonceOf(counter)).encrypt(plain),
  open: (counter, box) => decrypted(back, counter, NOTHING, box),
});

function decrypted(key: Uint8Array, counter: number, bound: Uint8Array, box: Uint8Array) {
  if (box.length < TAG_BYTES) return undefined;
  try {
    return chacha20poly1305(key, nonceOf(counter), bound).decrypt(box);
  } catch {
    return undefined; // sealed by somebody else, or for something else
  }
}

function sharedBy({ secret }: KeyPair, other: Uint8Array): Uint8Array | undefined {
  if (other.length !== KEY_BYTES) return undefined;
  try {
    return x25519.getSharedSecret(secret, other);
  } catch {
    return undefined; // a point of low order, which would make the secret known to everybody
  }
}

/** The nonce of ChaChaPoly in Noise: four zero bytes, then the counter, lowest byte first. */
function nonceOf(counter: number): Uint8Array {
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(4, counter, true);
  return nonce;
}

/** The first outputs of an HKDF do not depend on how many are asked for. */
function thirds(chain: Uint8Array, material: Uint8Array): [Uint8Array, Uint8Array, Uint8Array] {
  const all = hkdf(sha256, material, chain, undefined, 3 * KEY_BYTES);
  return [all.slice(0, 32), all.slice(32, 64), all.slice(64)];
}

const mixHash = (hash: Uint8Array, data: Uint8Array): Uint8Array => sha256(concatBytes(hash, data));

const NOTHING = new Uint8Array(0);
