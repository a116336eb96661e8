import { cancelAnimation, Easing, type SharedValue, withTiming } from 'react-native-reanimated';
import { LAST } from './pose';
import { type RunningSand, SEEN, STEP, type GlassTurn } from './runningOut';

/**
 * An animation is a script in every frame here, and every frame of it makes the page draw anew. So the
 * sand falls in steps too small to be seen, and all glasses meet in them. The last
 * seconds beat, and sand in a hurry would be seen to step: there it is an animation, as elsewhere.
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
