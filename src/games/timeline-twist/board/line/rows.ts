/** A ribbon for the whole room: folded into as many rows as keep its cards largest. */
import type { Size } from './ribbonLayout';

type Laid = {
  readonly columns: number;
  readonly room: Size;
  /** With a row above the gaps. */
  readonly gapRow: boolean;
};
export type Rows = {
  readonly card: Size;
  /** With picture and title; else the date alone. */
  readonly isFull: boolean;
  readonly above: Size;
  readonly row: Size;
  readonly pitch: number;
  /** How many columns lie in each row. */
  readonly counts: readonly number[];
};

const [FULL, DATES] = [1.42, 0.74]; // height for its width
const [BETWEEN, EDGE] = [0.16, 0.4]; // of the width of a card
const ABOVE = 0.78; // of a card in the line
const MARGIN = 0.22; // of paper over and under the cards, of their width
/** Larger than this a card is not worth more, and smaller than that nobody reads its title. */
const [WIDEST, READABLE] = [0.13, 0.052]; // of the width of the room
/** On a phone in the middle of the table, in points. */
const [IN_HAND, SMALLEST] = [112, 60];
const MOST_ROWS = 6;
/** A line is read best as one: it is folded only where that makes it so much larger. */
const WORTH = 1.15;

export function rows(laid: Laid): Rows {
  const all = Array.from({ length: MOST_ROWS }, (_, n) => n + 1).flatMap(count =>
    [true, false].map(isFull => inRows(laid, count, isFull)),
  );
  const isReadable = ({ card, isFull }: Rows) =>
    isFull && card.width >= Math.max(SMALLEST, laid.room.width * READABLE);
  const wanted = all.some(isReadable) ? all.filter(isReadable) : all;
  return wanted.reduce((best, it) => (it.card.width > best.card.width * WORTH ? it : best));
}

function inRows({ columns, room, gapRow }: Laid, count: number, isFull: boolean): Rows {
  const most = Math.ceil(columns / count);
  const high = isFull ? FULL : DATES;
  const tall = high * (1 + (gapRow ? ABOVE : 0)) + 2 * MARGIN;
  const width = Math.min(
    room.width / (most * (1 + BETWEEN) - BETWEEN + 2 * EDGE),
    room.height / count / tall,
    Math.max(IN_HAND, room.width * WIDEST),
  );
  const card = { width, height: width * high };
  return {
    card,
    isFull,
    above: { width: width * ABOVE, height: card.height * ABOVE },
    row: { width: room.width, height: width * tall },
    pitch: width * (1 + BETWEEN),
    counts: spread(columns, count),
  };
}

/** As evenly as can be, the longer rows first. */
export const spread = (columns: number, count: number): number[] =>
  Array.from({ length: count }, (_, row) => Math.ceil((columns - row) / count)).filter(n => n > 0);

/** The left edge of each column of a row, which lies in the middle. */
export function lefts({ pitch, card, row }: Rows, count: number): number[] {
  const start = (row.width - (count * pitch - (pitch - card.width))) / 2;
  return Array.from({ length: count }, (_, at) => start + at * pitch);
}
