import {
  cancelAnimation,
  Easing,
  type SharedValue,
  withDelay,
  withSequence,
  withTiming,
} from 'react-native-reanimated';
import type { Millis } from '@/kit/millis';
import type { RunningSand, GlassTurn } from './runningOut';

/**
 * Runs the whole fall as one animation on the UI thread: the sand matches the clock however busy
 * the script is. Returns a function that stops it.
 */
export function falling(
  left: SharedValue<number>,
  sand: RunningSand,
  turn?: GlassTurn,
): () => void {
  const fall = fallOf(sand.rest() - (turn?.ms ?? 0), sand.whole);
  left.set(turn ? withSequence(turn.turning, fall) : fall);
  return () => cancelAnimation(left);
}

function fallOf(rest: Millis, whole: Millis): number {
  const fall = withTiming(0, { duration: Math.min(rest, whole), easing: Easing.linear });
  return rest > whole ? withDelay(rest - whole, fall) : fall;
}
