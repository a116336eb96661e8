/** The element with the highest value; the first of equals. */
export function foremost<T>(all: readonly T[], worthOf: (one: T) => number): T | undefined {
  let best: T | undefined;
  let most = -Infinity;
  for (const one of all) {
    const worth = worthOf(one);
    if (worth > most) [best, most] = [one, worth];
  }
  return best;
}
