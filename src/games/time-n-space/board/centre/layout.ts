/** Lays out the mat: plants on top, beams left, trade right, research at the bottom. */
import type { Place } from '../../rules/components';
import type { Rect } from '../pieces/rect';
import { keysOf } from '@/kit/keys';

export type MatLayout = {
  readonly height: number;
  readonly tile: number;
  /** `ship` is the star map in the middle. */
  readonly places: Readonly<Record<Place, Rect>>;
  /** The corners beside the research station, for the talk button and the supply. */
  readonly left: Rect;
  readonly right: Rect;
};

const SMALLEST = 56;
const LARGEST = 148;
const ROWS = 4;
const MAP_RATIO = 1.35; // wider, it would only show more empty sky

/** Lays the mat out in a box of this size; if the box is too low, the mat is higher and scrolls. */
export function matLayout(width: number, height: number): MatLayout {
  const gap = width < 360 ? 6 : 8;
  const across = (width - 3 * gap) / 4;
  const down = (height - 3 * gap) / ROWS;
  const tile = Math.floor(Math.max(SMALLEST, Math.min(LARGEST, across, down)));
  const used = ROWS * tile + 3 * gap;
  const spread = Math.min(1.6 * gap, Math.max(0, (height - used) / 3));
  const row = (n: number) => n * (tile + gap + spread);
  const column = (n: number) => (n * (width - tile)) / 3;
  const at = (x: number, y: number): Rect => ({ x, y, width: tile, height: tile });
  const [right, middle] = [width - tile, row(2) + tile - row(1)];
  const room = width - 2 * (tile + gap);
  const map = Math.min(room, middle * MAP_RATIO);
  const beside = (width - tile) / 2 - gap;
  return {
    height: row(3) + tile,
    tile,
    places: {
      'plant-1': at(column(0), row(0)),
      'plant-2': at(column(1), row(0)),
      'plant-3': at(column(2), row(0)),
      'plant-4': at(column(3), row(0)),
      'beam-1': at(0, row(1)),
      'beam-2': at(0, row(2)),
      'trade-1': at(right, row(1)),
      'trade-2': at(right, row(2)),
      ship: { x: (width - map) / 2, y: row(1), width: map, height: middle },
      research: at((width - tile) / 2, row(3)),
    },
    left: { x: 0, y: row(3), width: beside, height: tile },
    right: { x: width - beside, y: row(3), width: beside, height: tile },
  };
}

export const middleOf = ({ x, y, width, height }: Rect) => ({
  x: x + width / 2,
  y: y + height / 2,
});

const SLACK = 10; // a thumb needs some tolerance

/** Returns the place at which something was dropped. */
export function placeAt({ places }: MatLayout, x: number, y: number): Place | undefined {
  const near = keysOf(places).filter(place => {
    const rect = places[place];
    const [across, down] = [x - rect.x, y - rect.y];
    return (
      across > -SLACK && down > -SLACK && across < rect.width + SLACK && down < rect.height + SLACK
    );
  });
  const away = (place: Place) => {
    const middle = middleOf(places[place]);
    return Math.hypot(middle.x - x, middle.y - y);
  };
  return near.sort((one, other) => away(one) - away(other))[0];
}
