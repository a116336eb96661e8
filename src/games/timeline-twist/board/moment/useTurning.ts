import { useEffect, useState } from 'react';
import type { Seen } from '../../rules/state';
import { type Turning, turningBetween } from './turning';

/** The card that was turned just now, for as long as it is worth a look. */
export function useTurning(view: Seen, ms: number) {
  const [seen, setSeen] = useState(view);
  const [turning, setTurning] = useState<Turning | null>(null);
  if (view !== seen) {
    setSeen(view);
    const next = turningBetween(seen, view);
    if (next) setTurning(next);
  }
  useEffect(() => {
    if (!turning) return undefined;
    const timer = setTimeout(() => setTurning(null), ms);
    return () => clearTimeout(timer);
  }, [turning, ms]);
  return turning;
}
