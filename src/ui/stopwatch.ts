import type { Millis } from '@/kit/millis';

/** Returns the time since its start. Only for drawing, where no two devices compare times. */
export function startStopwatch(): () => Millis {
  const began = performance.now();
  return () => performance.now() - began;
}
