/** How large everybody’s panel is where all have to be seen at once. */
import { space } from '@/ui/theme/tokens';
import type { Size } from '../map/curve';

export const BRIEF_GAP = space.s;
/** What a panel holds, in its own dots: pictures, and lines of words. */
const WIDE = 360;
const HIGH = { pictures: 296, words: 184 };
const UNIT = { least: 0.46, most: 0.8 };

export function briefLayout({ width, height }: Size, count: number, textScale: number) {
  const least = UNIT.least * WIDE * textScale;
  const across = Math.min(
    count,
    Math.max(1, Math.floor((width + BRIEF_GAP) / (least + BRIEF_GAP))),
  );
  const each = Math.floor((width - (across - 1) * BRIEF_GAP) / across);
  const fitting = Math.min(each / WIDE / textScale, height / (HIGH.pictures + HIGH.words));
  const unit = Math.max(UNIT.least, Math.min(UNIT.most, fitting));
  const high = unit * (HIGH.pictures + HIGH.words * textScale);
  const isAlone = across === count && high <= height;
  return {
    unit,
    text: textScale,
    panel: { width: each, height: Math.floor(isAlone ? Math.min(height, 1.15 * high) : high) },
  };
}
