import { useEffect, useState } from 'react';
import type { EventFeed } from '@/games/board';
import type { Millis } from '@/kit/millis';
import type { GameEvent } from '../../../rules/events';
import type { Seen } from '../../../rules/state';

/** Boxes with rules, or a hint, just opened, until they are closed or have stood long enough. */
export function useRuleBox(feed: EventFeed<Seen, GameEvent>) {
  const [rules, setRules] = useForAWhile(NO_RULES);
  const [hint, setHint] = useForAWhile<string | null>(null);
  useEffect(
    () =>
      feed.subscribe(events => {
        const found = events.filter(it => it.type === 'rule').map(it => it.rule);
        if (found.length > 0) setRules(found);
        const opened = events.find(it => it.type === 'hint');
        if (opened) setHint(opened.puzzle);
      }),
    [feed, setRules, setHint],
  );
  const close = () => {
    setRules(NO_RULES);
    setHint(null);
  };
  return { rules, hint, close };
}

const NO_RULES: readonly string[] = [];

/** A state that falls back to nothing after a while. */
function useForAWhile<T>(nothing: T) {
  const [now, setNow] = useState(nothing);
  useEffect(() => {
    if (now === nothing) return undefined;
    const timer = setTimeout(() => setNow(nothing), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [now, nothing]);
  return [now, setNow] as const;
}

/** Long enough to be read aloud. */
const SHOWN_MS: Millis = 20_000;
