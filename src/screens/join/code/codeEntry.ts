import { codeLengthOf, codeLettersIn, ROOM_LETTERS } from '@/kit/codeLetters';

/** A code while it is typed: one box for each letter. */
export type CodeEntry = {
  readonly boxes: readonly string[];
  /** The box that the next letter fills; behind the last one, when the code is whole. */
  readonly at: number;
};

const EMPTY = (count: number): string[] => Array.from({ length: count }, () => '');

export const NO_LETTERS: CodeEntry = { boxes: EMPTY(6), at: 0 };

export const textOf = ({ boxes }: CodeEntry): string => boxes.join('');
export const isWhole = ({ boxes }: CodeEntry): boolean => boxes.every(letter => letter !== '');

/** How many boxes stand before the gap. */
export const boxesBeforeGap = ({ boxes }: CodeEntry): number =>
  ROOM_LETTERS[boxes.length > 6 ? 8 : 6];

/** The first letter decides how many boxes there are. A whole code gives way to a new one. */
export function typeLetter(entry: CodeEntry, letter: string): CodeEntry {
  if (entry.at >= entry.boxes.length) return typeLetter(NO_LETTERS, letter);
  const typed = withBox(entry.boxes, entry.at, letter);
  const first = typed[0] ?? '';
  const count = first === '' ? typed.length : codeLengthOf(first);
  return goOn([...typed, ...EMPTY(count)].slice(0, count));
}

export const typeText = (entry: CodeEntry, text: string): CodeEntry =>
  [...codeLettersIn(text)].reduce(typeLetter, entry);

/** Empties the chosen box, or else the one before it. */
export function deleteLetter({ boxes, at }: CodeEntry): CodeEntry {
  const box = (boxes[at] ?? '') === '' ? Math.max(0, at - 1) : at;
  const left = withBox(boxes, box, '');
  return left.every(letter => letter === '') ? NO_LETTERS : { boxes: left, at: box };
}

export const chooseBox = ({ boxes }: CodeEntry, at: number): CodeEntry => ({ boxes, at });

const withBox = (boxes: readonly string[], at: number, letter: string): readonly string[] =>
  boxes.map((it, box) => (box === at ? letter : it));

function goOn(boxes: readonly string[]): CodeEntry {
  const empty = boxes.indexOf('');
  return { boxes, at: empty < 0 ? boxes.length : empty };
}
