import { Gesture } from 'react-native-gesture-handler';
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
  Gesture.Pan()
    .enabled(enabled)
    .minDistance(STARTS)
    .onStart(({ absoluteX: x, absoluteY: y }) => {
      ghost.set({ x, y });
      scheduleOnRN(onLift);
    })
    .onUpdate(({ absoluteX: x, absoluteY: y }) => {
      ghost.set({ x, y });
    })
    .onEnd(({ absoluteX: x, absoluteY: y }) => {
      scheduleOnRN(onLetGo, { x, y });
    })
    .onFinalize(() => {
      ghost.set(null);
    });
