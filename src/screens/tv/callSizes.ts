/** Lays out the home of a TV, in the proportions of a screen of 1920 by 1080. */

export type CallSizes = {
  readonly isWide: boolean;
  /** One pixel of the proportions. */
  readonly unit: number;
  readonly title: number;
  readonly text: number;
  /** The letters of the code. */
  readonly letters: number;
  readonly qr: number;
  /** The width of a game’s picture. */
  readonly art: number;
};

type Room = { readonly width: number; readonly height: number };

/** The smallest text is this share of `text`. */
export const SMALLER = 0.86;

/** The room for the pictures of all games, side by side. */
const ROW = { wide: 1_150, tall: 960 };
export const GAP = 36;
/** A title may be wider than its picture. */
export const CAPTION = 1.16;

export function callSizes({ width, height }: Room, games: number, textScale: number): CallSizes {
  const isWide = width > height;
  const unit = isWide
    ? Math.min(width / 1920, height / 1080)
    : Math.min(width / 1080, height / 1920);
  const grown = (1 + 0.2 * (Math.min(2, textScale) - 1)) * unit;
  return {
    isWide,
    unit,
    title: 92 * grown,
    text: 42 * grown,
    letters: 100 * unit,
    qr: (isWide ? 440 : 600) * unit,
    art: Math.min(300, ((isWide ? ROW.wide : ROW.tall) / games - GAP) / CAPTION) * unit,
  };
}
