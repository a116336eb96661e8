import { useEffect, useRef, useState } from 'react';
import type { EventFeed } from '@/games/board';
import type { Millis } from '@/kit/millis';
import { useComfort } from '@/ui/comfort';
import type { GameEvent } from '../rules/actions';
import type { View } from '../rules/state';

type Flying<T> = { readonly id: number; readonly flight: T };

/**
 * Collects pieces that fly because of an event until each has landed. Without motion there are
 * none.
 */
export function useFlying<T>(
  events: EventFeed<View, GameEvent>,
  flightsOf: (events: readonly GameEvent[], view: View) => readonly T[],
  ms: Millis,
): readonly Flying<T>[] {
  const { still } = useComfort();
  const [flying, setFlying] = useState<readonly Flying<T>[]>([]);
  const count = useRef(0);
  useEffect(() => {
    if (still) return undefined;
    return events.subscribe((told, view) => {
      const more = flightsOf(told, view).map(flight => ({ id: count.current++, flight }));
      if (more.length === 0) return;
      setFlying(others => [...others, ...more]);
      // Not cancelled by the next event, because every piece has to land.
      setTimeout(() => setFlying(all => all.filter(one => !more.includes(one))), ms);
    });
  }, [events, flightsOf, ms, still]);
  return flying;
}
