/**
 * Pairs two phones by two QR codes, without any network service: the host shows its offer, the
 * guest scans it and shows its answer, the host scans that. Both people see whose code they scan,
 * so nobody can stand between.
 */
import { concatBytes } from '@noble/hashes/utils.js';
import { PUBLIC_BYTES, type TableInvite } from '../../joining/tableInvite';
import { fromBase45, toBase45 } from './base45';
import { ECHO_BYTES, pack, PAIRING_VERSION, unpack, versionOf } from './bytes';
import { crc32 } from '../../../kit/crc32';
import { makeSdp, readSdp, type Unfit } from './sdp';

/** Uses only the 45 characters, so that the whole text stays in alphanumeric mode. */
const MARK = 'ST:';
const SUM_BYTES = 4;

/** The table of the host, as its invites name it. */
type PairedTable = Pick<TableInvite, 'table' | 'secret'>;

type Offer = { type: 'offer'; sdp: string; keys: PairedTable };
type Answer = { type: 'answer'; sdp: string };
type Made = { ok: true; text: string } | { ok: false; why: Unfit };
export type MisreadPairing =
  | 'not-ours' // some other QR code
  | 'damaged'
  | 'other-version'
  | 'wrong-turn' // an answer where an offer is expected, or vice versa
  | 'answers-another'; // an answer to some other offer
type Read<Description> =
  { ok: true; description: Description } | { ok: false; why: MisreadPairing };

/** Call once all candidates have been gathered: nothing can be sent later. */
export const makeOfferText = (sdp: string, { table, secret }: PairedTable): Made =>
  makeText(sdp, { keys: concatBytes(Uint8Array.of(secret.n), table, secret.bytes) });

export const makeAnswerText = (sdp: string, offerText: string): Made =>
  makeText(sdp, { echo: echoOf(offerText) });

export function readOfferText(text: string): Read<Offer> {
  const read = readText(text);
  if (typeof read === 'string') return { ok: false, why: read };
  const { setup } = read.description;
  if (setup !== 'actpass') return { ok: false, why: 'wrong-turn' };
  const [n = 0] = read.keys;
  const table = read.keys.slice(1, 1 + PUBLIC_BYTES);
  const keys = { table, secret: { n, bytes: read.keys.slice(1 + PUBLIC_BYTES) } };
  return { ok: true, description: { type: 'offer', sdp: makeSdp(read.description), keys } };
}

export function readAnswerText(text: string, offerText: string): Read<Answer> {
  const read = readText(text);
  if (typeof read === 'string') return { ok: false, why: read };
  if (read.description.setup === 'actpass') return { ok: false, why: 'wrong-turn' };
  const isOurs = echoOf(offerText).every((byte, n) => byte === read.echo[n]);
  if (!isOurs) return { ok: false, why: 'answers-another' };
  return { ok: true, description: { type: 'answer', sdp: makeSdp(read.description) } };
}

type Extra = { readonly echo?: Uint8Array; readonly keys?: Uint8Array };
const NONE = new Uint8Array();

function makeText(sdp: string, { echo = NONE, keys = NONE }: Extra): Made {
  const description = readSdp(sdp);
  if (typeof description === 'string') return { ok: false, why: description };
  if ((description.setup === 'actpass') !== keys.length > 0)
    return { ok: false, why: 'not-a-data-channel' };
  const packed = pack({ description, echo, keys });
  const whole = Uint8Array.from([...packed, ...bytesOf(crc32(packed))]);
  return { ok: true, text: MARK + toBase45(whole) };
}

function readText(text: string) {
  const body = text.trim(); // base45 text never ends in a blank
  if (!body.startsWith(MARK)) return 'not-ours';
  const whole = fromBase45(body.slice(MARK.length));
  if (!whole || whole.length <= SUM_BYTES) return 'damaged';
  const packed = whole.slice(0, -SUM_BYTES);
  const sum = bytesOf(crc32(packed));
  if (!sum.every((byte, n) => byte === whole[packed.length + n])) return 'damaged';
  if (versionOf(packed) !== PAIRING_VERSION) return 'other-version';
  return unpack(packed) ?? 'damaged';
}

/**
 * Not for security, which ICE and DTLS provide, but to notice at once that the wrong code was
 * scanned.
 */
const echoOf = (offerText: string): Uint8Array =>
  bytesOf(crc32(Uint8Array.from(offerText.trim(), char => char.charCodeAt(0)))).slice(
    0,
    ECHO_BYTES,
  );

/**
 * Lowest byte first, in the order of the bits; otherwise a burst across the border to the sum might
 * pass.
 */
const bytesOf = (sum: number): Uint8Array =>
  Uint8Array.of(sum & 255, (sum >>> 8) & 255, (sum >>> 16) & 255, sum >>> 24);
