/** What a hand feels, where a browser can vibrate: Android's can, an iPhone's cannot. */
import type { Haptics } from '../ports';
import { PULSES } from './pulses';

export function createHaptics(): Haptics {
  // A desktop's browser has the function, and nothing that shakes.
  const canFeel = 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
  const vibrate = (pattern: readonly number[]) => {
    // Before the first tap a browser refuses, and some complain.
    if (canFeel && hasBeenTouched()) navigator.vibrate([...pattern]);
  };
  return { canFeel, feel: cue => vibrate(PULSES[cue]), stop: () => vibrate([]) };
}

/** Older browsers do not say: they are asked all the same. */
function hasBeenTouched(): boolean {
  const { userActivation }: { userActivation?: { hasBeenActive: boolean } } = navigator;
  return userActivation?.hasBeenActive ?? true;
}
