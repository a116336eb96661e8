/** A clock that the bench moves by hand, and that fires the timers on its way. */
import type { Millis } from '../../../kit/millis';

type Due = { readonly at: Millis; readonly run: () => void };

export class HandClock {
  now: Millis = 1_000_000;
  readonly #due = new Set<Due>();
  readonly #settled: () => Promise<void>;

  /** `settled` resolves when every message sent has arrived. */
  constructor(settled: () => Promise<void>) {
    this.#settled = settled;
  }

  after(ms: Millis, run: () => void): () => void {
    const due = { at: this.now + ms, run };
    this.#due.add(due);
    return () => this.#due.delete(due);
  }

  async to(at: Millis): Promise<void> {
    for (let due = this.#next(at); due; due = this.#next(at)) {
      this.#due.delete(due);
      this.now = Math.max(this.now, due.at);
      due.run();
      await this.#settled();
    }
    this.now = Math.max(this.now, at);
  }

  #next(until: Millis): Due | undefined {
    const due = [...this.#due].filter(({ at }) => at <= until);
    return due.sort((one, other) => one.at - other.at)[0];
  }
}
