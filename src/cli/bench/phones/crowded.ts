/** A host of four players and twenty who watch, who play a recorded match at any rate. */
import type { Seat } from '../../../kit/seat';
import type { Entry, Match } from '../../../protocol/entry';
import { write } from '../../../protocol/messages';
import { createHost } from '../../../table/host';
import { createHostShell, type HostShell } from '../../../table/hostShell';
import type { Link } from '../../../table/ports';
import { fresh } from './means';
import { GAME } from '../rules/matches';
import { Ear } from './ear';
import type { Pair } from './pairs';
import { Turnstile } from './turnstile';
import { noVault } from './vaults';

const WATCHERS = 20;
/** So that phones say no more in a second of the host's than they may. */
const SPEED = 120;
/** Later than any clock: the host then believes that the finger lifts just as it hears of it. */
const NOW_OR_NEVER = 1e15;

type Act = { readonly seat: Seat; readonly text: string; readonly before: readonly Entry[] };

export class Crowded {
  readonly acts: readonly Act[];
  readonly #nth: ReadonlyMap<string, number>;
  readonly #turnstile = new Turnstile();
  readonly #host: HostShell;
  readonly #players = new Map<Seat, Ear>();
  readonly #ears: Ear[] = [];
  readonly #shown = new Map<number, number>();
  readonly #revs: number[] = [];
  #now = 1_000;
  #news = () => {};

  constructor(match: Match) {
    this.acts = actsOf(match);
    this.#nth = new Map(this.acts.map(({ text }, nth) => [text, nth]));
    this.#host = createHostShell(createHost('a crowd', GAME, match.seats.length), {
      vault: noVault,
      now: () => this.#now,
      fresh,
      after: () => () => undefined,
      changed: () => undefined,
      trouble: () => undefined,
    });
  }

  async gather({ seats, options, seed }: Match, pair: Pair): Promise<void> {
    for (const seat of seats) this.#players.set(seat, await this.#come(pair, seat));
    for (let n = 0; n < WATCHERS; n++) await this.#come(pair);
    await this.#until(() => seats.every(seat => this.#host.host().holders[seat]?.seal));
    this.#host.order({ order: 'options', options });
    this.#host.order({ order: 'deal', seed, speed: SPEED });
  }

  /** Messages that the host has sent. */
  get sent(): number {
    return this.#ears.reduce((sum, { heard }) => sum + heard, 0);
  }

  play({ seat, text }: Act): void {
    this.#players.get(seat)?.send(text);
  }

  /** When every watcher had been told of each of the first so many acts. */
  async shown(acts: number): Promise<number[]> {
    await this.#until(
      () => this.#revs.length >= acts && this.#shown.has(this.#revs[acts - 1] ?? 0),
    );
    return this.#revs.slice(0, acts).map(rev => this.#shown.get(rev) ?? NaN);
  }

  async close(): Promise<void> {
    await this.#host.stop();
    for (const ear of this.#ears) ear.close();
  }

  async #come(pair: Pair, seat?: Seat): Promise<Ear> {
    const [mine, theirs] = await pair();
    this.#host.join(this.#inOrder(theirs));
    let last = 0;
    const ear = new Ear(mine, seat, rev => {
      last = rev;
      this.#count(last);
    });
    this.#ears.push(ear);
    return ear;
  }

  readonly #told = new Map<number, number>();

  #count(rev: number): void {
    const told = (this.#told.get(rev) ?? 0) + 1;
    this.#told.set(rev, told);
    if (told < WATCHERS) return;
    this.#shown.set(rev, performance.now());
    this.#news();
  }

  /** The host hears each act at its moment in the match, and after all that came before it. */
  #inOrder(link: Link): Link {
    const listen: Link['listen'] = ears =>
      link.listen({
        ...ears,
        heard: text => {
          const nth = this.#nth.get(text);
          if (nth === undefined) ears.heard(text);
          else this.#turnstile.come(nth, () => this.#enter(nth, () => ears.heard(text)));
        },
      });
    return { way: link.way, send: text => link.send(text), listen, close: () => link.close() };
  }

  #enter(nth: number, hear: () => void): void {
    for (const { at, do: what } of this.acts[nth]?.before ?? []) {
      this.#now = this.#momentOf(at);
      if (what === 'pass') this.#host.order({ order: 'resume' }); // changes nothing, but lets time pass
    }
    const before = this.#rev();
    hear();
    if (this.#rev() === before) throw new Error(`the host does not play act ${nth}`);
    this.#revs.push(this.#rev());
    this.#news();
  }

  /** In the middle of the millisecond, which is then never the one before. */
  #momentOf(at: number): number {
    const { clock } = this.#host.host();
    return (clock.running ? clock.since : NaN) + (at + 0.5) / SPEED;
  }

  #rev(): number {
    return this.#host.host().told.get('board')?.rev ?? 0;
  }

  async #until(done: () => boolean): Promise<void> {
    while (!done()) {
      await new Promise<void>(resolve => {
        this.#news = resolve;
        setTimeout(resolve, 20);
      });
    }
  }
}

/** Each with all that the log has from after the act before it up to the act itself. */
function actsOf({ log }: Match): Act[] {
  const said = new Map<Seat, number>();
  let before: Entry[] = [];
  return log.flatMap(entry => {
    before.push(entry);
    if (entry.do !== 'act') return [];
    const { seat, action } = entry;
    const n = (said.get(seat) ?? 0) + 1;
    said.set(seat, n);
    const text = write({ say: 'propose', seat, n, rev: 0, finger: NOW_OR_NEVER, action });
    const act = { seat, text, before };
    before = [];
    return [act];
  });
}
