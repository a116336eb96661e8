/** Milliseconds, as a moment or as a length of time. Whole numbers throughout. */
export type Millis = number;

export const SECOND: Millis = 1_000;
export const MINUTE: Millis = 60 * SECOND;
