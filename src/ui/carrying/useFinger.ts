import { type RefObject, useMemo, useRef } from 'react';
import type { View } from 'react-native';
import { type SharedValue, useSharedValue } from 'react-native-reanimated';

/** A place in the window. */
export type FingerPoint = { readonly x: number; readonly y: number };
/** The finger that carries something over a ground. */
export type Finger = {
  readonly at: SharedValue<FingerPoint | null>;
  /** Where the ground begins. */
  readonly origin: SharedValue<FingerPoint>;
};
type Ground = { readonly ground: RefObject<View | null>; measure(): void };

/** What is carried is drawn on the ground, which is to be measured as soon as it is laid out. */
export function useFinger(): Ground & { readonly finger: Finger } {
  const ground = useRef<View>(null);
  const at = useSharedValue<FingerPoint | null>(null);
  const origin = useSharedValue<FingerPoint>({ x: 0, y: 0 });
  const finger = useMemo(() => ({ at, origin }), [at, origin]);
  const measure = () => ground.current?.measureInWindow((x, y) => origin.set({ x, y }));
  return { ground, finger, measure };
}
