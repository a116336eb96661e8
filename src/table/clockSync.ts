/** How another device's clock stands to one's own, learned from pings, and how well one knows it. */
import type { Millis } from '../kit/millis';

/** A ping, seen from who sent it: left and came back by his clock, met the other by the other's. */
export type Ping = { readonly left: Millis; readonly met: Millis; readonly back: Millis };
export type Sync = { readonly pings: readonly Ping[] };
type Reading = {
  /** What to add to one's own clock. */
  readonly offset: Millis;
  /** The truth is no further away than this. */
  readonly within: Millis;
};

const KEPT = 16;
/** How far two honest crystals drift apart. */
const DRIFT = 200e-6;

export const unsynced: Sync = { pings: [] };

export const withPing = ({ pings }: Sync, ping: Ping): Sync =>
  ping.back < ping.left ? { pings } : { pings: [...pings, ping].slice(-KEPT) };

/**
 * The quickest way there and the quickest way back are looked for apart: of sixteen pings some
 * went fast and others came back fast, and the two need not be the same. An old ping may have
 * drifted since, so it is believed a little less.
 */
export function reading({ pings }: Sync, now: Millis): Reading | undefined {
  if (pings.length === 0) return undefined;
  const there = Math.min(...pings.map(({ left, met, back }) => met - left + age(now, back)));
  const home = Math.min(...pings.map(({ met, back }) => back - met + age(now, back)));
  return { offset: (there - home) / 2, within: Math.max(0, (there + home) / 2) };
}

const age = (now: Millis, back: Millis) => Math.max(0, now - back) * DRIFT;

/** The shortest round trip of late: as much lag as this line has at least. */
export const roundTrip = ({ pings }: Sync): Millis | undefined =>
  pings.length === 0 ? undefined : Math.min(...pings.map(({ left, back }) => back - left));
