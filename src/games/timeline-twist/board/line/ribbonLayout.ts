/** Computes where everything lies on a ribbon of one row: cards, gaps, and cards above gaps. */

export type Size = { readonly width: number; readonly height: number };
export type Zoom = 'near' | 'far';
type Laid = {
  readonly columns: number;
  /** Width of the visible part. */
  readonly room: number;
  readonly card: Size;
  /** The gap opened for a card. */
  readonly open: number | null;
};

export type Gap = { readonly from: number; readonly to: number; readonly middle: number };
export type RibbonLayout = {
  readonly width: number;
  /** Left edge of each column. */
  readonly columns: readonly number[];
  /** Gap 0 is before the first column. A touch from `from` to `to` means that gap. */
  readonly gaps: readonly Gap[];
  /** Left edge of a card in the open gap. */
  readonly slot: number | null;
};

/** Space between two cards, as a share of a card's width. */
const BETWEEN = 0.26;
/** Space before the first card and behind the last, wide enough to tap. */
const EDGE = 52;

const pitchOf = ({ width }: Size): number => Math.round(width * (1 + BETWEEN));

export function ribbonLayout({ columns, room, card, open }: Laid): RibbonLayout {
  const pitch = pitchOf(card);
  const between = pitch - card.width;
  const cards = columns + (open === null ? 0 : 1);
  const length = cards * pitch - between;
  const width = Math.max(room, length + 2 * EDGE);
  const start = (width - length) / 2;
  const lefts = Array.from({ length: columns }, (_, at) => {
    const behind = open !== null && at >= open ? 1 : 0;
    return start + (at + behind) * pitch;
  });
  const slot = open === null ? null : start + open * pitch;
  return { width, columns: lefts, slot, gaps: gapsOf({ lefts, card, width, open, slot, between }) };
}

type Found = {
  readonly lefts: readonly number[];
  readonly card: Size;
  readonly width: number;
  readonly open: number | null;
  readonly slot: number | null;
  readonly between: number;
};

/** Each gap reaches from the middle of the card before it to the middle of the one behind. */
function gapsOf({ lefts, card, width, open, slot, between }: Found): Gap[] {
  const middles = lefts.map(left => left + card.width / 2);
  return Array.from({ length: lefts.length + 1 }, (_, gap) => ({
    from: middles[gap - 1] ?? 0,
    to: middles[gap] ?? width,
    middle: gap === open && slot !== null ? slot + card.width / 2 : middleOf(gap),
  }));

  function middleOf(gap: number): number {
    const [before, next] = [lefts[gap - 1], lefts[gap]];
    if (next === undefined) return (before ?? 0) + card.width + between / 2 + EDGE / 4;
    return next - between / 2 - (before === undefined ? EDGE / 4 : 0);
  }
}

/** Returns the gap at a horizontal position. */
export const gapAt = ({ gaps }: RibbonLayout, x: number): number => {
  const found = gaps.findIndex(({ to }) => x < to);
  return found < 0 ? gaps.length - 1 : found;
};

/** Returns the scroll offset that brings `x` to the middle of the visible part. */
export const offsetFor = ({ width }: RibbonLayout, room: number, x: number): number =>
  Math.max(0, Math.min(width - room, x - room / 2));

/** Returns the middle of a card that lies above the gap behind a column. */
export const aboveOf = ({ gaps }: RibbonLayout, column: number): number =>
  gaps[column + 1]?.middle ?? 0;
