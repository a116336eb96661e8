/** The walk of a counter in legs: it halts in front of every red line that it crosses. */
import type { Millis } from '@/kit/millis';
import { linesBetween } from '../../rules/track';

type Leg = { readonly to: number; readonly ms: Millis; readonly waits: Millis };

const FIELD_MS: Millis = 110;
/** A long walk is quicker. */
const LONGEST_MS: Millis = 1_600;
const HALT_MS: Millis = 320;

export function legsOf(from: number, to: number): readonly Leg[] {
  const stops = to > from ? linesBetween(from, to).map(line => line - 1) : [];
  const fieldMs = Math.min(FIELD_MS, LONGEST_MS / Math.max(1, Math.abs(to - from)));
  let at = from;
  return [...stops, to].flatMap((stop, n) => {
    const leg = { to: stop, ms: Math.abs(stop - at) * fieldMs, waits: n > 0 ? HALT_MS : 0 };
    at = stop;
    return leg.ms + leg.waits > 0 ? [leg] : [];
  });
}
