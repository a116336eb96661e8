/** What a host and a guest share: events in, effects carried out in their order, and one timer. */
import type { Millis } from '../kit/millis';

export type LoopClock = {
  now(): Millis;
  after(ms: Millis, run: () => void): () => void;
};

export type LoopParts<Self, Event, Effect> = LoopClock & {
  step(self: Self, event: Event): readonly [Self, readonly Effect[]];
  /** When something is to happen without an event. */
  wakeAt(self: Self): Millis;
  /** What is told then. */
  readonly tick: Event;
  /** Effects after one that takes time wait for it. */
  perform(effect: Effect): Promise<void> | undefined | void;
  changed(self: Self): void;
};

export type Loop<Self, Event> = {
  self(): Self;
  tell(event: Event): void;
  /** No event is heard any more; what is still to be carried out is. */
  stop(): void;
  readonly isStopped: boolean;
  /** When all effects so far have been carried out. */
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

  /** A timer that is right already stays: armed again for the rest, it would look like a short one. */
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

  /** At once, as long as no effect takes time. */
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
