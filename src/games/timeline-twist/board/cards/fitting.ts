/** Finds the largest letters with which words fit; dates are as large as their card allows. */

type Room = { readonly width: number; readonly height: number };

/**
 * Shares of the letter size: the average width of a letter in our strong face, and the line height.
 */
const LETTER = 0.6;
export const LINE = 1.14;

/** Returns the largest size down from `most` at which all words fit, or `least` if none does. */
export function fittingSize(words: string, room: Room, most: number, least: number): number {
  for (let size = most; size > least; size -= 0.5) if (fitsIn(words, room, size)) return size;
  return least;
}

export const fitsIn = (words: string, { width, height }: Room, size: number): boolean =>
  linesOf(words, Math.floor(width / (size * LETTER))) * size * LINE <= height;

/** Counts the lines of `letters` letters that the words take; infinite if one word is wider. */
export function linesOf(words: string, letters: number): number {
  let [lines, used] = [1, 0];
  for (const { length } of words.split(' ')) {
    if (length > letters) return Infinity;
    if (used > 0 && used + 1 + length > letters) [lines, used] = [lines + 1, length];
    else used += used > 0 ? 1 + length : length;
  }
  return lines;
}
