import type { Millis } from '@/kit/millis';

/** Sand that falls, in real time. */
export type Sand = {
  readonly whole: Millis;
  /** How long until it is through. */
  rest(): Millis;
  /** The share that is still above. */
  left(): number;
};
/** What comes before it falls as the clock says. */
export type Turn = { readonly ms: Millis; readonly turning: number };

/** Nobody sees sand move in smaller steps, in ms, and by less than this share of it. */
export const STEP: Millis = 100;
export const SEEN = 0.004;
