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

/** So often in one round of the browser’s: at the end of each it wakes the script, and draws the page anew. */
const TIMES = 20;

function roundOf(steps: Readonly<Record<string, Step>>): object {
  const posed = Object.entries(steps).map(
    ([when, step]) => [parseFloat(when), poseOf(step)] as const,
  );
  const rounds = Array.from({ length: TIMES }, (_, n) =>
    posed.map(([when, pose]) => {
      const isJump = when === 100 && n < TIMES - 1;
      return [`${((100 * n + when) / TIMES - (isJump ? 0.001 : 0)).toFixed(3)}%`, pose] as const;
    }),
  );
  return Object.fromEntries(rounds.flat());
}

function moving(motion: MotionName): ViewStyle {
  const { ms, steps } = MOTIONS[motion];
  // Only browsers know it, so that the types do not.
  return {
    animationKeyframes: [roundOf(steps)],
    animationDuration: `${TIMES * ms}ms`,
    animationIterationCount: 'infinite',
    animationTimingFunction: 'linear',
  } as ViewStyle;
}

const styles = StyleSheet.create({
  falls: moving('falls'),
  leaps: moving('leaps'),
  hops: moving('hops'),
});
