import { useEffect } from 'react';
import {
  cancelAnimation,
  Easing,
  type SharedValue,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import type { TableClock } from '@/games/board';
import { MINUTE, type Millis, SECOND } from '@/kit/millis';

/**
 * The time until a moment of match time, at least 0: updated every second, and every frame in the
 * last minute.
 */
export function useTimeLeft(until: Millis, clock: TableClock): SharedValue<Millis> {
  const left = useSharedValue(restOf(until, clock));
  useEffect(() => countDown(left, until, clock), [left, until, clock]);
  return left;
}

const restOf = (until: Millis, clock: TableClock): Millis => Math.max(0, until - clock.now());

/**
 * An animation runs for every frame, so it starts only in the last minute. Returns a cancel
 * function.
 */
export function countDown(left: SharedValue<Millis>, until: Millis, clock: TableClock): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function count(): void {
    const rest = restOf(until, clock);
    left.set(rest);
    if (!clock.running || rest === 0) return;
    if (rest > MINUTE) timer = setTimeout(count, (rest % SECOND || SECOND) / clock.speed);
    else left.set(withTiming(0, { duration: rest / clock.speed, easing: Easing.linear }));
  }
  count();
  return () => {
    clearTimeout(timer);
    cancelAnimation(left);
  };
}
