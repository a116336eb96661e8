import type { Millis } from '../kit/millis';

/** Passed in as an argument, so that a test can control time. */
export interface StationClock {
  now(): Millis;
  /** Runs it once, later; the returned function cancels it. */
  after(ms: Millis, run: () => void): () => void;
}

/** A timer that can be set again or cancelled. */
export function createAlarm(clock: StationClock) {
  let callOff = () => {};
  return {
    set(ms: Millis, run: () => void): void {
      callOff();
      callOff = clock.after(ms, run);
    },
    clear: (): void => callOff(),
  };
}
