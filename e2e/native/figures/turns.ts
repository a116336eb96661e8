/**
 * An engine whose turns are measured: it is given one line at a time, and the next when it has done with
 * all microtasks of the last. Nothing else runs in it meanwhile, as in a phone's thread for JavaScript.
 */
import fs from 'node:fs';
import { type Engine, type Heard, hermes } from '../engine';

export type Turn = {
  /** What the world told, by which the turn began. */
  readonly kind: string;
  /** By the clock of the engine. */
  readonly wallMs: number;
  /** What the processor did for the engine's thread, as machines are shared. */
  readonly busyMs: number;
};

/** Printed with the time: no line of the app or of its world begins like this. */
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
    // As a release is compiled.
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

/** Of its first thread, which is the one that runs the script; Linux counts it in nanoseconds. */
const busyMs = (pid: number): number =>
  Number(fs.readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
