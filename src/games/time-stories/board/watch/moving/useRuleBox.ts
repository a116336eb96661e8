import { useEffect, useState } from 'react';
import type { EventFeed } from '@/games/board';
import type { Millis } from '@/kit/millis';
import type { GameEvent } from '../../../rules/events';
import type { Seen } from '../../../rules/state';

/** Boxes with rules, or a hint, just opened, until they are closed or have stood long enough. */
export function useRuleBox(feed: EventFeed<Seen, GameEvent>) {
  const [rules, setRules] = useState<readonly string[]>([]);
  const [hint, setHint] = useState<string | null>(null);
  useEffect(
    () =>
      feed.subscribe(events => {
        const found = events.filter(it => it.type === 'rule').map(it => it.rule);
        if (found.length > 0) setRules(found);
        const opened = events.find(it => it.type === 'hint');
        if (opened) setHint(opened.puzzle);
      }),
    [feed],
  );
  useEffect(() => {
    if (rules.length === 0) return undefined;
    const timer = setTimeout(() => setRules([]), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [rules]);
  useEffect(() => {
    if (hint === null) return undefined;
    const timer = setTimeout(() => setHint(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [hint]);
  const close = () => {
    setRules([]);
    setHint(null);
  };
  return { rules, hint, close };
}

/** Long enough to be read aloud. */
const SHOWN_MS: Millis = 20_000;
