import type { ViewStyle } from 'react-native';
import Animated, { type CSSAnimationProperties } from 'react-native-reanimated';
import { MOTIONS, type MovingProps, type Step } from './motions';

/** Moves for ever, by the platform itself, so that it costs no frame anything. */
export function Moving({ motion, height, style, children }: MovingProps) {
  const { ms, steps } = MOTIONS[motion];
  const posed = Object.entries<Step>(steps).map(([when, step]) => [when, poseOf(step, height)]);
  const moving: CSSAnimationProperties<ViewStyle> = {
    animationName: Object.fromEntries(posed),
    animationDuration: ms,
    animationIterationCount: 'infinite',
    animationTimingFunction: 'linear',
  };
  return <Animated.View style={[style, moving as ViewStyle]}>{children}</Animated.View>;
}

const poseOf = ({ y, scale, opacity }: Step, height: number): ViewStyle => ({
  opacity,
  transform: [{ translateY: y * height }, { scale }],
});
