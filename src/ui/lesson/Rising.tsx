import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, {
  Easing,
  type SharedValue,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import { useComfort } from '../comfort';
import { colors } from '../theme/tokens';

/** Air bubbles that rise once, for a success. */
export function Rising() {
  const { still } = useComfort();
  const up = useSharedValue(0);
  useEffect(() => {
    if (!still) up.set(withTiming(1, { duration: UP_MS, easing: Easing.out(Easing.quad) }));
  }, [up, still]);
  if (still) return null;
  return (
    <View aria-hidden pointerEvents="none" style={StyleSheet.absoluteFill} testID="cheers">
      {BUBBLES.map(bubble => (
        <Air key={bubble.x} up={up} {...bubble} />
      ))}
    </View>
  );
}

type AirProps = {
  readonly up: SharedValue<number>;
  /** A share of the width. */
  readonly x: number;
  readonly size: number;
  readonly high: number;
};

function Air({ up, x, size, high }: AirProps) {
  const style = useAnimatedStyle(() => ({
    opacity: 1 - up.get(),
    transform: [{ translateY: -high * up.get() }, { scale: 0.5 + up.get() }],
  }));
  return (
    <Animated.View
      style={[
        styles.air,
        { left: `${100 * x}%`, width: size, height: size, borderRadius: size / 2 },
        style,
      ]}
    />
  );
}

const UP_MS = 1_900;
const BUBBLES = [
  { x: 0.06, size: 16, high: 170 },
  { x: 0.17, size: 9, high: 240 },
  { x: 0.28, size: 22, high: 190 },
  { x: 0.39, size: 12, high: 280 },
  { x: 0.5, size: 18, high: 230 },
  { x: 0.61, size: 8, high: 300 },
  { x: 0.71, size: 24, high: 180 },
  { x: 0.82, size: 11, high: 260 },
  { x: 0.92, size: 15, high: 200 },
] as const;

const styles = StyleSheet.create({
  air: {
    position: 'absolute',
    top: 0,
    borderWidth: 2,
    borderColor: colors.white,
    backgroundColor: 'rgba(190, 230, 255, 0.35)',
  },
});
