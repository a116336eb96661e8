import { useMemo } from 'react';
import type { SharedValue } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import { pan } from '@/ui/gestures';
import type { GlassId } from '../../../rules/state';

export type Point = { readonly x: number; readonly y: number };
export type Dropping = {
  /** Where in the window a glass is being carried. */
  readonly ghost: SharedValue<Point | null>;
  /** A glass is let go at this point of the window. */
  onLetGo(glass: GlassId, point: Point): void;
};
type Setting = Dropping & {
  readonly glass: GlassId;
  readonly enabled: boolean;
  lift(glass: GlassId): void;
};

const STARTS = 14; // points a finger may tremble in a tap

/** A parked glass can be carried to its symbol, too. */
export const useDrag = ({ glass, enabled, ghost, lift, onLetGo }: Setting) =>
  useMemo(
    () =>
      pan()
        .enabled(enabled)
        .minDistance(STARTS)
        .onStart(({ absoluteX: x, absoluteY: y }) => {
          'worklet';
          ghost.set({ x, y });
          scheduleOnRN(lift, glass);
        })
        .onUpdate(({ absoluteX: x, absoluteY: y }) => {
          'worklet';
          ghost.set({ x, y });
        })
        .onEnd(({ absoluteX: x, absoluteY: y }) => {
          'worklet';
          scheduleOnRN(onLetGo, glass, { x, y });
        })
        .onFinalize(() => {
          'worklet';
          ghost.set(null);
        }),
    [glass, enabled, ghost, lift, onLetGo],
  );
