/** Shared by host and guest: takes events in, carries effects out in order, and keeps one timer. */
import type { Millis } from '../kit/millis';

export type LoopClock = {
  now(): Millis;
  after(ms: Millis, run: () => void): () => void;
};

export type LoopParts<Self, Event, Effect> = LoopClock & {
  step(self: Self, event: Event): readonly [Self, readonly Effect[]];
  /** When the next tick is due if no event comes before. */
  wakeAt(self: Self): Millis;
  /** The event of the timer. */
  readonly tick: Event;
  /** If it returns a promise, later effects wait for it. */
  perform(effect: Effect): Promise<void> | undefined | void;
  changed(self: Self): void;
};

export type Loop<Self, Event> = {
  self(): Self;
  tell(event: Event): void;
  /** Ignores later events; effects that are due are still carried out. */
  stop(): void;
  readonly isStopped: boolean;
  /** Resolves when all effects so far have been carried out. */
  settled(): Promise<void>;
};

export function createLoop<Self, Event, Effect>(
  first: Self,
  parts: LoopParts<Self, Event, Effect>,
): Loop<Self, Event> {
  let self = first;
  let isStopped = false;
  let cancelTimer = () => {};
  let wakes = Infinity;
  let working: Promise<void> | undefined;
  const due: Effect[] = [];

  function tell(event: Event): void {
    if (isStopped) return;
    const [next, effects] = parts.step(self, event);
    const isNew = next !== self;
    self = next;
    due.push(...effects);
    working ??= work();
    if (isNew) parts.changed(self);
    sleep();
  }

  /**
   * A timer that is already right stays: set again for the rest of its time, it would count as a
   * short one.
   */
  function sleep(): void {
    const wake = parts.wakeAt(self);
    if (wake === wakes && wake > parts.now()) return;
    cancelTimer();
    wakes = isStopped ? Infinity : wake;
    if (wakes === Infinity) return;
    cancelTimer = parts.after(Math.max(1, Math.ceil(wakes - parts.now())), () => {
      wakes = Infinity;
      tell(parts.tick);
    });
  }

  /** Carries effects out at once, unless one takes time. */
  function work(): Promise<void> | undefined {
    for (let effect = due.shift(); effect !== undefined; effect = due.shift()) {
      const later = parts.perform(effect);
      if (later) return later.then(resume);
    }
    return undefined;
  }
  async function resume(): Promise<void> {
    working = work();
    await working;
  }

  return {
    self: () => self,
    tell,
    stop() {
      isStopped = true;
      cancelTimer();
    },
    get isStopped() {
      return isStopped;
    },
    settled: async () => working,
  };
}
