import { cancelAnimation, Easing, type SharedValue, withTiming } from 'react-native-reanimated';
import { LAST } from './pose';
import { type RunningSand, SEEN, STEP, type GlassTurn } from './runningOut';

/**
 * In a browser an animation runs script in every frame, and each frame repaints the page. So the
 * sand falls in steps too small to see, at moments shared by all glasses. The last seconds beat,
 * and fast sand would visibly step, so these two are animations as on native.
 */
export function falling(
  left: SharedValue<number>,
  sand: RunningSand,
  turn?: GlassTurn,
): () => void {
  const { step, whole } = sand;
  const atLast = whole < STEP / SEEN ? whole : LAST;
  let timer: ReturnType<typeof setTimeout>;
  function fall(): void {
    const rest = sand.rest();
    left.set(sand.left());
    if (rest <= atLast) left.set(withTiming(0, { duration: rest, easing: Easing.linear }));
    else timer = setTimeout(fall, Math.min(step - (performance.now() % step), rest - atLast));
  }
  if (turn) {
    left.set(turn.turning);
    timer = setTimeout(fall, turn.ms);
  } else fall();
  return () => {
    clearTimeout(timer);
    cancelAnimation(left);
  };
}
