/** Writes negative numbers with a typographic minus. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));
