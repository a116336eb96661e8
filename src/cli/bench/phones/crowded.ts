/** A host with four players and twenty watchers that play a recorded match at any rate. */
import type { Seat } from '../../../kit/seat';
import type { SavedMatch } from '../../../protocol/entry';
import { encode } from '../../../protocol/messages';
import type { Link } from '../../../table/ports';
import { Ear } from './ear';
import type { Pair } from './pairs';
import { type Act, actsOf, RecordedHost } from './recordedHost';
import { Turnstile } from './turnstile';
import { noVault } from './vaults';

const WATCHERS = 20;
/** A time beyond any clock: the host then takes the moment of arrival for the finger's. */
const NOW_OR_NEVER = 1e15;

type Spoken = Act & { readonly text: string };

export class Crowded {
  readonly acts: readonly Spoken[];
  readonly #nth: ReadonlyMap<string, number>;
  readonly #turnstile = new Turnstile();
  readonly #host: RecordedHost;
  readonly #players = new Map<Seat, Ear>();
  readonly #ears: Ear[] = [];
  readonly #shown = new Map<number, number>();
  readonly #revs: number[] = [];
  #news = () => {};

  constructor(match: SavedMatch) {
    this.acts = spoken(actsOf(match));
    this.#nth = new Map(this.acts.map(({ text }, nth) => [text, nth]));
    this.#host = new RecordedHost(match, noVault);
  }

  async gather({ seats }: SavedMatch, pair: Pair): Promise<void> {
    for (const seat of seats) this.#players.set(seat, await this.#come(pair, seat));
    for (let n = 0; n < WATCHERS; n++) await this.#come(pair);
    await this.#until(() => this.#host.isSeated());
    this.#host.deal();
  }

  /** Number of messages that the host has sent. */
  get sent(): number {
    return this.#ears.reduce((sum, { heard }) => sum + heard, 0);
  }

  play({ seat, text }: Spoken): void {
    this.#players.get(seat)?.send(text);
  }

  /** When all watchers had received each of the first `acts` acts. */
  async shown(acts: number): Promise<number[]> {
    await this.#until(
      () => this.#revs.length >= acts && this.#shown.has(this.#revs[acts - 1] ?? 0),
    );
    return this.#revs.slice(0, acts).map(rev => this.#shown.get(rev) ?? NaN);
  }

  async close(): Promise<void> {
    await this.#host.shell.stop();
    for (const ear of this.#ears) ear.close();
  }

  async #come(pair: Pair, seat?: Seat): Promise<Ear> {
    const [mine, theirs] = await pair();
    this.#host.shell.join(this.#inOrder(theirs));
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

  /** Delivers each act to the host at its time in the match and after all earlier ones. */
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
    this.#host.upTo(this.acts[nth] as Act);
    const before = this.#rev();
    hear();
    if (this.#rev() === before) throw new Error(`the host does not play act ${nth}`);
    this.#revs.push(this.#rev());
    this.#news();
  }

  #rev(): number {
    return this.#host.revOf('board');
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

/** The acts as the messages of their players. */
function spoken(acts: readonly Act[]): Spoken[] {
  const said = new Map<Seat, number>();
  return acts.map(act => {
    const { seat, action } = act;
    const n = (said.get(seat) ?? 0) + 1;
    said.set(seat, n);
    const text = encode({ say: 'propose', seat, n, rev: 0, finger: NOW_OR_NEVER, action });
    return { ...act, text };
  });
}
