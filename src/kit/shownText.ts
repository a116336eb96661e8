/** Text as a screen shows it, without the signs that nobody sees. */

type Ranges = readonly (readonly [from: number, to: number])[];

/** They break a line, turn the text around them, or make two names look the same. */
const HIDDEN: Ranges = [
  [0x00, 0x1f],
  [0x7f, 0x9f],
  [0xad, 0xad],
  [0x61c, 0x61c],
  [0x180e, 0x180e],
  [0x200b, 0x200b],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0xfeff, 0xfeff],
  [0xfff9, 0xfffb],
];

/** Joiners and blank letters belong inside words and emojis, and alone show nothing. */
const BLANK: Ranges = [
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x115f, 0x1160],
  [0x2000, 0x200d],
  [0x202f, 0x202f],
  [0x2800, 0x2800],
  [0x3000, 0x3000],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xffa0, 0xffa0],
];

/** Without blanks around it; empty if nothing of it can be seen. */
export function shownText(text: string): string {
  const shown = [...text].filter(sign => !isIn(HIDDEN, sign));
  return shown.every(sign => isIn(BLANK, sign)) ? '' : shown.join('').trim();
}

const isIn = (ranges: Ranges, sign: string): boolean => {
  const code = sign.codePointAt(0) ?? 0;
  return ranges.some(([from, to]) => from <= code && code <= to);
};
