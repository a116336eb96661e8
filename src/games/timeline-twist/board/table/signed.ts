/** With a minus as it is printed. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));
