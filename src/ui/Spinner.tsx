import { useEffect } from 'react';
import Animated, {
  cancelAnimation,
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withDelay,
  withRepeat,
  withTiming,
} from 'react-native-reanimated';
import { useComfort } from './comfort';
import { Icon } from './Icon';
import { colors, durations } from './theme/tokens';

/** A small glass that turns over again and again while something is loading. */
export function Spinner({ size = 24, color = colors.sand }: { size?: number; color?: string }) {
  const { still } = useComfort();
  const turned = useSharedValue(0);
  useEffect(() => {
    if (still) return undefined;
    const turn = withTiming(180, { duration: durations.move, easing: Easing.inOut(Easing.cubic) });
    turned.set(withRepeat(withDelay(durations.move, turn), -1));
    return () => {
      cancelAnimation(turned);
      turned.set(0);
    };
  }, [still, turned]);
  const turning = useAnimatedStyle(() => ({ transform: [{ rotate: `${turned.get()}deg` }] }));
  return (
    <Animated.View aria-hidden style={[{ width: size, height: size }, turning]}>
      <Icon name="hourglass" size={size} color={color} />
    </Animated.View>
  );
}
