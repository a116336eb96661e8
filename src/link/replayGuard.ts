/** How many later frames may overtake one that still counts: more than are ever under way. */
export const REMEMBERED = 1_024;

/** Accepts each frame once: a late frame counts, a repeated or replayed one does not. */
export class ReplayGuard {
  readonly #seen = new Set<number>();
  #highest = 0;

  isNew(count: number): boolean {
    if (count <= this.#highest - REMEMBERED || this.#seen.has(count)) return false;
    this.#highest = Math.max(this.#highest, count);
    this.#seen.add(count);
    if (this.#seen.size > 2 * REMEMBERED) this.#forget();
    return true;
  }

  #forget(): void {
    for (const count of this.#seen) {
      if (count <= this.#highest - REMEMBERED) this.#seen.delete(count);
    }
  }
}
