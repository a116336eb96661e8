/** What moves for ever in a glass: how far down and how large it is when, in parts of its own height. */
import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

export type Step = { readonly y: number; readonly scale: number; readonly opacity: number };
type Motion = { readonly ms: number; readonly steps: Readonly<Record<`${number}%`, Step>> };

const at = (y: number, scale = 1, opacity = 1): Step => ({ y, scale, opacity });

const LEAP = {
  '0%': at(0, 0.2),
  '45%': at(-5 / 32, 0.62),
  '75%': at(-2 / 32, 0.85),
  '100%': at(7 / 32, 1.05, 0),
};

/** How much of its height a stream falls until it looks as before. */
export const FALL = 40 / 144;

/** Each leap in its own time, so that no two are the same. */
export const MOTIONS = {
  falls: { ms: 190, steps: { '0%': at(0), '100%': at(FALL) } },
  leaps: { ms: 620, steps: LEAP },
  hops: { ms: 470, steps: LEAP },
} as const satisfies Readonly<Record<string, Motion>>;
export type MotionName = keyof typeof MOTIONS;

export type MovingProps = {
  readonly motion: MotionName;
  readonly height: number;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
};
