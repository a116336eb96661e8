/** Lays out a building, drawn 100 wide and 100 high around its middle. */
export const TILE = 100;
export const FIELD = 35;

type Spot = { readonly x: number; readonly y: number };

const UP: Spot = { x: 0, y: -27 };
const LEFT: Spot = { x: -25, y: 16 };
const RIGHT: Spot = { x: 25, y: 16 };
const SPOTS: readonly (readonly Spot[])[] = [
  [],
  [{ x: 0, y: -24 }],
  [
    { x: -25, y: -20 },
    { x: 25, y: -20 },
  ],
  [UP, LEFT, RIGHT],
];

/** The middles of a building's fields, which surround its time symbol. */
export const fieldSpots = (units: number): readonly Spot[] => SPOTS[units] ?? [];

/** The middle of the time symbol, and its size. */
export const symbolSpot = (units: number): Spot & { readonly size: number } =>
  units === 3 ? { x: 0, y: 9, size: 20 } : { x: 0, y: 19, size: 26 };
