import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withSequence,
  withTiming,
} from 'react-native-reanimated';
import { useComfort } from '@/ui/comfort';
import { durations } from '@/ui/theme/tokens';
import type { Box } from './tvSizes';

type Props = { at: Box; testID?: string; children: ReactNode };

/** A part of the screen that glides to its new place, and grows or shrinks on the way. */
export function Glide({ at, testID, children }: Props) {
  const { still } = useComfort();
  const before = useRef(at);
  const from = useSharedValue({ x: 0, y: 0, scale: 1 });
  const [part, seen] = [useSharedValue(1), useSharedValue(1)];
  useLayoutEffect(() => {
    const last = before.current;
    before.current = at;
    if (isSame(last, at)) return;
    if (still) return void seen.set(restarted(durations.fade));
    from.set(between(last, at));
    part.set(restarted(durations.move));
  }, [at, still, from, part, seen]);
  const gliding = useAnimatedStyle(() => {
    const left = 1 - part.get();
    const { x, y, scale } = from.get();
    return {
      opacity: seen.get(),
      transform: [
        { translateX: x * left },
        { translateY: y * left },
        { scale: 1 + (scale - 1) * left },
      ],
    };
  });
  return (
    <Animated.View testID={testID} style={[styles.part, at, gliding]}>
      {children}
    </Animated.View>
  );
}

const restarted = (duration: number) =>
  withSequence(
    withTiming(0, { duration: 0 }),
    withTiming(1, { duration, easing: Easing.inOut(Easing.quad) }),
  );

const isSame = (one: Box, other: Box): boolean =>
  one.left === other.left &&
  one.top === other.top &&
  one.width === other.width &&
  one.height === other.height;

/** The way back from the new middle to the old one. */
const between = (last: Box, now: Box) => ({
  x: last.left + last.width / 2 - (now.left + now.width / 2),
  y: last.top + last.height / 2 - (now.top + now.height / 2),
  scale: last.width / now.width,
});

const styles = StyleSheet.create({ part: { position: 'absolute' } });
