/** Codes are compared by a hash, so that nobody reads an answer in the file by chance. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** What matters is letters and digits, however they are typed. */
export const codeHash = (mission: string, code: string): string =>
  bytesToHex(sha256(utf8ToBytes(`${mission}:${spelt(code)}`))).slice(0, 16);

/** Numbers may be answered in a sentence, as “62, 17, 85 and 31”. */
export const isCode = (mission: string, code: string, hash: string): boolean =>
  [code, code.replace(/[^0-9]/g, '')].some(
    it => spelt(it) !== '' && codeHash(mission, it) === hash,
  );

const spelt = (code: string): string =>
  code
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
