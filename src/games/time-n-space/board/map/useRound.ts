import { useEffect } from 'react';
import {
  cancelAnimation,
  Easing,
  type SharedValue,
  useSharedValue,
  withRepeat,
  withTiming,
} from 'react-native-reanimated';
import type { Millis } from '@/kit/millis';

/** From 0 to 1 and again from 0, for ever; it stands at 0 where nothing may move. */
export function useRound(length: Millis, stands: boolean): SharedValue<number> {
  const round = useSharedValue(0);
  useEffect(() => {
    if (stands) return undefined;
    round.set(0);
    round.set(withRepeat(withTiming(1, { duration: length, easing: Easing.linear }), -1));
    return () => {
      cancelAnimation(round);
      round.set(0);
    };
  }, [round, length, stands]);
  return round;
}
