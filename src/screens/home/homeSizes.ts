import { LARGE, sizes } from '@/ui/theme/tokens';

type Screen = { readonly width: number; readonly height: number };
type Wanted = {
  /** There is a table to go back to, or news to show. */
  readonly hasNews: boolean;
  readonly textScale: number;
};

export type HomeSizes = {
  /**
   * Emblem and buttons stand side by side or one below the other, or the emblem is small beside the
   * name.
   */
  readonly as: 'beside' | 'above' | 'banner';
  readonly emblem: number;
  /** Space for the name. */
  readonly words: number;
  /** Null: a player who comes back to a table needs no tagline. */
  readonly tagline: number | null;
  /** Buttons to new tables are as small as the others. */
  readonly isTight: boolean;
};

/** Makes the emblem as large as possible while all buttons stay visible. */
export function homeSizes({ width, height }: Screen, { hasNews, textScale }: Wanted): HomeSizes {
  const isTight = hasNews && height < SHORT;
  if (width > height) {
    const words = Math.min(height, width * 0.48, 700);
    const emblem = Math.min(height * 0.78, width * 0.42);
    return { as: 'beside', emblem, words, tagline: body(words), isTight: false };
  }
  const isBanner = textScale <= LARGE && (height < SHORT || (hasNews && height < TALL));
  if (isBanner) {
    const emblem = Math.min(width * 0.3, height * (isTight ? 0.13 : 0.17));
    const words = Math.min(1.25 * (width - emblem - MARGINS), 460);
    return { as: 'banner', emblem, words, tagline: isTight ? null : sizes.small[0], isTight };
  }
  const share = hasNews || textScale > LARGE ? 0.2 : 0.36;
  const words = Math.min(width, height * (hasNews ? 0.4 : 0.52), 520);
  const emblem = Math.min(width, height * share, 420);
  return { as: 'above', emblem, words, tagline: body(words), isTight };
}

const body = (words: number): number => Math.max(sizes.body[0], words * 0.04);

const MARGINS = 40;
const SHORT = 640;
const TALL = 900;
/** With larger words than this, the text needs the whole width. */
