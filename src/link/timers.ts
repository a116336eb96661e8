import type { Millis } from '../kit/millis';

/** Comes in as an argument, so that a test can hold time in its hand. */
export interface Timers {
  /** Runs it once, later; what comes back calls it off. */
  after(ms: Millis, run: () => void): () => void;
}

export const realTimers: Timers = {
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
