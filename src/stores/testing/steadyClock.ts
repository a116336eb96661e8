/** The time for tests with real timers: however long a busy machine takes, no host has slept. */
import type { Millis } from '../../kit/millis';

/** Less than an absence, however many of them a step takes. */
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
