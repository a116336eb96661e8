import type { Bells } from '../ports';

/**
 * iPhones always ring on time, and a page rings only while it is open. Android uses
 * bells.android.ts.
 */
export const createBells = (_mayRing: () => boolean): Bells | undefined => undefined;
