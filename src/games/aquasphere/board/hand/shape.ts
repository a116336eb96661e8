/** Decides how a hand is laid out on a screen, and how large its pieces are. */
import { createContext, useContext } from 'react';
import { WIDE } from '@/ui/theme/tokens';

type Size = { readonly width: number; readonly height: number };
/** `low` is a phone on its side; `small` is a phone with no room to waste. */
type Shape = 'upright' | 'small' | 'low' | 'wide';

const LOW = 480;
const SMALL = 800;
/** Below this there is no room for the stock, nor for a line of messages. */
const CRAMPED = 660;

export function shapeOf({ width, height }: Size): Shape {
  if (height < LOW && width > height) return 'low';
  if (width >= WIDE) return 'wide';
  return height < SMALL ? 'small' : 'upright';
}

type Sizes = {
  readonly berth: number;
  readonly room: number;
  readonly bot: number;
  readonly gap: number;
  /** Names of rooms have no room on a small phone. */
  readonly isTight: boolean;
  readonly isCramped: boolean;
};

const ROOMY: Sizes = { berth: 39, room: 74, bot: 62, gap: 8, isTight: false, isCramped: false };
const TIGHT: Sizes = { berth: 28, room: 56, bot: 46, gap: 5, isTight: true, isCramped: false };

/** Beside a station that is always in sight. */
const BESIDE: Sizes = { berth: 35, room: 66, bot: 54, gap: 6, isTight: false, isCramped: false };

export function sizesOf(shape: Shape, height: number): Sizes {
  if (shape === 'wide') return height < SMALL ? TIGHT : BESIDE;
  return shape === 'upright' ? ROOMY : { ...TIGHT, isCramped: height < CRAMPED };
}

const SizesContext = createContext<Sizes>(ROOMY);
export const SizesProvider = SizesContext.Provider;
export const useSizes = () => useContext(SizesContext);
