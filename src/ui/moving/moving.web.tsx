import { StyleSheet, View, type ViewStyle } from 'react-native';
import type { Motion, MovingProps, MotionPose } from './motion';

/** As elsewhere. The motion is written into the page once: a rule that came later would be looked for everywhere. */
export function moving(motion: Motion) {
  const { moves } = StyleSheet.create({ moves: animated(motion) });
  return function Moving({ phase = 0, stands, style, children }: MovingProps) {
    const begun = phase > 0 && ({ animationDelay: `${-phase * motion.ms}ms` } as ViewStyle);
    return <View style={stands ? style : [style, moves, begun]}>{children}</View>;
  };
}

/** At the end of each round a browser wakes the script, and draws the page anew: so there are few of them. */
const LONG = 3_000;

function animated({ ms, poses, perSecond }: Motion): ViewStyle {
  const times = Math.ceil(LONG / ms);
  const pictures = (perSecond ?? 0) * (ms / 1_000 / (Object.keys(poses).length - 1));
  // Only browsers know it, so that the types do not.
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
