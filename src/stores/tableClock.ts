import type { TableClock } from '../games/board';
import { type Millis, SECOND } from '../kit/millis';
import { type Guest, hostNow, matchNow } from '../table/guest';

type Stand = {
  readonly clock: SharedClock | undefined;
  readonly stands: Millis | null;
  readonly isCountingIn: boolean;
  readonly offset: Millis;
};
export type KnownClock = TableClock & {
  /** The host's clock at this instant. */
  hostNow(): Millis;
  readonly stand: Stand | null;
};

type SharedClock = NonNullable<Guest['shared']>['clock'];

/** How long the host still counts in before match time passes; `now` is the host's clock. */
export const countInLeft = (clock: SharedClock | undefined, now: Millis): Millis =>
  clock?.running ? Math.max(0, clock.since - now) : 0;

/** The number a count shows: whole seconds left, 0 when it is over. */
export const countdownAt = (clock: SharedClock | undefined, now: Millis): number =>
  Math.ceil(countInLeft(clock, now) / SECOND);

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
  const there = hostNow(guest, at);
  const isCountingIn = countInLeft(shared?.clock, there) > 0;
  const stand = { clock: shared?.clock, stands, isCountingIn, offset: there - at };
  if (before.stand && isAlike(stand, before.stand)) return before;
  return {
    now: () => matchNow(latest(), now()).at,
    hostNow: () => hostNow(latest(), now()),
    running: (stand.clock?.running ?? false) && stands === null && !isCountingIn,
    speed: stand.clock?.speed ?? 1,
    stand,
  };
}

const isAlike = (one: Stand, other: Stand): boolean =>
  one.clock === other.clock &&
  one.stands === other.stands &&
  one.isCountingIn === other.isCountingIn &&
  Math.abs(one.offset - other.offset) < JUMP_MS;
