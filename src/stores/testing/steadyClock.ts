/**
 * A clock for tests with real timers, on which a busy machine never looks like a host that slept.
 */
import type { Millis } from '../../kit/millis';

/** Shorter than an absence, even after several steps. */
const LONGEST_MS: Millis = 500;

export function steadyClock(real: () => Millis): () => Millis {
  let [now, before] = [0, real()];
  return () => {
    const after = real();
    now += Math.min(LONGEST_MS, Math.max(0, after - before));
    before = after;
    return now;
  };
}
