/** The letters of the codes that players read to each other and type. */

/**
 * No two of these look or sound alike in a hurry (0 O, 1 I L, 2 Z, 5 S, 8 B, U V are out), and
 * without vowels no word is spelled by accident.
 */
export const CODE_LETTERS = 'CDFHJKMNPRTWXY34679';

/** Eight letters where too many rooms of the six-letter codes are taken. */
export type CodeLength = 6 | 8;

/** How many of its letters name the room; the others are the password. */
export const ROOM_LETTERS = { 6: 2, 8: 3 } as const satisfies Record<CodeLength, number>;

/** A long code begins with a digit, so the first letter says how many to wait for. */
export const codeLengthOf = (begun: string): CodeLength => (/^\d/.test(begun) ? 8 : 6);

const isDigit = (letter: string): boolean => /\d/.test(letter);

/** What a code of this length may begin with. */
export const firstLettersOf = (length: CodeLength): string =>
  [...CODE_LETTERS].filter(letter => isDigit(letter) === (length === 8)).join('');

/** The letters of a text that a code may have, in capitals; all others are dropped. */
export const codeLettersIn = (text: string): string =>
  [...text.toUpperCase()].filter(letter => CODE_LETTERS.includes(letter)).join('');
