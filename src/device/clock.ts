/** The app's one clock: it counts time asleep and never goes backwards. */
import type { Millis } from '../kit/millis';

export type Clock = {
  now(): Millis;
  /** Must be called when the app comes back to the foreground. */
  wake(): void;
};

/** `steady` counts evenly but may stop while the device sleeps; `wall` may be reset at any time. */
type Hands = { steady(): Millis; wall(): Millis };

/**
 * A smaller lead of the wall clock may be a corrected time, so it counts only when the app comes
 * back.
 */
const SLEPT_MS: Millis = 2_500;

export function createClock({ steady, wall }: Hands): Clock {
  let offset = wall() - steady();
  const reading = () => offset + steady();
  const wake = () => {
    offset = Math.max(offset, wall() - steady());
  };
  return {
    wake,
    now() {
      if (wall() - reading() > SLEPT_MS) wake();
      return reading();
    },
  };
}

/** The system's own time: notices are scheduled by it, even if it is reset meanwhile. */
export const timeOfDay = (): Millis => Date.now();

// Does not use `performance.timeOrigin`, which React Native lacks.
export const clock = createClock({ steady: () => performance.now(), wall: () => Date.now() });
