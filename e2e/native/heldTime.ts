/** Time that a story holds in its hand: it passes only while the story waits, however busy the machine is. */
type Timer = { readonly id: number; due: number; readonly every: number | undefined };

export type HeldTimeWish = {
  /** Tells the app what time it is. */
  tell(now: number): void;
  fire(id: number): void;
  /** Resolves when the app has nothing left to do but to wait. */
  settle(): Promise<void>;
};

const MOST = 500;

export class HeldTime {
  #now = Date.now();
  #timers: Timer[] = [];
  readonly #wish: HeldTimeWish;
  constructor(wish: HeldTimeWish) {
    this.#wish = wish;
  }

  begin(): void {
    this.#wish.tell(this.#now);
  }
  start(id: number, ms: number, repeats: boolean): void {
    const every = repeats ? Math.max(1, ms) : undefined;
    this.#timers.push({ id, due: this.#now + Math.max(1, ms), every });
  }
  stop(id: number): void {
    this.#timers = this.#timers.filter(it => it.id !== id);
  }

  async pass(ms: number): Promise<void> {
    await this.#wish.settle();
    const end = this.#now + ms;
    for (let next = this.#next(end), fired = 0; next; next = this.#next(end)) {
      if (++fired > MOST + ms)
        throw new Error(`${fired} timers in ${ms} ms: they arm themselves anew`);
      this.#reach(Math.max(this.#now, next.due));
      if (next.every === undefined) this.stop(next.id);
      else next.due = this.#now + next.every;
      this.#wish.fire(next.id);
      await this.#wish.settle();
    }
    this.#reach(end);
  }

  #next(end: number): Timer | undefined {
    const due = this.#timers.filter(it => it.due <= end);
    return due.sort((one, other) => one.due - other.due || one.id - other.id)[0];
  }
  #reach(now: number): void {
    this.#now = now;
    this.#wish.tell(now);
  }
}
