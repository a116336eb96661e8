import { cancelAnimation, Easing, type SharedValue, withTiming } from 'react-native-reanimated';
import { LAST } from './pose';
import { type Sand, SEEN, STEP, type Turn } from './runningOut';

/**
 * An animation is a script in every frame here, and every frame of it makes the page draw anew. So the
 * sand falls in steps too small to be seen, and all glasses take them together. The last seconds beat,
 * and sand in a hurry would be seen to step: there it is an animation, as elsewhere.
 */
export function falling(left: SharedValue<number>, sand: Sand, turn?: Turn): () => void {
  const isFast = STEP / sand.whole > SEEN;
  let timer: ReturnType<typeof setTimeout>;
  function fall(): void {
    const rest = sand.rest();
    left.set(sand.left());
    if (isFast ? rest <= sand.whole : rest <= LAST)
      left.set(withTiming(0, { duration: rest, easing: Easing.linear }));
    else timer = setTimeout(fall, STEP - (performance.now() % STEP));
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
