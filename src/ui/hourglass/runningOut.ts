import type { Millis } from '@/kit/millis';

/** Falling sand, in real time. */
export type RunningSand = {
  readonly whole: Millis;
  /** Time between two steps; short enough that nobody sees them. */
  readonly step: Millis;
  /** Time until the sand runs out. */
  rest(): Millis;
  /** Share of the sand that is still above. */
  left(): number;
};
/** The turn of the glass, before the sand follows the clock. */
export type GlassTurn = { readonly ms: Millis; readonly turning: number };

/** Smaller steps are not visible: in ms, and as a share of the sand. */
export const STEP: Millis = 100;
export const SEEN = 0.004;

const PIXEL = 0.25; // of one pixel: smaller movements are not visible
const WAY = 0.42; // share of the height of a glass by which the sand sinks and rises
const SLOWEST = 4; // the most doublings of a step

/**
 * In a small glass sand moves so slowly that few steps are enough. Steps are powers of two apart,
 * so that all glasses draw in the same frames.
 */
export function stepIn(height: number, whole: Millis): Millis {
  const doubled = Math.round(Math.log2((whole * PIXEL) / (height * WAY) / STEP));
  return STEP * 2 ** Math.min(SLOWEST, Math.max(0, doubled));
}
