/** Signals and bytes within one process, in any network weather a test asks for. */
import type { Chance } from '../../kit/random';
import type { Millis } from '../../kit/millis';
import type { Signal, Signals } from '../signals';
import type { Timers } from '../timers';

export type LineWeather = {
  /** Percentages of messages that are lost, and that come twice. */
  lost: number;
  doubled: number;
  /** Delays are drawn up to this, so that some messages overtake others. */
  slowest: Millis;
};

export const FINE: LineWeather = { lost: 0, doubled: 0, slowest: 1 };
export const NASTY: LineWeather = { lost: 15, doubled: 15, slowest: 60 };

type Broker = { timers: Timers; weather: LineWeather; next: () => Chance };

/** A line in one direction; `said` keeps everything sent on it. */
export class MemoryLine<T> {
  readonly said: T[] = [];
  weather: LineWeather;
  #ears: ((said: T) => void) | undefined;
  readonly #broker: Broker;

  constructor(broker: Broker) {
    this.#broker = broker;
    this.weather = broker.weather;
  }

  say(it: T): void {
    const { next } = this.#broker;
    this.said.push(it);
    if (next() * 100 < this.weather.lost) return;
    this.#deliver(it);
    if (next() * 100 < this.weather.doubled) this.#deliver(it);
  }

  /** Delivers as a stranger would. */
  forge(it: T): void {
    this.#ears?.(it);
  }

  get isHeard(): boolean {
    return this.#ears !== undefined;
  }

  hear(ears: ((said: T) => void) | undefined): void {
    this.#ears = ears;
  }

  #deliver(it: T): void {
    const { timers, next } = this.#broker;
    timers.after(Math.ceil(next() * this.weather.slowest), () => this.#ears?.(it));
  }
}

type Lines<T> = { readonly up: MemoryLine<T>; readonly down: MemoryLine<T> };

export const memoryLines = <T>(broker: Broker): Lines<T> => ({
  up: new MemoryLine<T>(broker),
  down: new MemoryLine<T>(broker),
});

/** The guest's end, and the host's. */
export const signals = ({ up, down }: Lines<Signal>): readonly [Signals, Signals] => [
  signalling(up, down),
  signalling(down, up),
];

const signalling = (out: MemoryLine<Signal>, back: MemoryLine<Signal>): Signals => ({
  send: signal => out.say(signal),
  listen: heard => back.hear(heard),
  close: () => back.hear(undefined),
});
