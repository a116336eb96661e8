import type { Ears, End } from '../table/ports';

/** What a link has to tell: kept until somebody listens, in order, and the end once. */
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

  /** Who hangs up hears nothing any more, not even what has come already. */
  hangUp(): void {
    this.#deaf = true;
    this.end('left');
  }

  /** Never from within a call to the link: whoever sends or closes is not called back meanwhile. */
  #tell(news: (ears: Ears) => void): void {
    const ears = this.#ears;
    if (ears) queueMicrotask(() => news(ears));
    else this.#kept.push(news);
  }
}
