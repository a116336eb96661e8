/** Pairs of the distance from the middle of a lamp and its opacity there. */
export const WARM = [
  [0, 0.7],
  [0.35, 0.36],
  [0.7, 0.09],
  [1, 0],
] as const;
