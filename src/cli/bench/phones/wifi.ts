/** Simulates Wi-Fi in an ordinary room, with pings to a clock that is some way off. */
import type { Chance } from '../../../kit/random';
import type { Millis } from '../../../kit/millis';
import type { Ping } from '../../../table/clockSync';

export const AHEAD: Millis = 86_400_000;
const LEAST: Millis = 3;
const TAIL: Millis = 4;
const SPIKE = { often: 0.03, least: 60, most: 200 };

export class Wifi {
  now: Millis = 1_000;
  readonly #next: () => Chance;

  constructor(next: () => Chance) {
    this.#next = next;
  }

  /** A round trip, which advances the time. */
  ping(): Ping {
    const left = this.now;
    const met = left + this.#delay();
    this.now = met + this.#delay();
    return { left, met: met + AHEAD, back: this.now };
  }

  #delay(): Millis {
    const { often, least, most } = SPIKE;
    const spike = this.#next() < often ? least + (most - least) * this.#next() : 0;
    return LEAST - TAIL * Math.log(1 - this.#next()) + spike;
  }
}
