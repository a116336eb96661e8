/** Folds the timeline into as many rows as keep its cards largest. */
import type { Size } from './ribbonLayout';

type Laid = {
  readonly columns: number;
  readonly room: Size;
  /** Leaves room for a row of cards above the gaps. */
  readonly gapRow: boolean;
};
export type Rows = {
  readonly card: Size;
  /** With picture and title; otherwise the date alone. */
  readonly isFull: boolean;
  readonly above: Size;
  readonly row: Size;
  readonly pitch: number;
  /** The number of columns in each row. */
  readonly counts: readonly number[];
};

const [FULL, DATES] = [1.42, 0.74]; // height divided by width
const [BETWEEN, EDGE] = [0.16, 0.4]; // shares of a card's width
const ABOVE = 0.78; // share of a card on the line
const MARGIN = 0.22; // paper above and below the cards, as a share of their width
/** Cards gain nothing from being wider than the first; nobody reads a title below the second. */
const [WIDEST, READABLE] = [0.13, 0.052]; // shares of the room's width
/** The two widths above are never below these, in points, so that a phone shows cards well. */
const [IN_HAND, SMALLEST] = [112, 60];
const MOST_ROWS = 6;
/** One row reads best, so the line folds only if that enlarges the cards by this factor. */
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

/** Spreads columns as evenly as possible, the longer rows first. */
export const spread = (columns: number, count: number): number[] =>
  Array.from({ length: count }, (_, row) => Math.ceil((columns - row) / count)).filter(n => n > 0);

/** Returns the left edge of each column of a centred row. */
export function lefts({ pitch, card, row }: Rows, count: number): number[] {
  const start = (row.width - (count * pitch - (pitch - card.width))) / 2;
  return Array.from({ length: count }, (_, at) => start + at * pitch);
}
