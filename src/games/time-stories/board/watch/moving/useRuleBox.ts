import { useEffect, useState } from 'react';
import type { EventFeed } from '@/games/board';
import type { Millis } from '@/kit/millis';
import type { GameEvent } from '../../../rules/events';
import type { Seen } from '../../../rules/state';

/** The boxes with rules that have just been opened, until they are closed or have stood long enough. */
export function useRuleBox(feed: EventFeed<Seen, GameEvent>) {
  const [rules, setRules] = useState<readonly string[]>([]);
  useEffect(
    () =>
      feed.subscribe(events => {
        const found = events.filter(it => it.type === 'rule').map(it => it.rule);
        if (found.length > 0) setRules(found);
      }),
    [feed],
  );
  useEffect(() => {
    if (rules.length === 0) return undefined;
    const timer = setTimeout(() => setRules([]), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [rules]);
  return { rules, close: () => setRules([]) };
}

/** Long enough to be read aloud. */
const SHOWN_MS: Millis = 20_000;
