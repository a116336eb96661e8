/** Lets acts through in the order in which they were played, even if a later one arrives first. */
export class Turnstile {
  readonly #waiting = new Map<number, () => void>();
  #next = 0;

  come(nth: number, enter: () => void): void {
    this.#waiting.set(nth, enter);
    for (let next = this.#take(); next; next = this.#take()) next();
  }

  #take(): (() => void) | undefined {
    const next = this.#waiting.get(this.#next);
    if (next) this.#waiting.delete(this.#next++);
    return next;
  }
}
