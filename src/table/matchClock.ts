/** Match time from the host's clock: milliseconds since the start, without the pauses. */
import type { Millis } from '../kit/millis';

export type MatchClock =
  | { readonly running: true; readonly at: Millis; readonly since: Millis } // it showed `at` at host time `since`
  | { readonly running: false; readonly at: Millis };

export const stopped = (at: Millis): MatchClock => ({ running: false, at });

export const started = (clock: MatchClock, host: Millis): MatchClock => ({
  running: true,
  at: matchTime(clock, host),
  since: host,
});

export const halted = (clock: MatchClock, host: Millis): MatchClock =>
  stopped(matchTime(clock, host));

/** A host clock that is set back does not turn match time back. */
export const matchTime = (clock: MatchClock, host: Millis): Millis =>
  clock.running ? clock.at + Math.max(0, host - clock.since) : clock.at;
