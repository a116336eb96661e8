import { useEffect, useState } from 'react';
import type { EventFeed } from '@/games/board';
import type { GameEvent } from '../../../rules/events';
import type { Seen } from '../../../rules/state';
import { type FallenShields, withFallen } from '../fallenShields';

/** Shields that have fallen since this screen began to watch. */
export function useFallen(feed: EventFeed<Seen, GameEvent>): FallenShields {
  const [fallen, setFallen] = useState<FallenShields>({});
  useEffect(
    () => feed.subscribe((events, view) => setFallen(before => withFallen(before, events, view))),
    [feed],
  );
  return fallen;
}
