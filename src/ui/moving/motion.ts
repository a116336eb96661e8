/** Endless motions, run by the platform itself, so that they cost no script per frame. */
import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import type { Millis } from '@/kit/millis';

/** Offset in parts of the view's own size, scale and opacity. */
export type MotionPose = {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly opacity?: number;
};
export type Motion = {
  /** Duration of one cycle. */
  readonly ms: Millis;
  /** The poses of a cycle, by the percentage of its duration. */
  readonly poses: Readonly<Record<`${number}%`, MotionPose>>;
  /**
   * Frames a second, for motions so slow that a few are enough. Without it every frame is drawn.
   */
  readonly perSecond?: number;
};

export type MovingProps = {
  readonly size: { readonly width: number; readonly height: number };
  /** The share of the cycle that has passed at the start, from 0 to 1. */
  readonly phase?: number;
  /** Stops the motion. Every use has to set it, because Detox waits for endless animations. */
  readonly stands: boolean;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
};

/** `count` poses at equal distances over one cycle. */
export const rounded = (count: number, poseAt: (part: number) => MotionPose): Motion['poses'] =>
  Object.fromEntries(
    Array.from({ length: count + 1 }, (_, n) => [`${(100 * n) / count}%`, poseAt(n / count)]),
  );

/** A film of so many pictures. */
export type Reel = { readonly pictures: number; readonly pictureMs: Millis };

export type FilmProps = {
  /** Size of one picture. */
  readonly picture: { readonly width: number; readonly height: number };
  /** Stops the film at its first picture. */
  readonly stands: boolean;
  readonly children: ReactNode;
};
