/** Match time from the host's clock: milliseconds since the deal, without the pauses. */
import type { Millis } from '../kit/millis';

export type MatchClock = {
  readonly at: Millis;
  /**
   * How many times faster than real time the match runs; 1 with people, other speeds for practice.
   */
  readonly speed: number;
} & (
  | { readonly running: true; readonly since: Millis } // it showed `at` at host time `since`
  | { readonly running: false }
);

export const FASTEST = 120;
export const SLOWEST = 0.25;

export const stoppedClock = (at: Millis, speed = 1): MatchClock => ({ running: false, at, speed });

export const startedClock = (clock: MatchClock, host: Millis): MatchClock => ({
  running: true,
  at: matchTime(clock, host),
  speed: clock.speed,
  since: host,
});

export const haltedClock = (clock: MatchClock, host: Millis): MatchClock =>
  stoppedClock(matchTime(clock, host), clock.speed);

/** The clock at another speed from now on. */
export const paced = (clock: MatchClock, speed: number, host: Millis): MatchClock => ({
  ...(clock.running ? startedClock(clock, host) : clock),
  speed,
});

/** If the host's clock is set back, match time does not go back. */
export const matchTime = (clock: MatchClock, host: Millis): Millis =>
  clock.running ? clock.at + Math.max(0, host - clock.since) * clock.speed : clock.at;

/** When match time reaches the moment, on the host's clock; never, while it stands still. */
export const hostTime = (clock: MatchClock, at: Millis): Millis =>
  clock.running ? clock.since + (at - clock.at) / clock.speed : Infinity;

type Counting = { readonly clock: MatchClock; readonly countIn: Millis };

/** A clock that was set back further than the count is long does not count in. */
export const isCountingIn = ({ clock, countIn }: Counting, host: Millis): boolean =>
  clock.running && host < clock.since && clock.since - host <= countIn;

/** From when on match time passes: now, or at the end of the count. */
export const runsFrom = ({ clock, countIn }: Counting, host: Millis): Millis =>
  clock.running && isCountingIn({ clock, countIn }, host) ? clock.since : host;
