import { useCallback, useEffect, useState } from 'react';
import type { EventFeed } from '@/games/board';
import { useComfort } from '@/ui/comfort';
import type { GameEvent } from '../../../rules/events';
import type { Seen } from '../../../rules/state';
import { type InterimShow, isScoring, showAfter, showIn } from './interimShow';
import { SCORING_STEPS } from './scoringSteps';

export type ShownInterim = {
  /** The scoring to show or, after it, the last one; null before the first. */
  readonly show: InterimShow | null;
  readonly isOpen: boolean;
  /** How many steps have been done. */
  readonly reached: number;
  open(): void;
  close(): void;
};

/** Shows each interim scoring as it comes, step by step, and keeps it to be read later. */
export function useInterim(feed: EventFeed<Seen, GameEvent>, view: Seen): ShownInterim {
  const [show, setShow] = useState(() => showIn(view));
  const [isKept, setKept] = useState(false);
  const isLive = show !== null && (isScoring(view) || (show.isOver && !isKept));
  const [reached, finish] = useReached(show, isLive);
  useEffect(
    () =>
      feed.subscribe((events, now) => {
        if (events.some(({ type }) => type === 'collected' || type === 'interim')) setKept(false);
        setShow(shown => showAfter(shown, events, now));
      }),
    [feed],
  );
  const isDone = show !== null && show.isOver && reached === SCORING_STEPS.length;
  useEffect(() => {
    if (!isDone || isKept) return undefined;
    const timer = setTimeout(() => setKept(true), READING_MS);
    return () => clearTimeout(timer);
  }, [isDone, isKept]);
  const [isAgain, setAgain] = useState(false);
  const open = useCallback(() => {
    finish();
    setAgain(true);
  }, [finish]);
  const close = useCallback(() => {
    setAgain(false);
    setKept(true);
  }, []);
  return { show, isOpen: show !== null && (isLive || isAgain), reached, open, close };
}

/** Counts the steps of one scoring after the other. */
function useReached(show: InterimShow | null, isLive: boolean) {
  const { still } = useComfort();
  const [steps, setSteps] = useState({ round: 0, done: 0 });
  const round = show?.round ?? 0;
  const done = steps.round === round ? steps.done : 0;
  const reached = still && show?.scores ? SCORING_STEPS.length : done;
  const isCounting = isLive && show !== null && show.scores !== null;
  useEffect(() => {
    if (!isCounting || reached >= SCORING_STEPS.length) return undefined;
    const timer = setTimeout(() => setSteps({ round, done: reached + 1 }), STEP_MS);
    return () => clearTimeout(timer);
  }, [isCounting, reached, round]);
  const finish = useCallback(() => setSteps({ round, done: SCORING_STEPS.length }), [round]);
  return [reached, finish] as const;
}

/** Long enough to look up from the phone and to read four columns. */
const READING_MS = 12_000;
const STEP_MS = 1_100;
