import type { Millis } from '@/kit/millis';

/** Sand that falls, in real time. */
export type RunningSand = {
  readonly whole: Millis;
  /** How long it may rest until somebody sees that it does. */
  readonly step: Millis;
  /** How long until it is through. */
  rest(): Millis;
  /** The share that is still above. */
  left(): number;
};
/** What comes before it falls as the clock says. */
export type GlassTurn = { readonly ms: Millis; readonly turning: number };

/** Nobody sees sand move in smaller steps, in ms, and by less than this share of it. */
export const STEP: Millis = 100;
export const SEEN = 0.004;

const PIXEL = 0.25; // of one: sand that has moved less looks as before
const WAY = 0.42; // of the height of a glass, by which its sand sinks and rises
const SLOWEST = 4; // times doubled

/** In a small glass sand moves so slowly that few steps are enough. Each is twice a shorter one, so that all glasses meet. */
export function stepIn(height: number, whole: Millis): Millis {
  const doubled = Math.round(Math.log2((whole * PIXEL) / (height * WAY) / STEP));
  return STEP * 2 ** Math.min(SLOWEST, Math.max(0, doubled));
}
