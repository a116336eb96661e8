import { useEffect } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import Animated, {
  cancelAnimation,
  Easing,
  useAnimatedStyle,
  useSharedValue,
  withRepeat,
  withTiming,
} from 'react-native-reanimated';
import { useComfort } from '@/ui/comfort';
import { BREATH } from './breath';

/** A light that pulses, or stays lit if motion is off. */
export function Breathing({ style }: { readonly style: StyleProp<ViewStyle> }) {
  const { still } = useComfort();
  const breath = useSharedValue(1);
  useEffect(() => {
    if (still) return undefined;
    const easing = Easing.inOut(Easing.quad);
    breath.set(withRepeat(withTiming(BREATH.least, { duration: BREATH.ms, easing }), -1, true));
    return () => {
      cancelAnimation(breath);
      breath.set(1);
    };
  }, [breath, still]);
  const breathing = useAnimatedStyle(() => ({ opacity: breath.get() }));
  return <Animated.View aria-hidden pointerEvents="none" style={[style, breathing]} />;
}
