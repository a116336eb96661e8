/** Maps moments of a match to its entries and to places on a line. */
import type { Millis } from '@/kit/millis';
import type { MatchReplay } from '../../../board';
import type { View } from '../../rules/state';
import type { Delivered } from '../ending/statistics';

/** The number of entries up to and including this moment. */
export function entryAt({ entries, timeOf }: MatchReplay<View>, at: Millis): number {
  let [low, high] = [0, entries];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (timeOf(middle) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The moment of the next or the previous entry, or the edge if there is none. */
export function momentBeside(
  story: MatchReplay<View>,
  at: Millis,
  by: 1 | -1,
  edges: Edges,
): Millis {
  const entry = entryAt(story, at);
  const next = by > 0 ? entry + 1 : entryAt(story, story.timeOf(entry) - 1);
  const beside = next > story.entries ? edges.to : story.timeOf(next);
  return within(beside, edges);
}

type Edges = { readonly from: Millis; readonly to: Millis };
export const within = (at: Millis, { from, to }: Edges): Millis => Math.min(to, Math.max(from, at));

/** A place on the line, from 0 to 1. */
export const fractionAt = (at: Millis, { from, to }: Edges): number =>
  to > from ? (within(at, { from, to }) - from) / (to - from) : 0;

/** The nearest delivery after or before this moment. */
export function deliveryBeside(
  deliveries: readonly Delivered[],
  at: Millis,
  by: 1 | -1,
): Delivered | undefined {
  const beside = deliveries.filter(one => (by > 0 ? one.at > at : one.at < at));
  return by > 0 ? beside[0] : beside[beside.length - 1];
}

/** For example “1:15” for 75 400. */
export function minutesOf(length: Millis): string {
  const seconds = Math.max(0, Math.floor(length / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
