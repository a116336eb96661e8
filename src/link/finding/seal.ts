/**
 * Envelopes that only the other side can open, and only once. The broker that carries them cannot
 * read, write or change one, hand one to somebody else or back to its writer, or deliver one twice.
 */
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { SealKey } from './keys';
import type { PeerId } from './peerId';
import type { RandomBytes, TableCode } from './tableCode';

type Side = 'host' | 'guest';

/** What an envelope is bound to besides its key: the same bytes are worthless anywhere else. */
export type Bond = { code: TableCode; side: Side; me: PeerId; peer: PeerId };

type Opened =
  | { ok: true; bytes: Uint8Array }
  | { ok: false; why: 'not-ours' } // forged, changed, of another table, or meant for another
  | { ok: false; why: 'repeated' };

interface Sealer {
  seal(bytes: Uint8Array): Uint8Array;
  open(envelope: Uint8Array): Opened;
}

const NONCE_BYTES = 24;
const COUNTER_BYTES = 4;
const TAG_BYTES = 16;
/** How far back a late envelope may lie. */
const WINDOW = 1024;

export function createSealer(key: SealKey, bond: Bond, random: RandomBytes): Sealer {
  const heard = createWindow();
  let last = 0;
  return {
    seal(bytes) {
      last += 1;
      const nonce = random(NONCE_BYTES);
      const sealed = cipher(key, nonce, bond, last).encrypt(bytes);
      return concatBytes(counterBytes(last), nonce, sealed);
    },
    open(envelope) {
      const counter = counterIn(envelope);
      const bytes = opened(key, flipped(bond), counter, envelope);
      if (!bytes) return { ok: false, why: 'not-ours' };
      return heard(counter) ? { ok: true, bytes } : { ok: false, why: 'repeated' };
    },
  };
}

function opened(key: SealKey, bond: Bond, counter: number, envelope: Uint8Array) {
  const nonce = envelope.subarray(COUNTER_BYTES, COUNTER_BYTES + NONCE_BYTES);
  const sealed = envelope.subarray(COUNTER_BYTES + NONCE_BYTES);
  if (sealed.length < TAG_BYTES) return undefined;
  try {
    return cipher(key, nonce, bond, counter).decrypt(sealed);
  } catch {
    return undefined;
  }
}

/** The bond as its writer saw it. */
const flipped = ({ code, side, me, peer }: Bond): Bond => ({
  code,
  side: side === 'host' ? 'guest' : 'host',
  me: peer,
  peer: me,
});

function cipher(key: SealKey, nonce: Uint8Array, { code, side, me, peer }: Bond, counter: number) {
  const bound = utf8ToBytes(JSON.stringify([code, side, me, peer, counter]));
  return xchacha20poly1305(key, nonce, bound);
}

/** True for a new number; very old ones count as seen. */
function createWindow(): (counter: number) => boolean {
  const met = new Set<number>();
  let highest = 0;
  return counter => {
    if (met.has(counter) || counter <= highest - WINDOW) return false;
    met.add(counter);
    highest = Math.max(highest, counter);
    if (met.size > 2 * WINDOW) for (const old of met) if (old <= highest - WINDOW) met.delete(old);
    return true;
  };
}

function counterBytes(counter: number): Uint8Array {
  const bytes = new Uint8Array(COUNTER_BYTES);
  new DataView(bytes.buffer).setUint32(0, counter);
  return bytes;
}

const counterIn = (envelope: Uint8Array): number =>
  envelope.length < COUNTER_BYTES
    ? 0
    : new DataView(envelope.buffer, envelope.byteOffset).getUint32(0);
