/** The glass in its own units: the neck at 0, one cap 100 above it and the other 100 below. */
export const REACH = 100;
export const NECK = 3.4;

const WALL = 4.5; // between the outline and the sand
const STEPS = 48;
const GRAINS = 240;

/** Half the width of a bulb at a height from 0 (neck) to 1 (cap). */
export function halfWidth(height: number): number {
  const swell = Math.sin(Math.PI * Math.min(1, height ** 0.88 * 0.68));
  return NECK + 47 * swell ** 1.5;
}

export type Bulb = 'upper' | 'lower';
type Point = readonly [x: number, y: number];

/** The right side of a bulb from top to bottom, `inset` inside the outline. */
function side(bulb: Bulb, inset: number): Point[] {
  const heights = Array.from({ length: STEPS + 1 }, (_, i) => (bulb === 'upper' ? i - STEPS : i));
  return heights.map(i => {
    const y = i / STEPS;
    return [Math.max(1.2, halfWidth(Math.abs(y)) - inset), y * REACH];
  });
}

function closed(right: readonly Point[]): string {
  const left = right.map(([x, y]): Point => [-x, y]).reverse();
  return `M${[...right, ...left].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

const OUTLINE = closed([...side('upper', 0), ...side('lower', 0)]);
const INSIDE = { upper: closed(side('upper', WALL)), lower: closed(side('lower', WALL)) };

/** The path around both bulbs. */
export const outline = (): string => OUTLINE;

/** The path around the room inside one bulb. */
export const inside = (bulb: Bulb): string => INSIDE[bulb];

/**
 * Places spread evenly over the room inside the lower bulb; the upper bulb mirrors them. The number
 * of places below the surface measures the sand, whichever way the glass leans.
 */
export const GRAIN_PLACES: readonly Point[] = grainPlaces();

function grainPlaces(): Point[] {
  const slices = Array.from({ length: 400 }, (_, i) => (i + 0.5) / 400);
  const roomy = (height: number) => Math.max(0, halfWidth(height) - WALL) ** 2;
  const total = slices.reduce((sum, height) => sum + roomy(height), 0);
  let filled = 0;
  const places: Point[] = [];
  for (const height of slices) {
    filled += roomy(height) / total;
    while (places.length + 0.5 < filled * GRAINS) places.push(grainAt(height, places.length));
  }
  return places;
}

/** The golden ratio spreads the grains of neighbouring slices apart. */
function grainAt(height: number, index: number): Point {
  const across = ((index * 0.618034) % 1) * 2 - 1;
  return [across * (halfWidth(height) - WALL), height * REACH];
}
