/** Runs a guest: finds the host again whenever the line breaks, and keeps its tokens. */
import type { AnyWhy, Viewer } from '../games/game';
import type { Chance } from '../kit/random';
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
import { type LoopClock, createLoop } from './loop';
import type { Link } from './ports';

type GuestLoopDeps = LoopClock & {
  chance(): Chance;
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

export function createGuestLoop(first: Guest, deps: GuestLoopDeps): GuestLoop {
  let link: Link | undefined;
  let tries = 0;

  /** An effect belongs to the link that was there when it came about. */
  type OnLink = { readonly effect: GuestEffect; readonly on: Link | undefined };
  const loop = createLoop<Guest, GuestEvent, OnLink>(first, {
    ...deps,
    step(guest, event) {
      const [next, effects] = stepGuest(guest, event, deps.now());
      return [next, effects.map(effect => ({ effect, on: link }))];
    },
    wakeAt: guestWakeAt,
    tick: { type: 'ticked' },
    perform: ({ effect, on }) => perform(effect, on),
    changed(guest) {
      if (guest.linked && guest.table !== null) tries = 0; // let in, not only let on the line
      deps.changed(guest);
    },
  });

  /** What the host is told of a token goes out only when the token is kept. */
  function perform(effect: GuestEffect, on: Link | undefined): Promise<void> | void {
    switch (effect.do) {
      case 'keep':
        return deps.keep(effect.tokens);
      case 'send':
        return on?.send(effect.text);
      case 'answered':
        return deps.answered(effect.seat, effect.n, effect.why);
      case 'events':
        return deps.events(effect.viewer, effect.events, effect.view);
      case 'hang-up':
        return lose(on);
    }
  }

  function take(found: Link): void {
    if (loop.isStopped) return found.close();
    link = found;
    found.listen({ heard: text => hear(found, text), closed: () => lose(found) });
    loop.tell({ type: 'linked' });
  }

  /** What an old line still says is for nobody. */
  function hear(from: Link, text: string): void {
    if (from === link) loop.tell({ type: 'heard', text });
  }

  function lose(lost: Link | undefined): void {
    if (!lost || lost !== link) return;
    link = undefined;
    lost.close();
    loop.tell({ type: 'unlinked' });
    dialSoon();
  }

  function dialSoon(): void {
    if (loop.isStopped || loop.self().closed) return;
    const wait = Math.min(RECONNECT.latest, RECONNECT.soonest * 2 ** tries++);
    deps.after(wait * (0.5 + deps.chance() / 2), dial);
  }

  function dial(): void {
    if (loop.isStopped) return;
    deps.dial().then(take, dialSoon);
  }

  dial();
  return {
    guest: loop.self,
    wish: wish => loop.tell({ type: 'wished', wish }),
    stop() {
      loop.stop();
      link?.close();
    },
  };
}
