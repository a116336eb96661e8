/** Objects and names whose keys the types know, where the language only knows strings. */

/** The keys of an object that has none besides those of its type. */
export const keysOf = <T extends object>(thing: T): (keyof T & string)[] =>
  Object.keys(thing) as (keyof T & string)[];

/** Makes a value for every key. */
export const record = <K extends string, T>(
  keys: readonly K[],
  make: (key: K) => T,
): Record<K, T> => Object.fromEntries(keys.map(key => [key, make(key)])) as Record<K, T>;

/** Whether a name from outside is a known one. */
export const isOneOf = <K extends string>(known: readonly K[], name: string): name is K =>
  known.some(one => one === name);

export type Bag = { readonly [key: string]: unknown };

/** An object with keys: not a list, and not null. */
export const isBag = (thing: unknown): thing is Bag =>
  typeof thing === 'object' && thing !== null && !Array.isArray(thing);
