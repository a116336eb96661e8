import { Pressable } from 'react-native';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { useComfort } from '../comfort';
import { durations } from '../theme/tokens';
import type { YieldingProps } from './yieldingProps';

const AnimatedPressable = Animated.createAnimatedComponent(Pressable);

/** A view that shrinks and fades a little while it is pressed. */
export function Yielding({ style, ...rest }: YieldingProps) {
  const { still } = useComfort();
  const down = useSharedValue(0);
  const move = (to: number) => down.set(withTiming(to, { duration: durations.press }));
  const yielding = useAnimatedStyle(() => ({
    opacity: 1 - 0.15 * down.get(),
    transform: [{ scale: 1 - 0.03 * down.get() }],
  }));
  const handlers = still ? {} : { onPressIn: () => move(1), onPressOut: () => move(0) };
  return <AnimatedPressable {...rest} {...handlers} style={[style, yielding]} />;
}
