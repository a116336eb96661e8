/**
 * An engine whose turns are measured: it gets one line at a time, and the next when all microtasks
 * of the last are done. Nothing else runs in it meanwhile, as in a phone's JavaScript thread.
 */
import fs from 'node:fs';
import { type Engine, type Heard, hermes } from '../engine';

export type Turn = {
  /** The kind of message that began the turn. */
  readonly kind: string;
  /** By the engine's clock. */
  readonly wallMs: number;
  /** Processor time of the engine's thread. */
  readonly busyMs: number;
};

/** Printed with the time. No line of the app or its world begins like this. */
const MARK = 'TURN ';
const ASKED = `"${MARK}"+Date.now()`;
const TOLD = new RegExp(`^"${MARK}(\\d+)"$`);

export class MeasuredEngine implements Engine {
  readonly #engine: Engine;
  readonly #waiting: string[] = [];
  readonly #note: (turn: Turn) => void;
  #began: { readonly line: string; readonly busy: number; at?: number } | undefined;

  constructor(heard: Heard, note: (turn: Turn) => void) {
    this.#note = note;
    const line = (text: string) => {
      const at = TOLD.exec(text)?.[1];
      if (at === undefined) heard.line(text);
      else this.#reached(Number(at));
    };
    // Optimizes like a release build.
    this.#engine = hermes({ ...heard, line }, '-O');
  }

  get pid(): number {
    return this.#engine.pid;
  }
  stop(): void {
    this.#waiting.length = 0;
    this.#engine.stop();
  }
  run(line: string): void {
    this.#waiting.push(line);
    this.#next();
  }

  #next(): void {
    if (this.#began) return;
    const line = this.#waiting.shift();
    if (line === undefined) return;
    this.#began = { line, busy: busyMs(this.pid) };
    this.#engine.run(`${ASKED}\n${line}\n${ASKED}`);
  }

  #reached(at: number): void {
    const began = this.#began;
    if (!began) return;
    if (began.at === undefined) {
      began.at = at;
      return;
    }
    const kind = /^__fromWorld\("([\w-]+)"/.exec(began.line)?.[1] ?? 'start';
    this.#note({ kind, wallMs: at - began.at, busyMs: busyMs(this.pid) - began.busy });
    this.#began = undefined;
    this.#next();
  }
}

/** The main thread runs the script; Linux counts its time in nanoseconds. */
const busyMs = (pid: number): number =>
  Number(fs.readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
