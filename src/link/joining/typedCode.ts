/**
 * The code that a guest types. Its first letters name the room on the broker where both sides meet;
 * the others are the password, which goes over no wire.
 */
import {
  CODE_LETTERS,
  type CodeLength,
  codeLengthOf,
  firstLettersOf,
  ROOM_LETTERS,
} from '../../kit/codeLetters';
import type { RandomBytes } from '../finding/randomBytes';

export type TypedCode = { readonly room: string; readonly password: string };

export function makeTypedCode(length: CodeLength, random: RandomBytes): TypedCode {
  const first = letters(1, firstLettersOf(length), random);
  return cut(first + letters(length - 1, CODE_LETTERS, random));
}

/** Accepts lower case, blanks and hyphens, but no letter outside the alphabet. */
export function parseTypedCode(text: string): TypedCode | undefined {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  const isWhole = code.length === codeLengthOf(code);
  return isWhole && [...code].every(letter => CODE_LETTERS.includes(letter))
    ? cut(code)
    : undefined;
}

export const textOfCode = ({ room, password }: TypedCode): string => room + password;

function cut(code: string): TypedCode {
  const at = ROOM_LETTERS[codeLengthOf(code)];
  return { room: code.slice(0, at), password: code.slice(at) };
}

function letters(count: number, among: string, random: RandomBytes): string {
  // Larger bytes would make some letters more frequent.
  const even = Math.floor(256 / among.length) * among.length;
  let found = '';
  while (found.length < count) {
    const [byte = 255] = random(1);
    if (byte < even) found += among[byte % among.length];
  }
  return found;
}
