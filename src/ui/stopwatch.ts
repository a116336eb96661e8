import type { Millis } from '@/kit/millis';

/** Tells how long ago it was started: for what is drawn, where no phone compares its time with another's. */
export function startStopwatch(): () => Millis {
  const began = performance.now();
  return () => performance.now() - began;
}
