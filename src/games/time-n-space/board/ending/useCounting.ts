import { useCallback, useEffect, useState } from 'react';
import { useComfort } from '@/ui/comfort';
import { COLOURS_TO_COUNT } from './counting';

export const STEP_MS = 1_250;

/** The number of colours counted so far: one more every moment, or all at once if motion is off. */
export function useCounting(): { counted: number; done: boolean; skip: () => void } {
  const { still } = useComfort();
  const [counted, setCounted] = useState(still ? COLOURS_TO_COUNT + 1 : 0);
  const done = counted > COLOURS_TO_COUNT;
  useEffect(() => {
    if (done) return undefined;
    const timer = setTimeout(() => setCounted(counted + 1), counted === 0 ? STEP_MS / 2 : STEP_MS);
    return () => clearTimeout(timer);
  }, [counted, done]);
  const skip = useCallback(() => setCounted(COLOURS_TO_COUNT + 1), []);
  return { counted: Math.min(counted, COLOURS_TO_COUNT), done, skip };
}
