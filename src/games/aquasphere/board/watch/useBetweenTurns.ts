import { useEffect, useState } from 'react';
import type { EventFeed } from '@/games/board';
import type { GameEvent } from '../../rules/events';
import type { Seen } from '../../rules/state';

/** True for a little while after each turn. */
export function useBetweenTurns(feed: EventFeed<Seen, GameEvent>): boolean {
  const [turn, setTurn] = useState(0);
  const [seen, setSeen] = useState(0);
  useEffect(
    () =>
      feed.subscribe(events => {
        if (events.some(({ type }) => type === 'on-turn')) setTurn(now => now + 1);
      }),
    [feed],
  );
  useEffect(() => {
    if (turn === seen) return undefined;
    const timer = setTimeout(() => setSeen(turn), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [turn, seen]);
  return turn !== seen;
}

const SHOWN_MS = 4_000;
