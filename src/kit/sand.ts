import type { Millis } from './millis';

/** How much sand is left at `now`, from 1 (just turned) to 0 (through). */
export function sandLeft(until: Millis, full: Millis, now: Millis): number {
  'worklet';
  return Math.min(1, Math.max(0, (until - now) / full));
}

/** True from the exact millisecond on, never before it. */
export function isThrough(until: Millis, now: Millis): boolean {
  'worklet';
  return now >= until;
}
