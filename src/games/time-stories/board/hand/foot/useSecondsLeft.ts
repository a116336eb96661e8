import { useEffect, useState } from 'react';
import type { Millis } from '@/kit/millis';
import { useSeat } from '../HandContext';

/** Whole seconds of match time until a moment; 0 once it has passed. */
export function useSecondsLeft(until: Millis): number {
  const { clock } = useSeat('clock');
  const left = () => Math.max(0, Math.ceil((until - clock.now()) / 1_000));
  const [, tick] = useState(0);
  const seconds = left();
  useEffect(() => {
    if (seconds === 0 || !clock.running) return undefined;
    const timer = setTimeout(() => tick(n => n + 1), 1_000 / clock.speed);
    return () => clearTimeout(timer);
  });
  return seconds;
}
