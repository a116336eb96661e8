import { useEffect } from 'react';
import {
  cancelAnimation,
  Easing,
  useDerivedValue,
  useSharedValue,
  withRepeat,
  withTiming,
} from 'react-native-reanimated';
import { useComfort } from '../comfort';
import { durations } from '../theme/tokens';
import type { Pour } from './pour';
import { sandAt } from './sand';

const RUN_MS = 60_000;
const ROUND_MS = RUN_MS + durations.turn;
const START_MS = 0.4 * RUN_MS; // with sand in both bulbs it reads as an hourglass at once

/**
 * A glass that turns itself over whenever its sand has run out. With reduced motion it stands
 * still.
 */
export function useRunningSand(): Pour {
  const { still } = useComfort();
  const passed = useSharedValue(START_MS);
  useEffect(() => {
    if (still) return undefined;
    const round = withTiming(START_MS + ROUND_MS, { duration: ROUND_MS, easing: Easing.linear });
    passed.set(withRepeat(round, -1));
    return () => cancelAnimation(passed);
  }, [passed, still]);
  const at = () => {
    'worklet';
    return sandAt(passed.get() % ROUND_MS, RUN_MS, durations.turn);
  };
  return { left: useDerivedValue(() => at().left), turned: useDerivedValue(() => at().turned) };
}
