import { StyleSheet, View, type ViewStyle } from 'react-native';
import { type MotionName, MOTIONS, type MovingProps, type Step } from './motions';

/** As elsewhere. The motions are written into the page once: a rule that came later would be looked for everywhere. */
export const Moving = ({ motion, style, children }: MovingProps) => (
  <View style={[style, styles[motion]]}>{children}</View>
);

const poseOf = ({ y, scale, opacity }: Step) => ({
  opacity,
  transform: `translateY(${(100 * y).toFixed(3)}%) scale(${scale})`,
});

function moving(motion: MotionName): ViewStyle {
  const { ms, steps } = MOTIONS[motion];
  const posed = Object.entries<Step>(steps).map(([when, step]) => [when, poseOf(step)]);
  // Only browsers know it, so that the types do not.
  return {
    animationKeyframes: [Object.fromEntries(posed)],
    animationDuration: `${ms}ms`,
    animationIterationCount: 'infinite',
    animationTimingFunction: 'linear',
  } as ViewStyle;
}

const styles = StyleSheet.create({
  falls: moving('falls'),
  leaps: moving('leaps'),
  hops: moving('hops'),
});
