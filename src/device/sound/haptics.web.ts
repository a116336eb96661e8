/** Vibrates where a browser can: on Android, not on an iPhone. */
import type { Haptics } from '../ports';
import { canBeFelt, PULSES } from './pulses';

export function createHaptics(): Haptics {
  // Desktop browsers have the function but no motor.
  const canFeel = 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
  const vibrate = (pattern: readonly number[]) => {
    // Before the first tap browsers refuse, and some log a warning.
    if (canFeel && hasBeenTouched()) navigator.vibrate([...pattern]);
  };
  return {
    canFeel,
    feel(cue) {
      if (canBeFelt(cue)) vibrate(PULSES[cue]);
    },
    stop: () => vibrate([]),
  };
}

/** Older browsers cannot tell, so they are asked to vibrate in any case. */
function hasBeenTouched(): boolean {
  const { userActivation }: { userActivation?: { hasBeenActive: boolean } } = navigator;
  return userActivation?.hasBeenActive ?? true;
}
