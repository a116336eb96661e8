/** How light a lamp is, and how far from its middle. */
export const WARM = [
  [0, 0.7],
  [0.35, 0.36],
  [0.7, 0.09],
  [1, 0],
] as const;
