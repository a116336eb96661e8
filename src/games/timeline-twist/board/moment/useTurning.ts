import { useEffect, useState } from 'react';
import type { EventFeed } from '@/games/board';
import type { GameEvent } from '../../rules/actions';
import type { Seen } from '../../rules/state';
import { type Turning, turningOf } from './turning';

/** Returns the card that was just turned, for `ms` milliseconds. */
export function useTurning(events: EventFeed<Seen, GameEvent>, ms: number) {
  const [turning, setTurning] = useState<Turning | null>(null);
  useEffect(
    () =>
      events.subscribe(told => {
        const next = told.flatMap(event => turningOf(event) ?? []).pop();
        if (next) setTurning(next);
      }),
    [events],
  );
  useEffect(() => {
    if (!turning) return undefined;
    const timer = setTimeout(() => setTurning(null), ms);
    return () => clearTimeout(timer);
  }, [turning, ms]);
  return turning;
}
