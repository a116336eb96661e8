import type { Ears, End } from '../table/ports';

/** Keeps a link's messages in order until somebody listens, and reports the end once. */
export class ReceiveQueue {
  #ears: Ears | undefined;
  #kept: ((ears: Ears) => void)[] = [];
  #over = false;
  #deaf = false;

  get over(): boolean {
    return this.#over;
  }

  listen(ears: Ears): void {
    if (this.#ears) return;
    this.#ears = ears;
    for (const news of this.#kept.splice(0)) this.#tell(news);
  }

  heard(message: string): void {
    if (this.#over) return;
    this.#tell(ears => {
      if (!this.#deaf) ears.heard(message);
    });
  }

  end(end: End): void {
    if (this.#over) return;
    this.#over = true;
    this.#tell(ears => ears.closed(end));
  }

  /** After hanging up, nothing more is delivered, not even messages that have already arrived. */
  hangUp(): void {
    this.#deaf = true;
    this.end('left');
  }

  /**
   * Never calls back synchronously, so that sending or closing cannot be interrupted by an event.
   */
  #tell(news: (ears: Ears) => void): void {
    const ears = this.#ears;
    if (ears) queueMicrotask(() => news(ears));
    else this.#kept.push(news);
  }
}
