/** How many later packets may overtake one that still counts: more than are ever under way. */
export const REMEMBERED = 256;

/** Accepts each packet once: a late packet counts, a repeated or replayed one does not. */
export class ReplayGuard {
  readonly #seen = new Set<number>();
  readonly #remembered: number;
  #highest = 0;

  constructor(remembered = REMEMBERED) {
    this.#remembered = remembered;
  }

  isNew(count: number): boolean {
    if (count <= this.#highest - this.#remembered || this.#seen.has(count)) return false;
    this.#highest = Math.max(this.#highest, count);
    this.#seen.add(count);
    if (this.#seen.size > 2 * this.#remembered) this.#forget();
    return true;
  }

  #forget(): void {
    for (const count of this.#seen) {
      if (count <= this.#highest - this.#remembered) this.#seen.delete(count);
    }
  }
}
