import { useEffect } from 'react';
import {
  cancelAnimation,
  Easing,
  type SharedValue,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import type { TableClock } from '@/games/board';
import type { Millis } from '@/kit/millis';

/** How long it is until a moment of match time, never less than nothing. */
export function useTimeLeft(until: Millis, clock: TableClock): SharedValue<Millis> {
  const left = useSharedValue(Math.max(0, until - clock.now()));
  useEffect(() => {
    const rest = Math.max(0, until - clock.now());
    left.set(rest);
    if (!clock.running || rest === 0) return undefined;
    left.set(withTiming(0, { duration: rest / clock.speed, easing: Easing.linear }));
    return () => cancelAnimation(left);
  }, [left, until, clock]);
  return left;
}
