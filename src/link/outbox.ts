/** Numbers outgoing frames and keeps each until the other side has it. */

/**
 * The frames the other side has: all below `next`, and beyond it those whose bits are set in
 * `held`.
 */
export type Ack = { readonly next: number; readonly held: number };
export type NumberedFrame = readonly [number: number, frame: Uint8Array];

/** How many frames may be under way; `held` has a bit for each but the first. */
export const WINDOW = 32;

export class Outbox {
  readonly #kept = new Map<number, Uint8Array>();
  #first = 1;
  #fresh = 1;
  #last = 0;
  #bytes = 0;

  get bytes(): number {
    return this.#bytes;
  }

  add(frame: Uint8Array): void {
    this.#last += 1;
    this.#kept.set(this.#last, frame);
    this.#bytes += frame.length;
  }

  /** The frames that may now go out for the first time. */
  takeFresh(): NumberedFrame[] {
    const from = this.#fresh;
    this.#fresh = Math.min(this.#last + 1, this.#first + WINDOW);
    return this.#between(from, this.#fresh);
  }

  /** The frames that went out without a known arrival. */
  unanswered(): NumberedFrame[] {
    return this.#between(this.#first, this.#fresh);
  }

  /** Returns whether it acknowledged anything new. */
  answered({ next, held }: Ack): boolean {
    const before = this.#kept.size;
    if (next > this.#fresh) return false;
    for (; this.#first < next; this.#first++) this.#forget(this.#first);
    for (let bit = 0; bit < WINDOW; bit++) {
      if ((held >>> bit) & 1) this.#forget(next + 1 + bit);
    }
    return this.#kept.size < before;
  }

  #forget(number: number): void {
    if (number >= this.#fresh) return;
    this.#bytes -= this.#kept.get(number)?.length ?? 0;
    this.#kept.delete(number);
  }

  #between(from: number, to: number): NumberedFrame[] {
    const found: NumberedFrame[] = [];
    for (let number = from; number < to; number++) {
      const frame = this.#kept.get(number);
      if (frame) found.push([number, frame]);
    }
    return found;
  }
}
