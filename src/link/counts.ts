/** How far a packet may be overtaken by others and still count: more than are ever under way. */
export const REMEMBERED = 256;

/** Each packet counts once: what is played back, or comes twice, is told from what is merely late. */
export class Counts {
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
