import Animated, { type SharedValue, useAnimatedProps } from 'react-native-reanimated';
import { Path } from 'react-native-svg';

const AnimatedPath = Animated.createAnimatedComponent(Path);

type Props = { path: SharedValue<string>; fill: string; stroke: string };

/** A shape that changes without a React render. */
export function SandShape({ path, fill, stroke }: Props) {
  const shape = useAnimatedProps(() => ({ d: path.get() }));
  return <AnimatedPath animatedProps={shape} fill={fill} stroke={stroke} strokeWidth={1.5} />;
}
