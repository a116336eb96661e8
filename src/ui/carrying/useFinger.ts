import { type RefObject, useMemo, useRef } from 'react';
import type { View } from 'react-native';
import { type SharedValue, useSharedValue } from 'react-native-reanimated';

/** A position in window coordinates. */
export type FingerPoint = { readonly x: number; readonly y: number };
/** The finger that carries an item over a surface. */
export type Finger = {
  readonly at: SharedValue<FingerPoint | null>;
  /** The upper left corner of the surface. */
  readonly origin: SharedValue<FingerPoint>;
};
type Ground = { readonly ground: RefObject<View | null>; measure(): void };

/** The carried item is drawn on the surface. Call `measure` whenever the surface is laid out. */
export function useFinger(): Ground & { readonly finger: Finger } {
  const ground = useRef<View>(null);
  const at = useSharedValue<FingerPoint | null>(null);
  const origin = useSharedValue<FingerPoint>({ x: 0, y: 0 });
  const finger = useMemo(() => ({ at, origin }), [at, origin]);
  const measure = () => ground.current?.measureInWindow((x, y) => origin.set({ x, y }));
  return { ground, finger, measure };
}
