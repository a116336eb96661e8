import type { Words } from './words';

/**
 * Looks up names that may have been saved by an older version: undefined if a name no longer
 * exists.
 */
export const createNames =
  <T>(words: Words<T>) =>
  (language: string, wanted: string): string | undefined =>
    words.has(wanted) ? words.sayIn(language)(wanted) : undefined;
