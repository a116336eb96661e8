import type { TableClock } from '../games/board';
import type { Millis } from '../kit/millis';
import { type Guest, hostNow, matchNow } from '../table/guest';

type Stand = {
  readonly clock: NonNullable<Guest['shared']>['clock'] | undefined;
  readonly stands: Millis | null;
  readonly offset: Millis;
};
export type KnownClock = TableClock & {
  /** The host's clock at this instant. */
  hostNow(): Millis;
  readonly stand: Stand | null;
};

/** Nobody notices a smaller jump of the sand. */
const JUMP_MS: Millis = 12;

export const NO_CLOCK: KnownClock = {
  now: () => 0,
  hostNow: () => 0,
  running: false,
  speed: 1,
  stand: null,
};

/** Match time as this phone knows it; the same object until time jumps. */
export function tableClock(
  before: KnownClock,
  guest: Guest,
  latest: () => Guest,
  now: () => Millis,
): KnownClock {
  const { stands, shared } = guest;
  const at = now();
  const stand = { clock: shared?.clock, stands, offset: hostNow(guest, at) - at };
  if (before.stand && isAlike(stand, before.stand)) return before;
  return {
    now: () => matchNow(latest(), now()).at,
    hostNow: () => hostNow(latest(), now()),
    running: (stand.clock?.running ?? false) && stands === null,
    speed: stand.clock?.speed ?? 1,
    stand,
  };
}

const isAlike = (one: Stand, other: Stand): boolean =>
  one.clock === other.clock &&
  one.stands === other.stands &&
  Math.abs(one.offset - other.offset) < JUMP_MS;
