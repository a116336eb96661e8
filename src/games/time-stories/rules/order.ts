/** Returns a new list, sorted by a number; equal ones keep their order. */
export const sortedBy = <T>(things: readonly T[], rank: (thing: T) => number): readonly T[] =>
  [...things].sort((one, other) => rank(one) - rank(other));
