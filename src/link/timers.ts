import type { Millis } from '../kit/millis';

/** Passed in as an argument, so that a test can control time. */
export interface Timers {
  /** Runs it once, later; the returned function cancels it. */
  after(ms: Millis, run: () => void): () => void;
}

export const realTimers: Timers = {
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
