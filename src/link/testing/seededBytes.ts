/** Pseudo-random bytes that are the same in every run, for tests. */
import { chances, pick } from '../../kit/random';
import type { RandomBytes } from '../finding/randomBytes';

export function seededBytes(seed: number): RandomBytes {
  const next = chances(seed);
  return count => Uint8Array.from({ length: count }, () => pick(next(), 256));
}
