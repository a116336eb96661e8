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

/** Packs that one table sends to this phone before its player is asked. */
export const MOST_UNASKED = 6;

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
  let followed: string | undefined;
  let unasked = 0;

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

  /** Looks once whether this phone has the pack of the table, and fetches it if not. */
  function followPack({ shared, pack }: Guest): void {
    const offered = shared?.pack;
    if (!offered || pack?.hash === offered.hash || followed === offered.hash) return;
    followed = offered.hash;
    const { hash } = offered;
    void deps.filePacks
      .shelve(offered.id)
      .then(isHere => (isHere ? 'held' : unlessTooMany()), unlessTooMany)
      .then(is => loop.wish({ wish: 'pack', hash, is }));
  }

  /** Otherwise a host could fill this phone with one pack after another. */
  const unlessTooMany = () => (++unasked <= MOST_UNASKED ? 'fetched' : 'refused');

  function packArrived(hash: string, text: string): void {
    const { game, pack } = loop.guest().shared ?? {};
    if (game === undefined || pack?.hash !== hash) return;
    const { id, kind } = pack;
    // If the part of the app that reads it cannot be fetched, the player may take it later.
    const refused = () => 'refused' as const;
    void deps.filePacks
      .receive(game, { id, kind, hash }, text)
      .then(fits => (fits ? 'held' : 'damaged'), refused)
      .then(is => loop.wish({ wish: 'pack', hash, is }));
  }

  const loop: GuestLoop = createGuestLoop(first, {
    now,
    chance,
    after,
    async dial() {
      const link = await wish.dial();
      store.setState({ way: link.way });
      return link;
    },
    keep: tokens => wish.keep(tokens),
    packArrived,
    changed(guest) {
      show(guest);
      followPack(guest);
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
