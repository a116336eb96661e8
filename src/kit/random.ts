/**
 * Pseudo-random numbers from 32 bits, for pictures, bots and tests. Secrets of a table need
 * chance.ts, because 32 bits can be searched in seconds.
 */

/** A number from 0 (included) to 1 (excluded). */
export type Chance = number;
/** Each call draws the next number. */
export type Chances = () => Chance;

/** The same seed gives the same numbers on every machine. */
export function chances(seed: number): Chances {
  let state = mixed(seed);
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    return scrambled(state) / 2 ** 32;
  };
}

/** The same words give the same number on every machine. */
export function chanceOf(words: string): Chance {
  let bits = mixed(words.length);
  for (let n = 0; n < words.length; n++) bits = scrambled((bits ^ words.charCodeAt(n)) >>> 0);
  return bits / 2 ** 32;
}

/** A whole number from 0 up to, but not including, `below`. */
export const pick = (chance: Chance, below: number): number => Math.floor(chance * below);

/** A random item; undefined if there is none. */
export const oneOf = <T>(things: readonly T[], next: Chances): T | undefined =>
  things[pick(next(), things.length)];

/** Fisher and Yates; returns a new array. */
export function shuffled<T>(things: readonly T[], next: Chances): T[] {
  const row = [...things];
  for (let last = row.length - 1; last > 0; last--) {
    const other = pick(next(), last + 1);
    [row[last], row[other]] = [row[other] as T, row[last] as T];
  }
  return row;
}

/** Mixes any number into 32 bits that depend on all its bits, and on 32 bits of its fraction. */
function mixed(seed: number): number {
  const whole = Math.floor(seed);
  const parts = [whole >>> 0, Math.floor(whole / 2 ** 32) >>> 0, (seed * 2 ** 32) >>> 0];
  return parts.reduce((sum, part) => scrambled((sum ^ part) >>> 0), 0x53616e64);
}

/** The finaliser of splitmix32 (Steele, Lea and Flood, 2014). */
function scrambled(bits: number): number {
  let x = bits;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return (x ^ (x >>> 15)) >>> 0;
}
