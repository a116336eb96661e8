import { LARGE, sizes } from '@/ui/theme/tokens';

type Screen = { readonly width: number; readonly height: number };
type Wanted = {
  /** There is a table to go back to, or something to be told. */
  readonly hasNews: boolean;
  readonly textScale: number;
};

export type HomeSizes = {
  /** Of emblem and ways: side by side, one below the other, or the emblem small beside the name. */
  readonly as: 'beside' | 'above' | 'banner';
  readonly emblem: number;
  /** The room for the name. */
  readonly words: number;
  /** Null: whoever comes back to a table knows what this is. */
  readonly tagline: number | null;
  /** Ways to new tables take no more room than all others. */
  readonly isTight: boolean;
};

/** The emblem is as large as it can be while all that can be begun stays in sight. */
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
/** Beyond this the words need all the width. */
