/** Runs a guest: reconnects whenever the channel breaks, and keeps its tokens. */
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
  /** Opens a way to the host; fails if there is none now. */
  dial(): Promise<Link>;
  /**
   * Resolves when the tokens would survive a dead battery, or when the player has seen that they
   * would not.
   */
  keep(tokens: BySeat<Token>): Promise<void>;
  changed(guest: Guest): void;
  answered(seat: Seat, n: number, why: AnyWhy | undefined): void;
  /** A whole pack of another player has arrived. */
  packArrived(hash: string, text: string): void;
  /** Called once with what has just happened, and the view it led to. */
  events(viewer: Viewer, events: AnyEvents, view: unknown): void;
};

export type GuestLoop = {
  guest(): Guest;
  wish(wish: GuestCommand): void;
  stop(): void;
};

/** The first retry comes soon, later ones ever less often, and no two phones retry together. */
const RECONNECT = { soonest: 200, latest: 5_000 } as const;

export function createGuestLoop(first: Guest, deps: GuestLoopDeps): GuestLoop {
  let link: Link | undefined;
  let tries = 0;

  /** An effect belongs to the channel on which it arose. */
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
      if (guest.linked && guest.table !== null) tries = 0; // only once welcomed
      deps.changed(guest);
    },
  });

  /** A `kept` goes out only after the token is kept, because effects wait for each other. */
  function perform(effect: GuestEffect, on: Link | undefined): Promise<void> | void {
    switch (effect.do) {
      case 'keep':
        return deps.keep(effect.tokens);
      case 'send':
        return on?.send(effect.text);
      case 'answered':
        return deps.answered(effect.seat, effect.n, effect.why);
      case 'pack':
        return deps.packArrived(effect.hash, effect.text);
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

  /** Messages from an older channel are ignored. */
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
