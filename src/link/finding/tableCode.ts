/** The short name of a table: read out, typed, and part of its address. It is no secret. */
export type TableCode = string & { readonly __tableCode: true };
export type RandomBytes = (count: number) => Uint8Array;

/**
 * No two of these look or sound alike in a hurry (0 O, 1 I L, 2 Z, 5 S, 8 B, U V are out), and
 * without vowels no word is spelled by accident.
 */
const LETTERS = 'CDFHJKMNPRTWXY34679';
const LENGTH = 6; // 47 million tables: with a thousand open, a new one collides in 2 of 100,000

export function makeCode(random: RandomBytes): TableCode {
  const even = Math.floor(256 / LETTERS.length) * LETTERS.length; // larger bytes would make some letters more frequent
  let code = '';
  while (code.length < LENGTH) {
    const [byte = 255] = random(1);
    if (byte < even) code += LETTERS[byte % LETTERS.length];
  }
  return code as TableCode;
}

/** Accepts lower case and blanks, but no letter outside the alphabet. */
export function parseCode(text: string): TableCode | undefined {
  const code = text.replace(/[\s-]/g, '').toUpperCase();
  const isCode = code.length === LENGTH && [...code].every(letter => LETTERS.includes(letter));
  return isCode ? (code as TableCode) : undefined;
}
