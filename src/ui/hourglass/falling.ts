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
 * One animation for all of it, which no script disturbs: the sand is where the clock says, however
 * many frames are drawn. Returns a stop.
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
