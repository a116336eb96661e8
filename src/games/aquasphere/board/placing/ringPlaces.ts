/** The six sectors as touch targets in a ring, in a box of 374 by 284. */
export const RING = { width: 374, height: 284, radius: 45 } as const;

const PLACES = [
  { x: 116, y: 48 },
  { x: 258, y: 48 },
  { x: 327, y: 142 },
  { x: 258, y: 236 },
  { x: 116, y: 236 },
  { x: 47, y: 142 },
] as const;

type Spot = { readonly x: number; readonly y: number };
const MIDDLE: Spot = { x: RING.width / 2, y: RING.height / 2 };

export const ringPlace = (index: number): Spot => PLACES[((index % 6) + 6) % 6] ?? MIDDLE;

/** Between a sector and the next one clockwise, a little outside of the straight line. */
export function ringLock(index: number): Spot {
  const [one, next] = [ringPlace(index), ringPlace(index + 1)];
  return { x: (one.x + next.x) / 2, y: (one.y + next.y) / 2 };
}

/** The locks on a way; a jump across the station passes none. */
export function locksOn(ring: readonly string[], from: string, path: readonly string[]) {
  const way = [from, ...path];
  return way.slice(1).flatMap((to, n) => {
    const [a, b] = [ring.indexOf(way[n] ?? ''), ring.indexOf(to)];
    if ((a + 1) % ring.length === b) return [a];
    return (b + 1) % ring.length === a ? [b] : [];
  });
}
