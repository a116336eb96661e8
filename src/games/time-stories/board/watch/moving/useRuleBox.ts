import { useEffect, useState } from 'react';
import type { EventFeed } from '@/games/board';
import type { Millis } from '@/kit/millis';
import type { GameEvent } from '../../../rules/events';
import type { Seen } from '../../../rules/state';

/** The box with a rule that has just been opened, until it is closed or has stood long enough. */
export function useRuleBox(feed: EventFeed<Seen, GameEvent>) {
  const [rule, setRule] = useState<string | null>(null);
  useEffect(
    () =>
      feed.subscribe(events => {
        const found = events.filter(it => it.type === 'rule').map(it => it.rule);
        const last = found[found.length - 1];
        if (last !== undefined) setRule(last);
      }),
    [feed],
  );
  useEffect(() => {
    if (rule === null) return undefined;
    const timer = setTimeout(() => setRule(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [rule]);
  return { rule, close: () => setRule(null) };
}

/** Long enough to be read aloud. */
const SHOWN_MS: Millis = 20_000;
