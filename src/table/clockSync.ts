/**
 * Learns from pings how far another device's clock is from one's own, and how exactly that is
 * known.
 */
import type { Millis } from '../kit/millis';

/** A ping: when it left and came back on the sender's clock, when it arrived on the other's. */
export type Ping = { readonly left: Millis; readonly met: Millis; readonly back: Millis };
export type Sync = { readonly pings: readonly Ping[] };
type Reading = {
  /** Add it to one's own clock to get the other's. */
  readonly offset: Millis;
  /** The largest possible error. */
  readonly within: Millis;
};

const KEPT = 16;
/** How far two honest clocks drift apart. */
const DRIFT = 200e-6;

export const unsynced: Sync = { pings: [] };

export const withPing = ({ pings }: Sync, ping: Ping): Sync =>
  ping.back < ping.left ? { pings } : { pings: [...pings, ping].slice(-KEPT) };

/**
 * The quickest way there and the quickest way back may come from different pings: of sixteen, some
 * were quick one way and some the other. Clocks may have drifted since an old ping, so an old one
 * counts as less exact.
 */
export function reading({ pings }: Sync, now: Millis): Reading | undefined {
  if (pings.length === 0) return undefined;
  const there = Math.min(...pings.map(({ left, met, back }) => met - left + age(now, back)));
  const home = Math.min(...pings.map(({ met, back }) => back - met + age(now, back)));
  return { offset: (there - home) / 2, within: Math.max(0, (there + home) / 2) };
}

const age = (now: Millis, back: Millis) => Math.max(0, now - back) * DRIFT;

/** The shortest recent round trip, which the line always takes at least. */
export const roundTrip = ({ pings }: Sync): Millis | undefined =>
  pings.length === 0 ? undefined : Math.min(...pings.map(({ left, back }) => back - left));
