import { useEffect } from 'react';
import { StyleSheet } from 'react-native';
import Animated, {
  cancelAnimation,
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withRepeat,
  withTiming,
} from 'react-native-reanimated';
import { useComfort } from '@/ui/comfort';
import { colors, radius } from '@/ui/theme/tokens';

type Props = { readonly tone?: 'sand' | 'go'; readonly round?: number };

/** A ring of light around what can be touched next. It breathes where things may move. */
export function Glow({ tone = 'sand', round = radius.m }: Props) {
  const { still } = useComfort();
  const breath = useSharedValue(1);
  useEffect(() => {
    if (still) return undefined;
    const easing = Easing.inOut(Easing.quad);
    breath.set(withRepeat(withTiming(0.35, { duration: BREATH_MS, easing }), -1, true));
    return () => {
      cancelAnimation(breath);
      breath.set(1);
    };
  }, [breath, still]);
  const style = useAnimatedStyle(() => ({ opacity: breath.get() }));
  return (
    <Animated.View
      aria-hidden
      pointerEvents="none"
      style={[
        styles.ring,
        { borderRadius: round, borderColor: colors[tone] },
        SHADOWS[tone],
        style,
      ]}
    />
  );
}

const BREATH_MS = 700;
const SHADOWS = {
  sand: { boxShadow: `0 0 14px ${colors.sand}` },
  go: { boxShadow: `0 0 14px ${colors.go}` },
};

const styles = StyleSheet.create({
  ring: { ...StyleSheet.absoluteFillObject, margin: -3, borderWidth: 3 },
});
