/** Sizes the panels when all of them must be visible at once. */
import { space } from '@/ui/theme/tokens';
import type { Size } from '../map/curve';

export const BRIEF_GAP = space.s;
/** The content of a panel, in its own dots: pictures, and lines of words. */
const WIDE = 360;
const PICTURES = 296;
const WORDS = 184;
/** With room to spare, a panel may be this much higher than necessary. */
const AIRY = 1.15;
/** Larger words would push a panel off the screen; the whole mat, one touch away, shows them. */
const LARGEST = 1.25;
const UNIT = { least: 0.46, most: 0.8 };

/** Puts as many in a row as makes all of them largest. */
export function briefLayout({ width, height }: Size, count: number, textScale: number) {
  const text = Math.min(LARGEST, textScale);
  const holds = PICTURES + WORDS * text;
  const laid = (across: number) => {
    const rows = Math.ceil(count / across);
    const each = Math.floor((width - (across - 1) * BRIEF_GAP) / across);
    const room = (height - (rows - 1) * BRIEF_GAP) / rows;
    return { each, room, fits: Math.min(each / WIDE, room / holds) };
  };
  const ways = Array.from({ length: count }, (_, n) => laid(count - n));
  const best = ways.reduce((one, other) => (other.fits > one.fits ? other : one));
  const unit = Math.max(UNIT.least, Math.min(UNIT.most, best.fits));
  const high = unit * holds;
  return {
    unit,
    text,
    panel: {
      width: best.each,
      height: Math.floor(Math.max(high, Math.min(best.room, AIRY * high))),
    },
  };
}
