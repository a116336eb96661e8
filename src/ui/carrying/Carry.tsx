import type { ReactNode } from 'react';
import { GestureDetector } from 'react-native-gesture-handler';
import { scheduleOnRN } from 'react-native-worklets';
import { pan } from '../gestures';
import type { Finger, FingerPoint } from './useFinger';

type Props = {
  readonly finger: Finger;
  readonly enabled?: boolean;
  readonly onLift?: () => void;
  readonly onLetGo: (point: FingerPoint) => void;
  /** Follows `onLetGo`, and an interruption that ends the carrying without it. */
  readonly onStop?: () => void;
  readonly testID: string;
  /** Must be a single view. */
  readonly children: ReactNode;
};

const nothing = () => undefined;
const STARTS = 14; // points a finger may move during a tap

/** Wraps an item that a finger can carry to another place. */
export function Carry({ finger, enabled = true, onLetGo, ...rest }: Props) {
  const { onLift = nothing, onStop = nothing } = rest;
  const { at } = finger;
  const gesture = pan()
    .enabled(enabled)
    .minDistance(STARTS)
    .withTestId(rest.testID)
    .onStart(({ absoluteX: x, absoluteY: y }) => {
      'worklet';
      at.set({ x, y });
      scheduleOnRN(onLift);
    })
    .onUpdate(({ absoluteX: x, absoluteY: y }) => {
      'worklet';
      at.set({ x, y });
    })
    .onEnd(({ absoluteX: x, absoluteY: y }) => {
      'worklet';
      scheduleOnRN(onLetGo, { x, y });
    })
    .onFinalize(() => {
      'worklet';
      at.set(null);
      scheduleOnRN(onStop);
    });
  return <GestureDetector gesture={gesture}>{rest.children}</GestureDetector>;
}
