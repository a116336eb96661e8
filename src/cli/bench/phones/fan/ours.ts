/** Our host in one process and our phones in another replay a recorded match. */
import type { Viewer } from '../../../../games/game';
import { createGuest } from '../../../../table/guest';
import { createGuestLoop, type GuestLoop } from '../../../../table/guestLoop';
import type { Link, Vault } from '../../../../table/ports';
import { loopback } from '../../../../link/loopback';
import { hostEnd, phoneEnd } from '../across';
import type { Post } from '../post';
import { type Act, actsOf, RecordedHost } from '../recordedHost';
import { longMatch } from '../../rules/matches';
import { noVault } from '../vaults';
import { pause, type Said, VIEWERS } from './fanner';

/** The revision of each view. */
type Revs = Readonly<Record<string, number>>;
/** What the phones ask of the host's process. */
type Far = { deal(): Promise<Revs>; upTo(nth: number): Promise<Revs> };

const REHEARSALS = 3;
const MATCH = longMatch();
const ACTS = actsOf(MATCH);

export async function hostOurs(post: Post, vault: Vault): Promise<void> {
  await rehearsed();
  const host = new RecordedHost(MATCH, vault);
  const { deal, upTo } = farOf(host);
  post.on('deal', deal);
  post.on('up to', upTo);
  const links = await Promise.all(VIEWERS.map(viewer => hostEnd(post, viewer)));
  for (const link of links) host.shell.join(link);
}

export async function ours(post: Post): Promise<Phones> {
  await rehearsed();
  const far = {
    deal: () => post.ask<Revs>('deal'),
    upTo: (nth: number) => post.ask<Revs>('up to', nth),
  };
  return new Phones(far, await Promise.all(VIEWERS.map(viewer => phoneEnd(post, viewer)))).gather();
}

/** Warms up the code, as after a few minutes of a real match. */
async function rehearsed(): Promise<void> {
  for (let time = 0; time < REHEARSALS; time++) {
    const host = new RecordedHost(MATCH, noVault);
    const pairs = VIEWERS.map(loopback);
    for (const [, theirs] of pairs) host.shell.join(theirs);
    const phones = new Phones(
      farOf(host),
      pairs.map(([mine]) => mine),
    );
    await phones.gather();
    for (let nth = 0; nth < ACTS.length; nth++) await phones.carry();
  }
}

function farOf(host: RecordedHost): Far {
  const revs = () => Object.fromEntries(VIEWERS.map(viewer => [viewer, host.revOf(viewer)]));
  async function deal(): Promise<Revs> {
    while (!host.isSeated()) await pause();
    host.deal();
    return revs();
  }
  async function upTo(nth: number): Promise<Revs> {
    host.upTo(ACTS[nth] as Act);
    return revs();
  }
  return { deal, upTo };
}

class Phones {
  /** The messages of each act. */
  readonly said: Said[] = [];
  readonly #far: Far;
  readonly #phones = new Map<Viewer, GuestLoop>();
  #nth = 0;
  #changed: () => void = () => undefined;

  constructor(far: Far, links: readonly Link[]) {
    this.#far = far;
    for (const [n, viewer] of VIEWERS.entries()) this.#come(viewer, links[n] as Link);
  }

  /** Takes all seats and deals. */
  async gather(): Promise<this> {
    await this.#until(() => [...this.#phones.values()].every(phone => phone.guest().shared));
    for (const [viewer, phone] of this.#phones) {
      if (viewer !== 'board') phone.wish({ wish: 'sit', seat: viewer });
    }
    await this.#shown(await this.#far.deal());
    return this;
  }

  readonly carry = async (between?: () => Promise<void>): Promise<number> => {
    const { seat, action } = ACTS[this.#nth] as Act;
    await this.#shown(await this.#far.upTo(this.#nth++));
    await between?.();
    const next = VIEWERS.map(viewer => [viewer, this.#revOf(viewer) + 1] as const);
    const shown = this.#shown(Object.fromEntries(next));
    const start = performance.now();
    this.#phones.get(seat)?.wish({ wish: 'act', seat, action });
    return (await shown) - start;
  };

  #come(viewer: Viewer, link: Link): void {
    const shell = createGuestLoop(createGuest(viewer, {}, viewer === 'board'), {
      now: () => 0,
      chance: () => 0.5,
      after: () => () => undefined,
      dial: () => Promise.resolve(this.#noted(viewer, link)),
      keep: () => Promise.resolve(),
      changed: () => this.#changed(),
      answered: (_seat, _n, why) => why && fail(why),
      events: () => undefined,
    });
    this.#phones.set(viewer, shell);
  }

  #noted(viewer: Viewer, link: Link): Link {
    const send: Link['send'] = text => {
      if (text.startsWith(ACT)) this.said.push({ from: viewer, up: text, down: new Map() });
      link.send(text);
    };
    const listen: Link['listen'] = ears =>
      link.listen({
        closed: fail,
        heard: text => {
          if (text.startsWith(CHANGE)) this.#told(viewer, text);
          ears.heard(text);
        },
      });
    return { way: link.way, send, listen, close: () => link.close() };
  }

  /**
   * Records only the first change after an act: it belongs to the act, later ones to passing time.
   */
  #told(viewer: Viewer, text: string): void {
    const act = this.said[this.said.length - 1];
    if (act && !act.down.has(viewer)) act.down.set(viewer, text);
  }

  #revOf(viewer: Viewer): number {
    return this.#phones.get(viewer)?.guest().views.get(viewer)?.rev ?? 0;
  }

  /** Resolves when all screens show at least these revisions. */
  #shown(revs: Revs): Promise<number> {
    return this.#until(() => VIEWERS.every(viewer => this.#revOf(viewer) >= (revs[viewer] ?? 0)));
  }

  #until(done: () => boolean): Promise<number> {
    return new Promise(resolve => {
      this.#changed = () => done() && resolve(performance.now());
      this.#changed();
    });
  }
}

const ACT = '{"say":"propose"';
const CHANGE = '{"d":[';

function fail(why: unknown): never {
  throw new Error(JSON.stringify(why));
}
