import { type ReactNode, useEffect } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withTiming,
} from 'react-native-reanimated';
import type { Millis } from '@/kit/millis';

type WayPoint = { readonly x: number; readonly y: number };

type Props = {
  /** Its middle goes through these points, and takes as long for each leg. */
  readonly way: readonly WayPoint[];
  readonly ms: Millis;
  /** It waits at its first point for so long. */
  readonly waits?: Millis;
  readonly size: number;
  /** How far it rises in the middle of its way, and by which share it grows there. */
  readonly lift?: number;
  readonly swell?: number;
  /** The last share of the way, on which it fades. */
  readonly fades?: number;
  readonly testID?: string;
  readonly children: ReactNode;
};

/** The value at a share of a list, in between its entries. */
function along(values: readonly number[], share: number): number {
  'worklet';
  const at = Math.max(0, Math.min(1, share)) * (values.length - 1);
  const from = values[Math.floor(at)] ?? 0;
  const to = values[Math.ceil(at)] ?? from;
  return from + (to - from) * (at - Math.floor(at));
}

/** A piece that flies over everything, drawn on a surface that it does not touch. */
export function Flying({ way, ms, waits = 0, size, testID, children, ...rest }: Props) {
  const { lift = 0, swell = 0, fades = 0.06 } = rest;
  const gone = useSharedValue(0);
  useEffect(() => {
    const flight = withTiming(1, { duration: ms, easing: Easing.inOut(Easing.cubic) });
    gone.set(withDelay(waits, flight));
  }, [gone, ms, waits]);
  const [xs, ys] = [way.map(({ x }) => x), way.map(({ y }) => y)];
  const style = useAnimatedStyle(() => {
    const share = gone.get();
    const high = Math.sin(share * Math.PI);
    return {
      opacity: Math.min(1, (1 - share) / fades),
      transform: [
        { translateX: along(xs, share) - size / 2 },
        { translateY: along(ys, share) - size / 2 - lift * high },
        { scale: 1 + swell * high },
      ],
    };
  });
  return (
    <Animated.View aria-hidden style={[styles.flying, style]} testID={testID}>
      {children}
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  flying: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
});
