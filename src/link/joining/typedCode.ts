/**
 * The code that a guest types. Its first letters name the room on the broker where both sides meet;
 * the others are the password, which goes over no wire.
 */
import type { RandomBytes } from '../finding/randomBytes';

export type TypedCode = { readonly room: string; readonly password: string };

/** Eight letters where too many rooms of the six-letter codes are taken. */
export type CodeLength = 6 | 8;

/**
 * No two of these look or sound alike in a hurry (0 O, 1 I L, 2 Z, 5 S, 8 B, U V are out), and
 * without vowels no word is spelled by accident.
 */
const LETTERS = 'CDFHJKMNPRTWXY34679';
/** Larger bytes would make some letters more frequent. */
const EVEN = Math.floor(256 / LETTERS.length) * LETTERS.length;
const ROOM_LETTERS = { 6: 2, 8: 3 } as const satisfies Record<CodeLength, number>;

export const makeTypedCode = (length: CodeLength, random: RandomBytes): TypedCode =>
  cut(letters(length, random), ROOM_LETTERS[length]);

/** Accepts lower case, blanks and hyphens, but no letter outside the alphabet. */
export function parseTypedCode(text: string): TypedCode | undefined {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  if (![...code].every(letter => LETTERS.includes(letter))) return undefined;
  if (code.length === 6) return cut(code, ROOM_LETTERS[6]);
  return code.length === 8 ? cut(code, ROOM_LETTERS[8]) : undefined;
}

export const textOfCode = ({ room, password }: TypedCode): string => room + password;

const cut = (code: string, at: number): TypedCode => ({
  room: code.slice(0, at),
  password: code.slice(at),
});

function letters(count: number, random: RandomBytes): string {
  let found = '';
  while (found.length < count) {
    const [byte = 255] = random(1);
    if (byte < EVEN) found += LETTERS[byte % LETTERS.length];
  }
  return found;
}
