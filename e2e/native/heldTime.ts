/**
 * Time under a story's control: it passes only while the story waits, however busy the machine is.
 */
type Timer = { readonly id: number; due: number; readonly every: number | undefined };

type HeldTimeWish = {
  /** Tells the app the time. */
  tell(now: number): void;
  fire(id: number): void;
  /** Resolves when the app has nothing left to do but wait. */
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
    this.#timers.push({ id, due: Math.ceil(this.#now + Math.max(1, ms)), every });
  }
  stop(id: number): void {
    this.#timers = this.#timers.filter(it => it.id !== id);
  }

  async pass(ms: number): Promise<void> {
    await this.#wish.settle();
    const end = this.#now + ms;
    let fired = 0;
    for (let due = this.#next(end); due.length > 0; due = this.#next(end)) {
      fired += due.length;
      if (fired > MOST + ms)
        throw new Error(`${fired} timers in ${ms} ms: they arm themselves anew`);
      for (const timer of due) this.#fire(timer);
      await this.#wish.settle();
    }
    this.#reach(end);
  }

  #fire(timer: Timer): void {
    this.#reach(Math.max(this.#now, timer.due));
    if (timer.every === undefined) this.stop(timer.id);
    else timer.due = this.#now + timer.every;
    this.#wish.fire(timer.id);
  }

  /** All timers that come due next, in the order in which they were set. */
  #next(end: number): Timer[] {
    const soonest = Math.min(end, ...this.#timers.map(it => it.due));
    const due = this.#timers.filter(it => it.due <= soonest);
    return due.sort((one, other) => one.due - other.due || one.id - other.id);
  }
  #reach(now: number): void {
    this.#now = now;
    this.#wish.tell(now);
  }
}
