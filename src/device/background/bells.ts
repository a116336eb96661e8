import type { Bells } from '../ports';

/** An iPhone rings on time by itself, and a page only while it is open. Android takes bells.android.ts. */
export const createBells = (_mayRing: () => boolean): Bells | undefined => undefined;
