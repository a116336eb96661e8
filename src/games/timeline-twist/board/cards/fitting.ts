/** How large words may be so that they fit: dates are set as large as their card allows. */

type Room = { readonly width: number; readonly height: number };

/** Of the size of the letters: how wide they are on average in our strong face, and how high a line. */
const LETTER = 0.6;
export const LINE = 1.14;

/** The largest size down from `most` at which all words fit; `least`, where none does. */
export function fittingSize(words: string, room: Room, most: number, least: number): number {
  for (let size = most; size > least; size -= 0.5) if (fitsIn(words, room, size)) return size;
  return least;
}

export const fitsIn = (words: string, { width, height }: Room, size: number): boolean =>
  linesOf(words, Math.floor(width / (size * LETTER))) * size * LINE <= height;

/** How many lines so many letters wide the words need; a word that is wider needs endlessly many. */
export function linesOf(words: string, letters: number): number {
  let [lines, used] = [1, 0];
  for (const { length } of words.split(' ')) {
    if (length > letters) return Infinity;
    if (used > 0 && used + 1 + length > letters) [lines, used] = [lines + 1, length];
    else used += used > 0 ? 1 + length : length;
  }
  return lines;
}
