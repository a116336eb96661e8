import type { Millis } from '@/kit/millis';
import { sandLeft } from '@/kit/sand';

/** What is known of a glass: `until` is when it is through, and null while it is parked. */
export type Setting = {
  readonly until: Millis | null;
  readonly full: Millis;
  readonly running: boolean;
  readonly lying: boolean;
};

type Pose = { readonly left: number; readonly turned: number };

/** How the glass stands at a moment. In a pause, sand that has not yet fallen is laid to rest. */
export function poseAt({ until, full, running, lying }: Setting, now: Millis): Pose {
  const left = until === null ? 0 : sandLeft(until, full, now);
  return { left, turned: lying || (!running && left > 0) ? 90 : 0 };
}

/** Whether somebody has just put it down, so that it turns over. */
export const isPlaced = (before: Millis | null, until: Millis | null): boolean =>
  until !== null && until > (before ?? -Infinity);

export const LAST: Millis = 10_000;
const BEAT = 0.4; // of a second

type Light = { readonly glow: number; readonly beat: number };

/** How warm it glows, and how far it swells, when so much real time is left; each from 0 to 1. */
export function lightAt(rest: Millis, beats: boolean): Light {
  'worklet';
  if (rest <= 0) return { glow: 0.75, beat: 0 };
  if (rest >= LAST) return { glow: 0, beat: 0 };
  const since = 1 - (rest % 1_000) / 1_000; // the last whole second
  const beat = beats && since < BEAT ? Math.sin((Math.PI * since) / BEAT) : 0;
  return { glow: 0.55 * (1 - rest / LAST) + 0.25 * beat, beat };
}
