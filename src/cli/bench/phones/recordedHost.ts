/** A host that replays a recorded match: its clock advances only to the next act. */
import type { Viewer } from '../../../games/game';
import type { Seat } from '../../../kit/seat';
import type { Entry, SavedMatch } from '../../../protocol/entry';
import { createHost } from '../../../table/host';
import { createHostLoop, type HostLoop } from '../../../table/hostLoop';
import type { Vault } from '../../../table/ports';
import { fresh } from './means';
import { GAME } from '../rules/matches';

/** `before` holds the entries since the previous act, including the act itself. */
export type Act = {
  readonly seat: Seat;
  readonly action: unknown;
  readonly before: readonly Entry[];
};

/** Fast, because phones may send only so many messages in a second of the host's time. */
const SPEED = 120;

export class RecordedHost {
  readonly shell: HostLoop;
  readonly #match: SavedMatch;
  #now = 1_000;

  constructor(match: SavedMatch, vault: Vault) {
    this.#match = match;
    this.shell = createHostLoop(createHost('a table', GAME, match.seats.length), {
      vault,
      now: () => this.#now,
      fresh,
      after: () => () => undefined,
      changed: () => undefined,
      kept: (works, problem) => {
        if (!works) throw problem;
      },
    });
  }

  isSeated(): boolean {
    return this.#match.seats.every(seat => this.shell.host().holders[seat]?.seal);
  }

  deal(): void {
    const { options, seed } = this.#match;
    this.shell.order({ order: 'options', options });
    this.shell.order({ order: 'deal', seed, speed: SPEED });
  }

  /** Lets everything before this act happen. */
  upTo({ before }: Act): void {
    for (const { at, do: what } of before) {
      this.#now = this.#momentOf(at);
      if (what === 'pass') this.shell.order({ order: 'resume' }); // changes nothing, but lets time pass
    }
  }

  revOf(viewer: Viewer): number {
    return this.shell.host().lastSent.get(viewer)?.rev ?? 0;
  }

  /** Aims at the middle of a millisecond, which rounding cannot turn into the one before. */
  #momentOf(at: number): number {
    const { clock } = this.shell.host();
    return (clock.running ? clock.since : NaN) + (at + 0.5) / SPEED;
  }
}

export function actsOf({ log }: SavedMatch): Act[] {
  let before: Entry[] = [];
  return log.flatMap(entry => {
    before.push(entry);
    if (entry.do !== 'act') return [];
    const act = { seat: entry.seat, action: entry.action, before };
    before = [];
    return [act];
  });
}
