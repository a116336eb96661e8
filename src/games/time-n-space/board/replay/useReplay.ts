import { useEffect, useState } from 'react';
import type { Millis } from '@/kit/millis';
import { useComfort } from '@/ui/comfort';
import { startStopwatch } from '@/ui/stopwatch';
import type { MatchReplay, TableClock } from '../../../board';
import type { View } from '../../rules/state';
import type { MatchStatistics } from '../ending/statistics';
import { deliveryBeside, entryAt, momentBeside, within } from './moments';

const SPEEDS = [1, 4, 16] as const;
type Speed = (typeof SPEEDS)[number];

/** The moment from which the replay runs or stands. */
type Stand = { readonly at: Millis; readonly running: boolean; readonly speed: Speed };
type Run = Stand & { readonly clock: TableClock };

/** Runs a finished match again on its own clock. */
export function useReplay(story: MatchReplay<View>, statistics: MatchStatistics) {
  const { from, to, deliveries } = statistics;
  const { still } = useComfort();
  const [run, setRun] = useState(() => runOf({ at: from, running: !still, speed: 4 }, to));
  const [entry, setEntry] = useState(() => entryAt(story, from));
  const { clock, speed, running } = run;
  const goOn = (change: Partial<Stand>) => {
    const at = within(change.at ?? clock.now(), statistics);
    setRun(runOf({ running, speed, ...change, at }, to));
    setEntry(entryAt(story, at));
  };
  const stop = () => goOn({ at: to, running: false });
  useWaking(story, clock, { entry, to }, at => (at < to ? setEntry(entryAt(story, at)) : stop()));
  const beside = (by: 1 | -1) => deliveryBeside(deliveries, clock.now(), by)?.at;
  return {
    ...run,
    entry,
    seek: (at: Millis) => goOn({ at }),
    step: (by: 1 | -1) => goOn({ at: momentBeside(story, clock.now(), by, statistics) }),
    skip: (by: 1 | -1) => goOn({ at: beside(by) ?? (by > 0 ? to : from) }),
    play: () => goOn({ at: clock.now() < to ? clock.now() : from, running: true }),
    pause: () => goOn({ running: false }),
    faster: () => goOn({ speed: SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1 }),
  };
}

/** Makes a new clock when the time jumps, and only then. */
function runOf(stand: Stand, to: Millis): Run {
  const { at, running, speed } = stand;
  const elapsed = startStopwatch();
  const passed = () => (running ? elapsed() * speed : 0);
  return { ...stand, clock: { now: () => Math.min(to, at + passed()), running, speed } };
}

type Due = { readonly entry: number; readonly to: Millis };

/** Wakes up only when the next entry is due. */
function useWaking(
  story: MatchReplay<View>,
  clock: TableClock,
  { entry, to }: Due,
  due: (at: Millis) => void,
): void {
  useEffect(() => {
    if (!clock.running) return undefined;
    const next = entry < story.entries ? Math.min(to, story.timeOf(entry + 1)) : to;
    const left = Math.ceil((next - clock.now()) / clock.speed);
    const timer = setTimeout(() => due(clock.now()), Math.max(1, left));
    return () => clearTimeout(timer);
  });
}
