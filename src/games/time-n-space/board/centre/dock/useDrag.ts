import { pan } from '@/ui/gestures';
import type { SharedValue } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

export type Point = { readonly x: number; readonly y: number };
export type Dragged = {
  /** Where in the window a glass is being carried. */
  readonly ghost: SharedValue<Point | null>;
  onLetGo(point: Point): void;
};
type Setting = Dragged & { readonly enabled: boolean; onLift(): void };

const STARTS = 14; // points a finger may tremble in a tap

/** A parked glass can be carried to its symbol, too. */
export const useDrag = ({ enabled, ghost, onLift, onLetGo }: Setting) =>
  pan()
    .enabled(enabled)
    .minDistance(STARTS)
    .onStart(({ absoluteX: x, absoluteY: y }) => {
      'worklet';
      ghost.set({ x, y });
      scheduleOnRN(onLift);
    })
    .onUpdate(({ absoluteX: x, absoluteY: y }) => {
      'worklet';
      ghost.set({ x, y });
    })
    .onEnd(({ absoluteX: x, absoluteY: y }) => {
      'worklet';
      scheduleOnRN(onLetGo, { x, y });
    })
    .onFinalize(() => {
      'worklet';
      ghost.set(null);
    });
