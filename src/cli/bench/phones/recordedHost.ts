/** A host on whose table a recorded match is played: its clock goes on only as far as the next act. */
import type { Viewer } from '../../../games/game';
import type { Seat } from '../../../kit/seat';
import type { Entry, SavedMatch } from '../../../protocol/entry';
import { createHost } from '../../../table/host';
import { createHostLoop, type HostLoop } from '../../../table/hostLoop';
import type { Vault } from '../../../table/ports';
import { fresh } from './means';
import { GAME } from '../rules/matches';

/** With all that the log has from after the act before it up to the act itself. */
export type Act = {
  readonly seat: Seat;
  readonly action: unknown;
  readonly before: readonly Entry[];
};

/** So that phones say no more in a second of the host's than they may. */
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

  /** All that comes before this act has happened. */
  upTo({ before }: Act): void {
    for (const { at, do: what } of before) {
      this.#now = this.#momentOf(at);
      if (what === 'pass') this.shell.order({ order: 'resume' }); // changes nothing, but lets time pass
    }
  }

  revOf(viewer: Viewer): number {
    return this.shell.host().lastSent.get(viewer)?.rev ?? 0;
  }

  /** In the middle of the millisecond, which is then never the one before. */
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
