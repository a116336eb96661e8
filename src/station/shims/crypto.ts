/**
 * The part of Node's crypto that a WebSocket needs where there is no Node: one handshake, no
 * secret.
 */
import { sha1 } from '@noble/hashes/legacy.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

export function createHash(name: string) {
  if (name !== 'sha1') throw new Error(`crypto.createHash: there is no ${name} here`);
  const hash = sha1.create();
  return {
    update: (text: string): void => void hash.update(utf8ToBytes(text)),
    digest(coding: string): string {
      if (coding !== 'base64') throw new Error(`crypto.digest: there is no ${coding} here`);
      return btoa(String.fromCharCode(...hash.digest()));
    },
  };
}
