import type { Millis } from '@/kit/millis';
import { sandLeft } from '@/kit/sand';

/** `until` is the time at which the sand runs out, null while the glass is parked. */
export type Setting = {
  readonly until: Millis | null;
  readonly full: Millis;
  readonly running: boolean;
  readonly lying: boolean;
};

type Pose = { readonly left: number; readonly turned: number };

/** The pose of a glass at a moment. A pause lays a glass with sand left on its side. */
export function poseAt({ until, full, running, lying }: Setting, now: Millis): Pose {
  const left = until === null ? 0 : sandLeft(until, full, now);
  return { left, turned: lying || (!running && left > 0) ? 90 : 0 };
}

/** True if the glass has just been put down and turns over. */
export const isPlaced = (before: Millis | null, until: Millis | null): boolean =>
  until !== null && until > (before ?? -Infinity);

export const LAST: Millis = 10_000;
const BEAT = 0.4; // share of a second

type Light = { readonly glow: number; readonly beat: number };

/** Glow and swelling of the glass, each from 0 to 1, with `rest` real time left. */
export function lightAt(rest: Millis, beats: boolean): Light {
  'worklet';
  if (rest <= 0) return { glow: 0.75, beat: 0 };
  if (rest >= LAST) return { glow: 0, beat: 0 };
  const since = 1 - (rest % 1_000) / 1_000; // time since the last whole second
  const beat = beats && since < BEAT ? Math.sin((Math.PI * since) / BEAT) : 0;
  return { glow: 0.55 * (1 - rest / LAST) + 0.25 * beat, beat };
}
