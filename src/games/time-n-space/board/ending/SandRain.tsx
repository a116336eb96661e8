import { useEffect } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  Easing,
  useAnimatedProps,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import Svg, { Path } from 'react-native-svg';
import { useComfort } from '@/ui/comfort';
import { colors } from '@/ui/theme/tokens';
import { rainPath } from './rain';

const AnimatedPath = Animated.createAnimatedComponent(Path);
const RAIN_MS = 4_500;

/** Sand that falls on the winner and then lies still. All its grains are drawn as one path. */
export function SandRain({ width, height }: { readonly width: number; readonly height: number }) {
  const { still } = useComfort();
  const fallen = useSharedValue(0);
  useEffect(() => {
    if (!still) fallen.set(withTiming(1, { duration: RAIN_MS, easing: Easing.linear }));
  }, [fallen, still]);
  const falling = useAnimatedProps(() => ({
    d: rainPath(fallen.get(), width, height),
    opacity: Math.min(1, 4 * (1 - fallen.get())),
  }));
  if (still) return null;
  return (
    <Svg aria-hidden width={width} height={height} style={styles.rain}>
      <AnimatedPath
        animatedProps={falling}
        stroke={colors.sand}
        strokeWidth={2.4}
        strokeLinecap="round"
      />
    </Svg>
  );
}

const styles = StyleSheet.create({
  rain: { ...StyleSheet.absoluteFillObject, pointerEvents: 'none' },
});
