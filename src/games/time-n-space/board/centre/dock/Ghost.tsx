import { StyleSheet } from 'react-native';
import Animated, { type SharedValue, useAnimatedStyle } from 'react-native-reanimated';
import { Icon } from '@/ui/Icon';
import { colors, radius } from '@/ui/theme/tokens';
import type { Point } from './useDrag';

type Props = {
  readonly ghost: SharedValue<Point | null>;
  /** Where in the window the hand begins. */
  readonly origin: SharedValue<Point>;
};

const SIZE = 56;
const ABOVE = 34; // the finger that carries it

/** The glass under a finger. */
export function Ghost({ ghost, origin }: Props) {
  const style = useAnimatedStyle(() => {
    const at = ghost.get();
    const { x, y } = origin.get();
    return {
      opacity: at ? 1 : 0,
      transform: [
        { translateX: (at?.x ?? 0) - x - SIZE / 2 },
        { translateY: (at?.y ?? 0) - y - SIZE / 2 - ABOVE },
      ],
    };
  });
  return (
    <Animated.View aria-hidden pointerEvents="none" style={[styles.ghost, style]}>
      <Icon name="hourglass" size={34} color={colors.inkDark} />
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  ghost: {
    position: 'absolute',
    left: 0,
    top: 0,
    width: SIZE,
    height: SIZE,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: radius.round,
    backgroundColor: colors.sand,
  },
});
