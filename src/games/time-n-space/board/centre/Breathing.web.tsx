import { type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';
import { useComfort } from '@/ui/comfort';
import { BREATH } from './breath';

/** As elsewhere, but by the browser itself: many of them come at one tap, and no script moves them. */
export function Breathing({ style }: { readonly style: StyleProp<ViewStyle> }) {
  const { still } = useComfort();
  return <View aria-hidden pointerEvents="none" style={[style, !still && BREATHING]} />;
}

/** Only browsers know how, so that the types do not. */
const BREATHING = StyleSheet.create({
  breathing: {
    animationKeyframes: [{ from: { opacity: 1 }, to: { opacity: BREATH.least } }],
    animationDuration: `${BREATH.ms}ms`,
    animationTimingFunction: 'ease-in-out',
    animationIterationCount: 'infinite',
    animationDirection: 'alternate',
  } as ViewStyle,
}).breathing;
