/**
 * The link that a screen shows as a QR code: a public key, made for this one call. The first screen
 * reads it, so nothing here may load what the handshakes need.
 */
import { concatBytes } from '@noble/hashes/utils.js';
import { linkText } from '../finding/linkText';
import { CHECK_BYTES, checkOf, PUBLIC_BYTES } from './tableInvite';

const FORMAT = 1;
const WHOLE_BYTES = 1 + PUBLIC_BYTES + CHECK_BYTES;

export function makeScreenLink(address: string, screen: Uint8Array): string {
  const body = concatBytes(Uint8Array.of(FORMAT), screen);
  return `${address}/tv#${linkText.encode(concatBytes(body, checkOf(body, [])))}`;
}

/** The public key of the screen. Undefined if the text is no such link, or was changed. */
export function screenIn(text: string): Uint8Array | undefined {
  const [, written = ''] = /\/tv#([\w-]+)$/.exec(text.trim()) ?? [];
  const bytes = linkText.decode(written);
  if (bytes?.length !== WHOLE_BYTES || bytes[0] !== FORMAT) return undefined;
  const body = bytes.slice(0, -CHECK_BYTES);
  const isWhole = checkOf(body, []).every((byte, at) => byte === bytes[body.length + at]);
  return isWhole ? body.slice(1) : undefined;
}

export const isScreenLink = (text: string): boolean => screenIn(text) !== undefined;
