import type { Millis } from '../kit/millis';

/** Comes in as an argument, so that a test can hold time in its hand. */
export interface StationClock {
  now(): Millis;
  /** Runs it once, later; what comes back calls it off. */
  after(ms: Millis, run: () => void): () => void;
}

/** One thing that is to happen unless something else happens first. */
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
