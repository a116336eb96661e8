/** The clock of this device, the same for all of the app: it goes on through sleep, and never backwards. */
import type { Millis } from '../kit/millis';

export type Clock = {
  now(): Millis;
  /** To be called when the app comes back to the foreground. */
  wake(): void;
};

/** `steady` counts evenly, but may stand still while the device sleeps; `wall` may be set anew by anybody. */
type Hands = { steady(): Millis; wall(): Millis };

/** If the wall clock leads by less, it may only have been set right: that waits until the app comes back. */
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

/** As the system knows it, which wakes the player at that time even if it is set anew meanwhile. */
export const timeOfDay = (): Millis => Date.now();

// React Native's `performance` has no `timeOrigin`.
export const clock = createClock({ steady: () => performance.now(), wall: () => Date.now() });
