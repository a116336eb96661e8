import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { BREATH } from './breath';

/** Runs as a CSS animation, because one tap can start many lights at once. */
export function Breathing({ style }: { readonly style: StyleProp<ViewStyle> }) {
  const { still } = useComfort();
  return <View aria-hidden pointerEvents="none" style={[style, !still && BREATHING]} />;
}

/** CSS animations exist on the web only, so React Native's types lack them. */
const BREATHING = StyleSheet.create({
  breathing: {
    animationKeyframes: [{ from: { opacity: 1 }, to: { opacity: BREATH.least } }],
    animationDuration: `${BREATH.ms}ms`,
    animationTimingFunction: 'ease-in-out',
    animationIterationCount: 'infinite',
    animationDirection: 'alternate',
  } as ViewStyle,
}).breathing;
