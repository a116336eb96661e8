/** Points that are added or lost, with their sign and a real minus. */
export const gainWords = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';

/** Points that may be fewer than none, with a real minus and no plus. */
export const pointWords = (points: number): string =>
  points < 0 ? gainWords(points) : String(points);
