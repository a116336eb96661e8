import { StyleSheet, View, type ViewStyle } from 'react-native';
import type { Motion, MovingProps, MotionPose } from './motion';

/**
 * Writes the motion into the style sheet once: a rule added later makes the browser recompute the
 * styles of the whole page.
 */
export function moving(motion: Motion) {
  const { moves } = StyleSheet.create({ moves: animated(motion) });
  return function Moving({ phase = 0, stands, style, children }: MovingProps) {
    const begun = phase > 0 && ({ animationDelay: `${-phase * motion.ms}ms` } as ViewStyle);
    return <View style={stands ? style : [style, moves, begun]}>{children}</View>;
  };
}

/**
 * A browser wakes the script and repaints at the end of each cycle, so short cycles are repeated
 * within a long one.
 */
const LONG = 3_000;

function animated({ ms, poses, perSecond }: Motion): ViewStyle {
  const times = Math.ceil(LONG / ms);
  const pictures = (perSecond ?? 0) * (ms / 1_000 / (Object.keys(poses).length - 1));
  // Only browsers know these properties, so React Native's types lack them.
  return {
    animationKeyframes: [repeated(poses, times)],
    animationDuration: `${times * ms}ms`,
    animationIterationCount: 'infinite',
    animationTimingFunction: perSecond ? `steps(${Math.ceil(pictures)})` : 'linear',
  } as ViewStyle;
}

function repeated(poses: Motion['poses'], times: number): object {
  const posed = Object.entries(poses).map(([when, pose]) => [parseFloat(when), cssOf(pose)]);
  const rounds = Array.from({ length: times }, (_, n) =>
    posed.map(([when, pose]) => {
      const isJump = when === 100 && n < times - 1;
      return [`${((100 * n + Number(when)) / times - (isJump ? 0.001 : 0)).toFixed(3)}%`, pose];
    }),
  );
  return Object.fromEntries(rounds.flat());
}

const cssOf = ({ x = 0, y = 0, scale = 1, opacity = 1 }: MotionPose) => ({
  opacity,
  transform: `translate(${(100 * x).toFixed(3)}%, ${(100 * y).toFixed(3)}%) scale(${scale})`,
});
