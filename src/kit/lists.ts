/** Small helpers for lists. Those that return an item throw if there is none. */

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((soFar, number) => soFar + number, 0);

export function firstOf<T>([first]: readonly T[]): T {
  if (first === undefined) throw new Error('the list is empty');
  return first;
}

export const lastOf = <T>(things: readonly T[]): T => firstOf(things.slice(-1));

export const firstTwo = <T>(things: readonly T[]): [T, T] => [
  firstOf(things),
  firstOf(things.slice(1)),
];

/** Pairs the items of two lists by index, as far as both reach. */
export const paired = <A, B>(ones: readonly A[], others: readonly B[]): [A, B][] =>
  ones.flatMap((one, n) => others.slice(n, n + 1).map((other): [A, B] => [one, other]));
