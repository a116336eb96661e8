/** Where figures stand on a wall of 1920 by 600. */
import type { LocationId } from '../../mission/names';
import type { Figure } from '../../rules/actions';
import { agentsAt } from '../../rules/agents';
import type { Seen } from '../../rules/state';
import { pictureBounds, WALL_HEIGHT, WALL_WIDTH } from '../panorama/wall';

export const WALL = { width: WALL_WIDTH, height: WALL_HEIGHT } as const;
/** Four places for the feet in each picture, by its letter. */
export type FreeSpots = Readonly<Record<string, readonly (readonly [x: number, y: number])[]>>;

export type StandingFigure = {
  readonly figure: Figure;
  readonly card: LocationId;
  readonly x: number;
  readonly y: number;
};

type Box = { readonly x: number; readonly width: number };

/** The part of the wall that a picture takes. */
export function pictureBox(slots: readonly string[], slot: string): Box {
  const [left, right] = pictureBounds(slots, slot);
  return { x: left, width: right - left };
}

/** A mission that names no free spots has them along the lower border. */
const USUAL = [0.5, 0.24, 0.76, 0.37] as const;
const FEET = 574;
/** Half a base, so that nobody stands on a seam or over the edge of the wall. */
const FROM_SEAM = 50;

const spotOf = (slots: readonly string[], slot: string, n: number, spots: FreeSpots) => {
  const found = spots[slot]?.[n];
  if (found) return found;
  const { x, width } = pictureBox(slots, slot);
  return [x + width * (USUAL[n % USUAL.length] ?? 0.5), FEET] as const;
};

const within = ({ x: left, width }: Box, x: number): number =>
  Math.min(left + width - FROM_SEAM, Math.max(left + FROM_SEAM, x));

/** Each picture gives its spots to the figures in their fixed order. */
export function standing(view: Seen, slots: readonly string[], spots: FreeSpots): StandingFigure[] {
  return view.laid.flatMap(({ card, slot }) =>
    agentsAt(view, card).map((figure, n) => {
      const [x, y] = spotOf(slots, slot, n, spots);
      return { figure, card, x: within(pictureBox(slots, slot), x), y };
    }),
  );
}
