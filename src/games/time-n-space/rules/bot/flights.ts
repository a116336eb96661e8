/** How far it is on the star map: reckoned once for every board. */
import type { Node } from '../components';
import type { Seen } from '../state';
import { distance } from './survey';

const KNOWN = new Map<string, number>();

export function flightsBetween(seen: Seen, from: Node, to: Node): number {
  const key = `${seen.seats.length}${seen.options.innerLinks}${from}>${to}`;
  const known = KNOWN.get(key);
  if (known !== undefined) return known;
  const flights = distance(seen, from, to);
  KNOWN.set(key, flights);
  return flights;
}
