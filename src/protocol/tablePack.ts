/** A pack that a player has made, as it travels from the host to all who sit with it. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { PackRef } from '../games/game';

export type TablePack = {
  /** Its hash is that of the text. */
  readonly ref: PackRef;
  readonly title: { readonly en: string; readonly de: string };
  readonly text: string;
};

/** 128 bits, so that nobody makes another text with the same hash. */
export const hashOfPack = (text: string): string =>
  bytesToHex(sha256(utf8ToBytes(HALF.test(text) ? JSON.stringify(text) : text))).slice(0, 32);

/** Half a character. UTF-8 has the same three bytes for all of them, and JSON spells each out. */
const HALF = /[\ud800-\udfff]/u;
