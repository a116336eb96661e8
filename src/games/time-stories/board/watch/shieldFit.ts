/** How the shields of a test find room on a plate. */
import type { Shield } from '../../mission/names';
import { type ShieldGroup, shieldGroups } from './fallenShields';

type Standing = {
  readonly left: readonly Shield[];
  readonly fallen: readonly Shield[];
  /** A padlock stands before them. */
  readonly holds: boolean;
};
type Plate = { readonly width: number; readonly size: number; readonly gap: number };

export type ShieldFit = {
  readonly size: number;
  readonly fallen: readonly Shield[];
  readonly groups: readonly ShieldGroup[];
};

/** A little smaller is still read from afar. */
const LEAST_SIZE = 0.8;
const MOST = 6;
/** Relative to a shield. */
export const PADLOCK = 0.8;
const COUNT = 1.1;

/** All of them; else those that stand, each alone; else those that stand by kind. */
export function fitShields({ left, fallen, holds }: Standing, plate: Plate): ShieldFit {
  const lock = holds ? PADLOCK : 0;
  const alone = shieldGroups(left, left.length);
  for (const gone of [fallen, []]) {
    const many = gone.length + left.length;
    const size = sizeOf(many + (holds ? 1 : 0), many + lock, plate);
    if (many <= MOST && size >= plate.size * LEAST_SIZE)
      return { size, fallen: gone, groups: alone };
  }
  const groups = shieldGroups(left, left.length - 1);
  const counts = groups.filter(it => it.count > 1).length;
  const parts = groups.length + counts + (holds ? 1 : 0);
  const size = sizeOf(parts, groups.length + counts * COUNT + lock, plate);
  return { size, fallen: [], groups };
}

/** As large as so many parts can be that are together as wide as so many shields. */
const sizeOf = (parts: number, widths: number, { width, size, gap }: Plate): number =>
  Math.min(size, (width - gap * Math.max(0, parts - 1)) / Math.max(1, widths));
