/** What either side of a join computes on its curve at least: a key pair, and two shared secrets. */
import { x25519 } from '@noble/curves/ed25519.js';
import { keyPairOf } from '../../../link/crypto/noise';
import type { Joiner } from './joiner';
import { randomKey } from './means';

export function keyWork(): Joiner {
  const table = keyPairOf(randomKey());
  return () => {
    const start = performance.now();
    const { secret } = keyPairOf(randomKey());
    x25519.getSharedSecret(secret, table.public);
    x25519.getSharedSecret(secret, table.public);
    return Promise.resolve(performance.now() - start);
  };
}
