import { useState } from 'react';
import { type SharedValue, useAnimatedReaction, useSharedValue } from 'react-native-reanimated';
import { SEEN, STEP } from './runningOut';

/**
 * The same sand in steps too small to be seen, in the same frames for all glasses: drawing eight
 * glasses each in their own frames would use up every frame.
 */
export function useSteps(left: SharedValue<number>): SharedValue<number> {
  const [first] = useState(() => left.get());
  const drawn = useSharedValue(first);
  const beat = useSharedValue(0);
  useAnimatedReaction(
    () => left.get(),
    now => {
      const next = Math.floor(performance.now() / STEP);
      const isEnd = now <= 0 || now >= 1;
      if (next === beat.get() && !isEnd && Math.abs(now - drawn.get()) < SEEN) return;
      beat.set(next);
      drawn.set(now);
    },
    [left],
  );
  return drawn;
}
