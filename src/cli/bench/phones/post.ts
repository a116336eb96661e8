/** Questions and answers between two processes on one machine. */
import type { ChildProcess } from 'node:child_process';

type Parcel = { readonly nth: number; readonly topic: string | null; readonly value: unknown };
type Ear = (value: never) => unknown;
type End = ChildProcess | NodeJS.Process;

export class Post {
  readonly #end: End;
  readonly #ears = new Map<string, Ear>();
  /** Messages that arrived before there was a listener. */
  readonly #early = new Map<string, Parcel[]>();
  readonly #asked = new Map<number, (value: never) => void>();
  #nth = 0;

  constructor(end: End) {
    this.#end = end;
    end.on('message', parcel => void this.#take(parcel as Parcel));
  }

  ask<Answer>(topic: string, value: unknown = null): Promise<Answer> {
    const nth = ++this.#nth;
    this.#send({ nth, topic, value });
    return new Promise<Answer>(resolve => this.#asked.set(nth, resolve));
  }

  on(topic: string, ear: Ear): void {
    this.#ears.set(topic, ear);
    for (const parcel of this.#early.get(topic) ?? []) void this.#answer(ear, parcel);
    this.#early.delete(topic);
  }

  #take(parcel: Parcel): void {
    const { nth, topic, value } = parcel;
    if (topic === null) return this.#answered(nth, value);
    const ear = this.#ears.get(topic);
    if (ear) void this.#answer(ear, parcel);
    else this.#early.set(topic, [...(this.#early.get(topic) ?? []), parcel]);
  }

  async #answer(ear: Ear, { nth, value }: Parcel): Promise<void> {
    this.#send({ nth, topic: null, value: await ear(value as never) });
  }

  #answered(nth: number, value: unknown): void {
    this.#asked.get(nth)?.(value as never);
    this.#asked.delete(nth);
  }

  #send(parcel: Parcel): void {
    this.#end.send?.(parcel);
  }
}
