/** Time that stands still until a test lets it pass. */
import type { Millis } from '../../kit/millis';
import type { Timers } from '../timers';

type Due = { at: Millis; run: () => void };

export class HeldTimers implements Timers {
  now: Millis = 0;
  #due: Due[] = [];

  after(ms: Millis, run: () => void): () => void {
    const due = { at: this.now + ms, run };
    this.#due.push(due);
    return () => {
      this.#due = this.#due.filter(other => other !== due);
    };
  }

  /** How many timers are still to run. */
  get pending(): number {
    return this.#due.length;
  }

  /** Runs what is due in order, and settles its promises before time goes on. */
  async pass(ms: Millis): Promise<void> {
    const until = this.now + ms;
    await settled();
    for (let next = this.#next(until); next; next = this.#next(until)) {
      this.now = Math.max(this.now, next.at);
      this.#due = this.#due.filter(other => other !== next);
      next.run();
      await settled();
    }
    this.now = until;
  }

  /** A sleeping device: time passes, and nothing runs. */
  sleep(ms: Millis): void {
    this.now += ms;
  }

  #next(until: Millis): Due | undefined {
    return this.#due.filter(due => due.at <= until).sort((a, b) => a.at - b.at)[0];
  }
}

/** Resolves after everything that waits only for promises and microtasks. */
export const settled = (): Promise<void> => new Promise(resolve => setImmediate(resolve));
