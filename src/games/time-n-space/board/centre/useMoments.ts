import { useEffect, useReducer } from 'react';
import type { TableClock } from '@/games/board';
import { type Millis, SECOND } from '@/kit/millis';

/**
 * Calls at that moment of match time, but never while the table is paused. Returns a cancel
 * function.
 */
export function atMoment(clock: TableClock, moment: Millis, call: () => void): () => void {
  if (!clock.running) return () => {};
  let timer: ReturnType<typeof setTimeout>;
  const look = () => {
    const left = moment - clock.now();
    // A timer may fire early, and a phone may have slept, so it checks the clock again.
    if (left > 0) timer = setTimeout(look, Math.ceil(left / clock.speed));
    else call();
  };
  const start = moment - clock.now();
  timer = setTimeout(look, Math.max(0, Math.ceil(start / clock.speed)));
  return () => clearTimeout(timer);
}

/** Tells whether the moment has come; renders again at that moment and at no other. */
export function useHasCome(clock: TableClock, moment: Millis | null): boolean {
  const [, renew] = useReducer((count: number) => count + 1, 0);
  const has = moment !== null && clock.now() >= moment;
  useEffect(
    () => (moment === null || has ? undefined : atMoment(clock, moment, renew)),
    [clock, moment, has],
  );
  return has;
}

/** Whole seconds left, rounded up; renders again once every `step` seconds. */
export function useSecondsLeft(clock: TableClock, until: Millis | null, step = 1): number {
  const [, renew] = useReducer((count: number) => count + 1, 0);
  const left = until === null ? 0 : Math.max(0, until - clock.now());
  const steps = Math.ceil(left / (step * SECOND));
  useEffect(() => {
    if (until === null || steps === 0) return undefined;
    return atMoment(clock, until - (steps - 1) * step * SECOND, renew);
  }, [clock, until, step, steps]);
  return step === 1 ? steps : Math.ceil(left / SECOND);
}

/** For example 9:05. */
export const asClock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
