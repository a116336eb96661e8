/** Packs a description into as few bytes as possible, and leaves every choice to the browser. */
import { PUBLIC_BYTES, SECRET_BYTES } from '../../joining/tableInvite';
import { KIND_NAMES, KINDS } from './address';
import { type Candidate, type Description, type DtlsSetup, DTLS_SETUPS } from './sdp';

export const PAIRING_VERSION = 2;
const FINGERPRINT_BYTES = 32;
/** An answer repeats this many bytes to show which offer it answers. */
export const ECHO_BYTES = 2;

/** An offer carries the keys of its table: the number of the secret, public key and secret. */
const KEYS_BYTES = 1 + PUBLIC_BYTES + SECRET_BYTES;

type Packed = { description: Description; echo: Uint8Array; keys: Uint8Array };

export function pack({ description, echo, keys }: Packed): Uint8Array {
  const { setup, fingerprint, ufrag, pwd, candidates } = description;
  return Uint8Array.from([
    PAIRING_VERSION * 16 + DTLS_SETUPS.indexOf(setup),
    ...echo,
    ...keys,
    ...fingerprint,
    ...packIceWord(ufrag),
    ...packIceWord(pwd),
    ...candidates.flatMap(packCandidate),
  ]);
}

export const versionOf = (bytes: Uint8Array): number => (bytes[0] ?? 0) >> 4;

/** Undefined when the bytes end too early, or hold what is never packed. */
export function unpack(bytes: Uint8Array): Packed | undefined {
  const take = taker(bytes);
  try {
    const setup = setupOf(take(1)[0]);
    const isOffer = setup === 'actpass';
    const echo = take(isOffer ? 0 : ECHO_BYTES);
    const keys = take(isOffer ? KEYS_BYTES : 0);
    const fingerprint = take(FINGERPRINT_BYTES);
    const ufrag = unpackIceWord(take);
    const pwd = unpackIceWord(take);
    const candidates: Candidate[] = [];
    while (take.left() > 0) candidates.push(unpackCandidate(take));
    if (candidates.length === 0) throw new Unreadable();
    return { description: { setup, fingerprint, ufrag, pwd, candidates }, echo, keys };
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

class Unreadable extends Error {}

type Take = { (count: number): Uint8Array; left(): number };

function taker(bytes: Uint8Array): Take {
  let at = 0;
  const take = (count: number) => {
    const taken = bytes.slice(at, at + count);
    if (taken.length < count) throw new Unreadable();
    at += count;
    return taken;
  };
  return Object.assign(take, { left: () => bytes.length - at });
}

function setupOf(first = 0): DtlsSetup {
  const setup = DTLS_SETUPS[first & 15];
  if (!setup) throw new Unreadable();
  return setup;
}

/** ICE words use 64 characters (RFC 8839, 5.4): six bits each. */
const ICE_CHARS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function packIceWord(word: string): number[] {
  const bits = [...word].map(char => ICE_CHARS.indexOf(char).toString(2).padStart(6, '0')).join('');
  const bytes = bits.match(/.{1,8}/g) ?? [];
  return [word.length, ...bytes.map(byte => Number.parseInt(byte.padEnd(8, '0'), 2))];
}

function unpackIceWord(take: Take): string {
  const [length = 0] = take(1);
  const bytes = take(Math.ceil((length * 6) / 8));
  const bits = Array.from(bytes, byte => byte.toString(2).padStart(8, '0')).join('');
  const chars = (bits.match(/.{6}/g) ?? []).slice(0, length);
  if (length === 0) throw new Unreadable();
  return chars.map(char => ICE_CHARS[Number.parseInt(char, 2)]).join('');
}

const packCandidate = ({ kind, bytes, port }: Candidate): number[] => [
  KIND_NAMES.indexOf(kind),
  ...bytes,
  port >> 8,
  port & 255,
];

function unpackCandidate(take: Take): Candidate {
  const kind = KIND_NAMES[take(1)[0] ?? 0];
  if (!kind) throw new Unreadable();
  const bytes = take(KINDS[kind]);
  const [high = 0, low = 0] = take(2);
  return { kind, bytes, port: high * 256 + low };
}
