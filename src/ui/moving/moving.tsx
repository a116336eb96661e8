import { View, type ViewStyle } from 'react-native';
import Animated, { type CSSAnimationProperties } from 'react-native-reanimated';
import type { Motion, MovingProps, MotionPose } from './motion';

export const moving = ({ ms, poses }: Motion) =>
  function Moving({ size, phase = 0, stands, style, children }: MovingProps) {
    if (stands) return <View style={style}>{children}</View>;
    const posed = Object.entries<MotionPose>(poses).map(([when, pose]) => [
      when,
      styleOf(pose, size),
    ]);
    const animated: CSSAnimationProperties<ViewStyle> = {
      animationName: Object.fromEntries(posed),
      animationDuration: ms,
      animationDelay: -phase * ms,
      animationIterationCount: 'infinite',
      animationTimingFunction: 'linear',
    };
    return <Animated.View style={[style, animated as ViewStyle]}>{children}</Animated.View>;
  };

const styleOf = (
  { x = 0, y = 0, scale = 1, opacity = 1 }: MotionPose,
  { width, height }: MovingProps['size'],
): ViewStyle => ({
  opacity,
  transform: [{ translateX: x * width }, { translateY: y * height }, { scale }],
});
