/** Points that are added or lost, with their sign and a real minus. */
export const gainWords = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0';
