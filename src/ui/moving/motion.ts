/** What moves for ever by itself: the platform moves it, so that it costs no frame anything. */
import type { ReactNode } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import type { Millis } from '@/kit/millis';

/** How far it is from its place, in parts of its own size, how large, and how bright. */
export type MotionPose = {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  readonly opacity?: number;
};
export type Motion = {
  /** Of one round. */
  readonly ms: Millis;
  /** When it has which pose. */
  readonly poses: Readonly<Record<`${number}%`, MotionPose>>;
  /** As many pictures a second are enough for something so slow; without it, each that can be drawn. */
  readonly perSecond?: number;
};

export type MovingProps = {
  readonly size: { readonly width: number; readonly height: number };
  /** How far into its round it begins, from 0 to 1. */
  readonly phase?: number;
  /** Nothing may move: each place has to say so, for an animation without end keeps Detox waiting. */
  readonly stands: boolean;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
};

/** A round of so many poses at equal distances. */
export const rounded = (count: number, poseAt: (part: number) => MotionPose): Motion['poses'] =>
  Object.fromEntries(
    Array.from({ length: count + 1 }, (_, n) => [`${(100 * n) / count}%`, poseAt(n / count)]),
  );

/** A film in which so many pictures follow each other. */
export type Reel = { readonly pictures: number; readonly pictureMs: Millis };

export type FilmProps = {
  /** As large as one picture. */
  readonly picture: { readonly width: number; readonly height: number };
  /** Nothing may move: the first picture stays. */
  readonly stands: boolean;
  readonly children: ReactNode;
};
