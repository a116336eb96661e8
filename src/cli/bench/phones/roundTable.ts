/** A table with host, four phones and a TV, on a manual clock. */
import type { Viewer } from '../../../games/game';
import { COLOURS } from '../../../games/time-n-space/rules/components';
import type { Seed } from '../../../kit/chance';
import { SECOND } from '../../../kit/millis';
import type { Seat } from '../../../kit/seat';
import { createGuest } from '../../../table/guest';
import { createGuestLoop, type GuestLoop } from '../../../table/guestLoop';
import { createHost } from '../../../table/host';
import { createHostLoop, type HostLoop } from '../../../table/hostLoop';
import type { Vault } from '../../../table/ports';
import { fresh } from './means';
import { GAME } from '../rules/matches';
import { HandClock } from './handClock';
import type { Pair } from './pairs';
import { Traffic } from './traffic';

export type Means = { readonly pair: Pair; readonly vault: Vault };
export type Phone = { readonly viewer: Viewer; readonly shell: GuestLoop };

export class RoundTable {
  readonly host: HostLoop;
  readonly clock: HandClock;
  readonly phones: Phone[] = [];
  readonly #traffic = new Traffic();
  readonly #pair: Pair;

  constructor({ pair, vault }: Means) {
    const clock = new HandClock(() => this.settled());
    this.clock = clock;
    this.#pair = pair;
    this.host = createHostLoop(createHost('a table', GAME, COLOURS.length), {
      vault: this.#traffic.vault(vault),
      now: () => clock.now,
      fresh,
      after: (ms, run) => clock.after(ms, run),
      changed: () => undefined,
      kept: (works, problem) => void (works || fail(problem)),
    });
  }

  settled(): Promise<void> {
    return this.#traffic.settled();
  }

  /** Seats everybody and lets them synchronize their clocks. Deals nothing. */
  async gather(): Promise<void> {
    for (const viewer of [...COLOURS, 'board' as const]) await this.#come(viewer);
    await this.settled();
    for (const { viewer, shell } of this.phones) {
      if (viewer !== 'board') shell.wish({ wish: 'sit', seat: viewer });
    }
    await this.clock.to(this.clock.now + 2 * SECOND);
  }

  async deal(options: unknown, seed: Seed): Promise<void> {
    this.host.order({ order: 'options', options });
    this.host.order({ order: 'deal', seed });
    await this.settled();
  }

  phoneOf(seat: Seat): GuestLoop {
    const phone = this.phones.find(({ viewer }) => viewer === seat);
    return phone?.shell ?? fail(`nobody plays ${seat}`);
  }

  async stop(): Promise<void> {
    for (const { shell } of this.phones) shell.stop();
    await this.host.stop();
  }

  async #come(viewer: Viewer): Promise<void> {
    const { clock } = this;
    const [mine, theirs] = await this.#pair();
    this.host.join(this.#traffic.link(theirs));
    const shell = createGuestLoop(createGuest(viewer, {}, viewer === 'board'), {
      now: () => clock.now,
      chance: () => 0.5,
      after: (ms, run) => clock.after(ms, run),
      dial: () => Promise.resolve(this.#traffic.link(mine)),
      keep: () => Promise.resolve(),
      changed: () => undefined,
      answered: (_seat, _n, why) => why && fail(why),
      events: () => undefined,
    });
    this.phones.push({ viewer, shell });
  }
}

function fail(problem: unknown): never {
  throw new Error(typeof problem === 'string' ? problem : JSON.stringify(problem));
}
