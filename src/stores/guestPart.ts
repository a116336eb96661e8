/** Runs this phone as a guest, at another host's table or at its own. */
import type { StoreApi } from 'zustand/vanilla';
import { SECOND } from '../kit/millis';
import type { BySeat } from '../kit/seat';
import type { Token } from '../protocol/token';
import { createGuest, type Guest } from '../table/guest';
import { createGuestLoop, type GuestLoop } from '../table/guestLoop';
import type { Link } from '../table/ports';
import { GUEST_FIELDS, type TableDeps, type SessionState } from './sessionState';
import { countInLeft, NO_CLOCK, tableClock } from './tableClock';

type GuestWish = {
  readonly name: string;
  readonly face: string;
  readonly watches: boolean;
  readonly tokens: BySeat<Token>;
  dial(): Promise<Link>;
  keep(tokens: BySeat<Token>): Promise<void>;
  /** Called after every change, so that the way back can be kept. */
  changed?(guest: Guest): void;
};

export function startGuest(
  deps: TableDeps,
  store: StoreApi<SessionState>,
  wish: GuestWish,
): GuestLoop {
  const { now, chance, after } = deps;
  const first = createGuest(wish.name, wish.tokens, wish.watches, deps.packs, wish.face);
  store.setState({ guest: first, clock: NO_CLOCK, refusal: null });
  let latest = first;
  let cancelCount = () => {};

  function show(guest: Guest): void {
    latest = guest;
    const before = store.getState();
    const clock = tableClock(before.clock, guest, () => latest, now);
    const isNew = GUEST_FIELDS.some(field => guest[field] !== before.guest?.[field]);
    if (isNew || clock !== before.clock) store.setState({ guest, clock });
    cancelCount();
    const left = countInLeft(guest.shared?.clock, clock.hostNow());
    // Before the host's clock is known, the count may seem to last for ever.
    if (left > 0) cancelCount = after(Math.min(left, SECOND), () => show(latest));
  }

  const loop = createGuestLoop(first, {
    now,
    chance,
    after,
    async dial() {
      const link = await wish.dial();
      store.setState({ way: link.way });
      return link;
    },
    keep: tokens => wish.keep(tokens),
    changed(guest) {
      show(guest);
      wish.changed?.(guest);
    },
    answered(seat, _, why) {
      if (why) store.setState({ refusal: { seat, why } });
    },
    events: deps.events.publish,
  });
  return {
    ...loop,
    stop() {
      cancelCount();
      loop.stop();
    },
  };
}
