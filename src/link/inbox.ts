import { type Ack, type NumberedFrame, WINDOW } from './outbox';

/** Takes frames in any order, and releases them in order and once each. */
export class Inbox {
  readonly #held = new Map<number, Uint8Array>();
  #next = 1;

  /** Returns the frames that are next in order. */
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
