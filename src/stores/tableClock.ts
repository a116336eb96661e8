import type { TableClock } from '../games/board';
import type { Millis } from '../kit/millis';
import { type Guest, hostNow, matchNow } from '../table/guest';

type Stand = { readonly clock: string; readonly offset: Millis };
export type KnownClock = TableClock & { readonly stand: Stand };

/** Nobody sees sand jump by less. */
const JUMP_MS: Millis = 12;

export const NO_CLOCK: KnownClock = {
  now: () => 0,
  running: false,
  speed: 1,
  stand: { clock: '', offset: 0 },
};

/** Match time as this phone knows it: the same object for as long as nothing jumps. */
export function tableClock(
  before: KnownClock,
  guest: Guest,
  latest: () => Guest,
  now: () => Millis,
): KnownClock {
  const told = guest.shared?.clock;
  const clock = JSON.stringify([told, guest.stands]);
  const at = now();
  const offset = hostNow(guest, at) - at;
  const { stand } = before;
  if (clock === stand.clock && Math.abs(offset - stand.offset) < JUMP_MS) return before;
  return {
    now: () => matchNow(latest(), now()).at,
    running: (told?.running ?? false) && guest.stands === null,
    speed: told?.speed ?? 1,
    stand: { clock, offset },
  };
}
