import { type Ack, type NumberedFrame, WINDOW } from './outbox';

/** Frames come as they like, and leave in order, each once. */
export class Inbox {
  readonly #held = new Map<number, Uint8Array>();
  #next = 1;

  /** What can be told now. */
  take([number, frame]: NumberedFrame): Uint8Array[] {
    if (number < this.#next || number >= this.#next + WINDOW) return [];
    this.#held.set(number, frame);
    const told: Uint8Array[] = [];
    for (let next = this.#held.get(this.#next); next; next = this.#held.get(this.#next)) {
      told.push(next);
      this.#held.delete(this.#next++);
    }
    return told;
  }

  ack(): Ack {
    let held = 0;
    for (const number of this.#held.keys()) held |= 1 << (number - this.#next - 1);
    return { next: this.#next, held: held >>> 0 };
  }
}
