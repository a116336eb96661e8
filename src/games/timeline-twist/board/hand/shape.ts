/** Decides how a hand is laid out on a screen, and how high its ribbon is. */
import { WIDE } from '@/ui/theme/tokens';

type Size = { readonly width: number; readonly height: number };
/** `low` is a phone on its side; `small` is a phone with no room to waste. */
type Shape = 'upright' | 'small' | 'low' | 'wide';

const LOW = 480;
const SMALL = 620;

export function shapeOf({ width, height }: Size): Shape {
  if (height < LOW && width > height) return 'low';
  if (width >= WIDE) return 'wide';
  return height < SMALL ? 'small' : 'upright';
}

/** The ribbon takes what the cards can spare; the gap row needs a little more (second number). */
const SHARES: Readonly<Record<Shape, readonly [number, number]>> = {
  upright: [0.28, 0.34],
  small: [0.265, 0.265],
  low: [0.5, 0.6],
  wide: [0.36, 0.38],
};
const LOWEST = 130;

/** On an upright phone with few cards left, one of them can be shown large. */
export const hasRoomForOne = (height: number, held: number): boolean =>
  height - AROUND - (held - 1) * TITLE >= ONE;

/**
 * Heights: all that stands above and below the cards, a card of which the title shows, and a large
 * card.
 */
const [AROUND, TITLE, ONE] = [450, 60, 290];

export const ribbonHeight = (size: Size, isTogether: boolean): number =>
  Math.max(LOWEST, Math.round(size.height * SHARES[shapeOf(size)][isTogether ? 1 : 0]));
