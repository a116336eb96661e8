/** Makes room for the coach's lamp beside the talk button. */
import { TOUCH } from '@/ui/theme/tokens';
import type { Rect } from '../pieces/rect';

const GAP = 6;
const HIGH = TOUCH + 8;

const lowered = (rect: Rect): Rect => {
  const height = Math.min(rect.height, HIGH);
  return { ...rect, y: rect.y + (rect.height - height) / 2, height };
};

/** Puts the lamp at the outer edge of the shared corner. */
export function besideTalk(rect: Rect, leftHand: boolean): { talk: Rect; lamp: Rect } {
  const both = lowered(rect);
  const width = both.width - TOUCH - GAP;
  const right = both.x + width + GAP;
  return leftHand
    ? { lamp: { ...both, width: TOUCH }, talk: { ...both, x: both.x + TOUCH + GAP, width } }
    : { talk: { ...both, width }, lamp: { ...both, x: right, width: TOUCH } };
}

/** With large words the other corner is free, so the lamp stands there alone. */
export const alone = (rect: Rect, leftHand: boolean): Rect => {
  const at = lowered(rect);
  return { ...at, x: leftHand ? at.x + at.width - TOUCH : at.x, width: TOUCH };
};
