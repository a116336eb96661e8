import { useEffect, useMemo, useState } from 'react';
import type { Millis } from '@/kit/millis';
import { useComfort } from '@/ui/comfort';
import type { Story, TableClock } from '../../../board';
import type { View } from '../../rules/state';
import type { Evening } from '../ending/evening';
import { deliveryBeside, entryAt, momentBeside, within } from './moments';

export const SPEEDS = [1, 4, 16] as const;
export type Speed = (typeof SPEEDS)[number];

/** Where the match was set down, and whether it runs on from there. */
type Stand = { readonly at: Millis; readonly running: boolean; readonly speed: Speed };

/** A finished match that runs again, on a clock of its own. */
export function useReplay(story: Story<View>, evening: Evening) {
  const { from, to, deliveries } = evening;
  const { still } = useComfort();
  const [stand, setStand] = useState<Stand>({ at: from, running: !still, speed: 4 });
  const clock = useClockFrom(stand, to);
  const entry = useEntry(story, clock, to, at => setStand({ ...stand, at, running: false }));
  const seek = (at: Millis) => setStand({ ...stand, at: within(at, evening) });
  const beside = (by: 1 | -1) => deliveryBeside(deliveries, clock.now(), by);
  return {
    clock,
    entry,
    ...stand,
    seek,
    step: (by: 1 | -1) => seek(momentBeside(story, clock.now(), by, evening)),
    skip: (by: 1 | -1) => seek(beside(by)?.at ?? (by > 0 ? to : from)),
    play: () => setStand({ ...stand, at: clock.now() < to ? clock.now() : from, running: true }),
    pause: () => setStand({ ...stand, at: clock.now(), running: false }),
    faster: () => {
      const next = SPEEDS[(SPEEDS.indexOf(stand.speed) + 1) % SPEEDS.length] ?? 1;
      setStand({ ...stand, at: clock.now(), speed: next });
    },
  };
}

/** The same object for as long as nothing jumps. */
function useClockFrom({ at, running, speed }: Stand, to: Millis): TableClock {
  return useMemo(() => {
    const began = performance.now();
    const passed = () => (running ? (performance.now() - began) * speed : 0);
    return { now: () => Math.min(to, at + passed()), running, speed };
  }, [at, running, speed, to]);
}

/** Awake only when the next entry is due. */
function useEntry(
  story: Story<View>,
  clock: TableClock,
  to: Millis,
  end: (at: Millis) => void,
): number {
  const [, wake] = useState(0);
  const entry = entryAt(story, clock.now());
  useEffect(() => {
    if (!clock.running) return undefined;
    const next = entry < story.entries ? Math.min(to, story.timeOf(entry + 1)) : to;
    const due = () => (clock.now() >= to ? end(to) : wake(n => n + 1));
    const timer = setTimeout(due, Math.max(1, Math.ceil((next - clock.now()) / clock.speed)));
    return () => clearTimeout(timer);
  });
  return entry;
}
