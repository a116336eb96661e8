/** The thin shell of a guest: finds the host again whenever the line breaks, and keeps its tokens. */
import type { AnyWhy, Viewer } from '../games/game';
import type { Chance } from '../kit/random';
import type { Millis } from '../kit/millis';
import type { BySeat, Seat } from '../kit/seat';
import type { Token } from '../protocol/token';
import {
  type Guest,
  type GuestEffect,
  type GuestEvent,
  stepGuest,
  guestWakeAt,
  type GuestCommand,
} from './guest';
import type { AnyEvents } from './match';
import type { Link } from './ports';

type GuestLoopDeps = {
  now(): Millis;
  chance(): Chance;
  after(ms: Millis, run: () => void): () => void;
  /** A way to the host; fails if there is none now. */
  dial(): Promise<Link>;
  /** Resolves when they would survive the battery being taken out; or when the player has been told that they would not. */
  keep(tokens: BySeat<Token>): Promise<void>;
  changed(guest: Guest): void;
  answered(seat: Seat, n: number, why: AnyWhy | undefined): void;
  /** Told once of what has just happened, with the view it led to. */
  events(viewer: Viewer, events: AnyEvents, view: unknown): void;
};

export type GuestLoop = {
  guest(): Guest;
  wish(wish: GuestCommand): void;
  stop(): void;
};

/** The first try again comes soon, the later ones ever less often, and no two phones together. */
const RECONNECT = { soonest: 200, latest: 5_000 } as const;

export function createGuestLoop(first: Guest, world: GuestLoopDeps): GuestLoop {
  let guest = first;
  let link: Link | undefined;
  let tries = 0;
  let stopped = false;
  let callOff = () => {};
  let wakes = Infinity;
  let working: Promise<void> | undefined;
  const due: { effect: GuestEffect; on: Link | undefined }[] = [];

  function tell(event: GuestEvent): void {
    if (stopped) return;
    const [next, effects] = stepGuest(guest, event, world.now());
    const isNew = next !== guest;
    guest = next;
    if (guest.linked && guest.table !== null) tries = 0; // let in, not only let on the line
    due.push(...effects.map(effect => ({ effect, on: link })));
    working ??= work();
    if (isNew) world.changed(guest);
    sleep();
  }

  /** A timer that is right already stays: armed again for the rest, it would look like a short one. */
  function sleep(): void {
    const wake = guestWakeAt(guest);
    if (wake === wakes && wake > world.now()) return;
    callOff();
    wakes = stopped ? Infinity : wake;
    if (wakes === Infinity) return;
    callOff = world.after(Math.max(1, Math.ceil(wakes - world.now())), () => {
      wakes = Infinity;
      tell({ type: 'ticked' });
    });
  }

  /** What the host is told of a token goes out only when the token is kept. */
  function work(): Promise<void> | undefined {
    for (let next = due.shift(); next; next = due.shift()) {
      if (next.effect.do === 'keep') return keepThenWork(next.effect.tokens);
      perform(next.effect, next.on);
    }
    return undefined;
  }

  async function keepThenWork(tokens: BySeat<Token>): Promise<void> {
    await world.keep(tokens);
    working = work();
    await working;
  }

  function perform(effect: Exclude<GuestEffect, { do: 'keep' }>, on: Link | undefined): void {
    switch (effect.do) {
      case 'send':
        return on?.send(effect.text);
      case 'answered':
        return world.answered(effect.seat, effect.n, effect.why);
      case 'events':
        return world.events(effect.viewer, effect.events, effect.view);
      case 'hang-up':
        return lose(on);
    }
  }

  function take(found: Link): void {
    if (stopped) return found.close();
    link = found;
    found.listen({ heard: text => hear(found, text), closed: () => lose(found) });
    tell({ type: 'linked' });
  }

  /** What an old line still says is for nobody. */
  function hear(from: Link, text: string): void {
    if (from === link) tell({ type: 'heard', text });
  }

  function lose(lost: Link | undefined): void {
    if (!lost || lost !== link) return;
    link = undefined;
    lost.close();
    tell({ type: 'unlinked' });
    dialSoon();
  }

  function dialSoon(): void {
    if (stopped || guest.closed) return;
    const wait = Math.min(RECONNECT.latest, RECONNECT.soonest * 2 ** tries++);
    world.after(wait * (0.5 + world.chance() / 2), dial);
  }

  function dial(): void {
    if (stopped) return;
    world.dial().then(take, dialSoon);
  }

  dial();
  return {
    guest: () => guest,
    wish: wish => tell({ type: 'wished', wish }),
    stop() {
      stopped = true;
      callOff();
      link?.close();
    },
  };
}
